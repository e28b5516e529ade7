/** A thread in which feats are played again, bots and all: it is given one, and answers with its deal and what came of it, or with what is wrong. */
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Feat, Unfit } from '../../bots/feat.ts';
import { editionOf } from './editions.ts';
import { examined } from './examined.ts';
import { allGames } from './served-games.ts';

// The thread that serves people goes first, as with bots (`thinker.ts`).
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

parentPort!.on('message', async (feat: Feat) => {
  try {
    parentPort!.postMessage(await examined(feat, allGames, editionOf));
  } catch {
    // Rules that stumble over what nobody could have done, or whose file is missing.
    parentPort!.postMessage({ unfit: 'refused', at: 0 } satisfies Unfit);
  }
});
