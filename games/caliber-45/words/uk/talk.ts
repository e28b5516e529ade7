/** Caliber 45 in Ukrainian, all that is said at the table. */

import { teller } from '../../../../words/tell.ts';
import { table } from '../../../../words/uk/table.ts';
import { caliberTalk } from '../shape.ts';
import { names } from './names.ts';
import { phrases } from './phrases.ts';

export const talk = caliberTalk(names, phrases, game => teller(table.phrases, game));
