/** A thread in which feats are played again, bots and all: it is given one, and answers with its deal and what came of it, or with what is wrong. */
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { dealName, type Feat, isUnfit, playerOf, proven, type Unfit } from '../../bots/feat.ts';
import type { Json } from '../../kernel/json.ts';
import { places, sides } from '../people/rating.ts';
import type { Examined } from './examiner.ts';
import { allGames } from './served-games.ts';

// The thread that serves people goes first, as with bots (`thinker.ts`).
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

const examined = (feat: Feat): Examined | Unfit => {
  const served = allGames.get(feat.game);
  if (served === undefined) return { unfit: 'rules', at: 0 };
  const found = proven(served.game, served.bots, feat);
  if (isUnfit(found)) return found;
  const { outcome } = found;
  const seat = playerOf(feat);
  const place = places(outcome);
  const config = served.game.configure(feat.config, feat.chairs.length) as Json;
  return {
    deal: dealName({ ...feat, config }),
    place: place[sides(outcome).findIndex(side => side.includes(seat))]!,
    places: place.length,
    points: outcome.score[seat]!,
  };
};
parentPort!.on('message', (feat: Feat) => {
  try {
    parentPort!.postMessage(examined(feat));
  } catch {
    // Rules that stumble over what nobody could have done.
    parentPort!.postMessage({ unfit: 'refused', at: 0 } satisfies Unfit);
  }
});
