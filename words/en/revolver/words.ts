/** Revolver in English. */
import { revolverWords } from '../../revolver/shape.ts';
import { teller } from '../../tell.ts';
import { table } from '../table.ts';
import { cards } from './cards.ts';
import { names } from './names.ts';
import { phrases } from './phrases.ts';
import * as book from './rules.ts';

export const revolver = revolverWords(names, cards, book, phrases, game => teller(table.phrases, game));
