/** Wright Brothers' Gang in Ukrainian, all that is said at the table. */
import { teller } from '../../../../words/tell.ts';
import { table } from '../../../../words/uk/table.ts';
import { wrightTalk } from '../shape.ts';
import { names } from './names.ts';
import { phrases } from './phrases.ts';

export const talk = wrightTalk(names, phrases, game => teller(table.phrases, game));
