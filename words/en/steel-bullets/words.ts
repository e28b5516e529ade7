/** Steel Bullets in English. */
import { bulletsWords } from '../../steel-bullets/shape.ts';
import { teller } from '../../tell.ts';
import { table } from '../table.ts';
import { names } from './names.ts';
import { phrases } from './phrases.ts';
import * as book from './rules.ts';

export const steelBullets = bulletsWords(names, book, phrases, game => teller(table.phrases, game));
