/** Steel Bullets in Ukrainian, all that is said at the table. */

import { teller } from '../../../../words/tell.ts';
import { table } from '../../../../words/uk/table.ts';
import { bulletsTalk } from '../shape.ts';
import { named } from './named.ts';
import { phrases } from './phrases.ts';

export const talk = bulletsTalk(named, phrases, game => teller(table.phrases, game));
