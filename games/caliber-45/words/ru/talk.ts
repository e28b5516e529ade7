/** Caliber 45 in Russian, all that is said at the table. */

import { table } from '../../../../words/ru/table.ts';
import { teller } from '../../../../words/tell.ts';
import { caliberTalk } from '../shape.ts';
import { names } from './names.ts';
import { phrases } from './phrases.ts';

export const talk = caliberTalk(names, phrases, game => teller(table.phrases, game));
