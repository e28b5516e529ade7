/** Random finished games of a player who makes random moves give the same result when the server replays them as *Beat my hand*. */
import { expect, onTestFinished, test } from 'vitest';
import { featOf, isUnfit, playerOf } from '../../bots/feat.ts';
import { randomGame } from '../../bots/testing/against-steady.ts';
import { boxes } from '../../games/index.ts';
import { isFault } from '../../kernel/log.ts';
import { amount } from '../../testing/amount.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { places, sides } from '../people/rating.ts';
import { Examiner } from './examiner.ts';

const settings = [
  ['wright-gang', 3, { rounds: 1 }, 'gunhand'],
  ['steel-bullets', 3, {}, 'gunhand'],
  ['caliber-45', 2, { goal: 200 }, 'gunhand'],
  ['revolver', 2, {}, 'gunhand'],
] as const;

test.each(settings)('%s with %i players, %o, against the %s', async (id, seats, options, name) => {
  // Here time does not matter, and the machine may be busy.
  const examiner = new Examiner(PATIENCE);
  onTestFinished(() => examiner.close());
  const { game, bots } = boxes[id];
  const bot = bots.find(each => each.name === name)!;
  const enough = amount(5, { deep: 250 });
  let finished = 0;
  for (let n = 0; finished < enough; n++) {
    // A random player may never finish.
    if (n > 10 * enough) throw new Error(`of ${n} games ${finished} came to an end`);
    const player = n % seats;
    const chairs = Array.from({ length: seats }, (_, seat) => (seat === player ? null : bot));
    const log = randomGame({ game, options, chairs, seed: `deal ${n}` }, `mood ${n}`);
    if (log === null) continue;
    const feat = featOf(
      game,
      log,
      chairs.map(each => each?.name ?? null),
    );
    if (isFault(feat)) throw new Error(feat.fault);
    // As sent.
    const found = await examiner.examine(JSON.parse(JSON.stringify(feat)));
    if (found === null || isUnfit(found))
      throw new Error(`deal ${n}: ${found === null ? 'no time' : `${found.unfit} at ${found.at}`}`);
    const outcome = log.end!.outcome!;
    const seat = playerOf(feat);
    const side = sides(outcome).findIndex(each => each.includes(seat));
    expect(found).toMatchObject({ points: outcome.score[seat], place: places(outcome)[side] });
    finished++;
  }
});
