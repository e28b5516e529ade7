/** Steel Bullets in Russian, all that is said at the table. */
import { bulletsTalk } from '../../steel-bullets/shape.ts';
import { teller } from '../../tell.ts';
import { table } from '../table.ts';
import { names } from './names.ts';
import { phrases } from './phrases.ts';

export const talk = bulletsTalk(names, phrases, game => teller(table.phrases, game));
