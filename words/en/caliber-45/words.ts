/** Caliber 45 in English. */
import { caliberWords } from '../../caliber-45/shape.ts';
import { teller } from '../../tell.ts';
import { table } from '../table.ts';
import { names } from './names.ts';
import { phrases } from './phrases.ts';
import * as book from './rules.ts';

export const caliber45 = caliberWords(names, book, phrases, game => teller(table.phrases, game));
