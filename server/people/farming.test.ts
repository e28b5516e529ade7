/**
 * What a player gains from puppet guests who lose to them, day by day: the real rule on a real database. A farmer with one or two puppets
 * gains nothing; with any number of them, at most the gain of ten games a day, and only from those who have played with three
 * others, for as long as they are a match.
 */
import { expect, test } from 'vitest';
import type { Outcome } from '../../kernel/game.ts';
import { RATED_LIMITS } from '../../wire/rated.ts';
import type { Result } from '../store/shape/results.ts';
import type { Store } from '../store/store.ts';
import { furnished, here, take, withBothDatabases } from '../store/testing/databases.ts';
import { places, ratingRule } from './rating.ts';
import { almostCertain, fresh } from './skill.ts';

const DAY = 24 * 60 * 60 * 1000;
const FARMER = 'farmer';

/** Games of two at one open table with a clock, one after another. */
class Farm {
  readonly #store: Store;
  readonly #fence: number;
  #games = 0;
  day = 1;

  constructor(store: Store, fence: number) {
    this.#store = store;
    this.#fence = fence;
  }
  /** The first wins. */
  async beats(winner: string, loser: string): Promise<void> {
    const n = ++this.#games;
    const outcome: Outcome = { score: [1, 0], winners: [0], endings: [] };
    const place = places(outcome);
    const endedAt = this.day * DAY + n;
    const result: Result = {
      id: `g${n}`,
      tableId: 't',
      game: 'duel',
      rules: '1',
      firstSeq: n,
      lastSeq: n,
      startedAt: endedAt - 1,
      endedAt,
      visibility: 'open',
      terms: 'rated',
      seats: [winner, loser].map((id, seat) => ({
        seat,
        player: { kind: 'guest', id },
        name: id,
        score: outcome.score[seat]!,
        place: place[seat]!,
        team: null,
      })),
    };
    await this.#store.results.record(this.#fence, result, ratingRule(result, { outcome, races: [] }));
  }
  /** The score used by the ladder, and the number of counted games. */
  async farmer(): Promise<{ readonly certain: number; readonly games: number }> {
    const [own] = await this.#store.ratings.ofPlayer({ kind: 'guest', id: FARMER });
    return { certain: almostCertain(own ?? fresh), games: own?.games ?? 0 };
  }
}

withBothDatabases(databases => {
  const farm = async (): Promise<Farm> => {
    const { store } = await furnished(databases, ['t']);
    return new Farm(store, await take(store, 't', here));
  };

  test.each([1, 2])('with %i puppets, nothing, however long', async n => {
    const own = await farm();
    for (; own.day <= 3; own.day++) for (let game = 0; game < 12; game++) await own.beats(FARMER, `puppet ${game % n}`);
    expect(await own.farmer()).toEqual({ certain: almostCertain(fresh), games: 0 });
  });

  test('with new puppets for every game, nothing either', async () => {
    const own = await farm();
    for (let game = 0; game < 40; game++) await own.beats(FARMER, `puppet ${game}`);
    expect(await own.farmer()).toEqual({ certain: almostCertain(fresh), games: 0 });
  });

  test('with a ring of puppets that play each other first: fewer than ten games a day, and soon nothing, since they are no match', async () => {
    const own = await farm();
    const ring = Array.from({ length: 12 }, (_, i) => `puppet ${i}`);
    for (const by of [1, 2]) for (const [i, one] of ring.entries()) await own.beats(one, ring[(i + by) % ring.length]!);
    const stood = [await own.farmer()];
    for (let days = 0; days < 5; days++) {
      own.day++;
      for (const puppet of [...ring, ...ring]) await own.beats(FARMER, puppet);
      stood.push(await own.farmer());
    }
    const games = stood.slice(1).map((now, i) => now.games - stood[i]!.games);
    expect(Math.max(...games)).toBeLessThanOrEqual(RATED_LIMITS.each);
    expect(games.at(-1)).toBe(0);
    expect(stood.at(-1)!.certain).toBeLessThan(fresh.mu);
  });
});
