/** Caliber 45 in English, all that is said at the table. */
import { caliberTalk } from '../../caliber-45/shape.ts';
import { teller } from '../../tell.ts';
import { table } from '../table.ts';
import { names } from './names.ts';
import { phrases } from './phrases.ts';

export const talk = caliberTalk(names, phrases, game => teller(table.phrases, game));
