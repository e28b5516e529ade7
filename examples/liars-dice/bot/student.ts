/** A player of Liar's dice that nobody has written: it learned to judge from 600 games between the counter and who does anything (seed "school"). */
import { student as pupil } from '../../../bots/learned/player.ts';
import { isUnfitWeights, readWeights } from '../../../bots/learned/weights.ts';
import type { Bot } from '../../../kernel/bot.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import { liarsDice } from '../game.ts';
import type { Liars } from '../zones.ts';
import { weights } from './weights.ts';

const read = readWeights(weights, liarsDice);
if (isUnfitWeights(read)) throw new Error(`the weights of Liar's dice: ${read.fault}`);
export const student: Bot<KindsOf<Liars>> = pupil(liarsDice, read);
