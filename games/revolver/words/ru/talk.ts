/** Revolver in Russian, all that is said at the table. */

import { table } from '../../../../words/ru/table.ts';
import { teller } from '../../../../words/tell.ts';
import { revolverTalk } from '../shape.ts';
import { cards } from './cards.ts';
import { names } from './names.ts';
import { phrases } from './phrases.ts';

export const talk = revolverTalk(names, cards, phrases, game => teller(table.phrases, game));
