/** Wright Brothers' Gang in Ukrainian. */
import { teller } from '../../tell.ts';
import { wrightWords } from '../../wright-gang/shape.ts';
import { table } from '../table.ts';
import { names } from './names.ts';
import { phrases } from './phrases.ts';
import * as book from './rules.ts';

export const wrightGang = wrightWords(names, book, phrases, game => teller(table.phrases, game));
