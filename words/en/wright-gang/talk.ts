/** Wright Brothers' Gang in English, all that is said at the table. */
import { teller } from '../../tell.ts';
import { wrightTalk } from '../../wright-gang/shape.ts';
import { table } from '../table.ts';
import { names } from './names.ts';
import { phrases } from './phrases.ts';

export const talk = wrightTalk(names, phrases, game => teller(table.phrases, game));
