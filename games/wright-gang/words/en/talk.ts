/** Wright Brothers' Gang in English, all that is said at the table. */

import { table } from '../../../../words/en/table.ts';
import { teller } from '../../../../words/tell.ts';
import { wrightTalk } from '../shape.ts';
import { names } from './names.ts';
import { phrases } from './phrases.ts';

export const talk = wrightTalk(names, phrases, game => teller(table.phrases, game));
