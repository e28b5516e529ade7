/** Steel Bullets in English, all that is said at the table. */

import { table } from '../../../../words/en/table.ts';
import { teller } from '../../../../words/tell.ts';
import { bulletsTalk } from '../shape.ts';
import { named } from './named.ts';
import { phrases } from './phrases.ts';

export const talk = bulletsTalk(named, phrases, game => teller(table.phrases, game));
