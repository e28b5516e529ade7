/** Random play of the benchmark: it ends, is the same for the same seed, and can be replayed without choosing. */
import { describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import { roulette } from '../../testing/roulette/game.ts';
import { bytesPerTable, choose, measureInputs } from './measure.ts';
import { playOut, setUp } from './play.ts';

const all = [...Object.values(games), roulette] as unknown as Game<Kinds>[];

describe.each(all.map(game => [game.id, game] as const))('%s', (_, game) => {
  const [fewest, most] = game.seats;
  test('is played to its end with any number of seats, in the same way for the same seed', () => {
    for (let seats = fewest; seats <= most; seats++) {
      const played = playOut(game, seats, `test ${seats}`);
      expect(game.outcome(played.end)).not.toBeNull();
      expect(playOut(game, seats, `test ${seats}`).inputs).toEqual(played.inputs);
      let table = setUp(game, played);
      for (const input of played.inputs) table = game.next(table, input) as Kinds['Table'];
      expect(table).toEqual(played.end);
    }
  });
  test('gives figures', () => {
    const { rounds, gamesPerSecond } = choose(game, { seats: [fewest], inputs: 20, rounds: 2 });
    const made = rounds.flatMap(played => played.flatMap(({ inputs }) => inputs)).length;
    expect([gamesPerSecond > 0, rounds.length, made >= 2 * 20]).toEqual([true, 2, true]);
    for (const way of ['search', 'kept'] as const) expect(measureInputs(game, rounds, way, 0)).toBeGreaterThan(0);
    expect(bytesPerTable([{ game, seats: [most] }], 10)).not.toBeNaN();
  });
});
