/** A thread that replays feats, bots included: it takes one, and answers with its deal and result, or with its fault. */
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Feat, Unfit } from '../../bots/feat.ts';
import { editionOf } from './editions.ts';
import { examined } from './examined.ts';
import { allGames } from './served-games.ts';

// The serving thread has priority, as with bots (`thinker.ts`).
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

parentPort!.on('message', async (feat: Feat) => {
  try {
    parentPort!.postMessage(await examined(feat, allGames, editionOf));
  } catch {
    // Rules that fail on impossible input, or whose file is missing.
    parentPort!.postMessage({ unfit: 'refused', at: 0 } satisfies Unfit);
  }
});
