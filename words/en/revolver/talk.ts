/** Revolver in English, all that is said at the table. */
import { revolverTalk } from '../../revolver/shape.ts';
import { teller } from '../../tell.ts';
import { table } from '../table.ts';
import { cards } from './cards.ts';
import { names } from './names.ts';
import { phrases } from './phrases.ts';

export const talk = revolverTalk(names, cards, phrases, game => teller(table.phrases, game));
