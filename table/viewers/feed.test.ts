/** The cost of joining: however long a game has been, only a little of it is replayed. */
import { expect, test } from 'vitest';
import type { Game, Kinds } from '../../kernel/game.ts';
import type { Update } from '../../wire/protocol.ts';
import { TableActor } from '../actor.ts';
import { TestGuest, TestRuntime } from '../testing/runtime.ts';
import { ask, game, headerFor, keepers } from '../testing/table.ts';

const MOST_PLAYED_AGAIN = 48;
const updates = (guest: TestGuest): Update[] =>
  guest.heard.flatMap(told => (told.tell === 'update' || told.tell === 'cue' ? [told.update] : []));

/** Bots play while Ann watches, until the log is long enough; every input played, for any reason, is counted. */
const longGame = async () => {
  let played = 0;
  const counting: Game<Kinds> = {
    ...game,
    play: (table, input) => {
      played++;
      return game.play(table, input);
    },
  };
  const runtime = new TestRuntime();
  const table = new TableActor(counting, keepers, runtime, headerFor(3, { options: { rounds: 5 } }));
  const ann = new TestGuest('ann');
  await table.enter(ann, null);
  await ask(table, ann, runtime, { ask: 'sit', seat: 0 });
  for (const seat of [1, 2]) await ask(table, ann, runtime, { ask: 'arrange', how: { change: 'bot', seat, bot: 'gunhand' } });
  await ask(table, ann, runtime, { ask: 'ready', ready: true });
  await ask(table, ann, runtime, { ask: 'start' });
  // A bot stands in for Ann, and Eve watches.
  const eve = new TestGuest('eve');
  await table.enter(eve, null);
  await table.leave(ann);
  for (let i = 0; i < 600 && runtime.log.length < 110; i++) await runtime.pass(1000);
  expect(runtime.log.length).toBeGreaterThanOrEqual(110);
  const costOf = async (act: () => Promise<unknown>): Promise<number> => {
    const before = played;
    await act();
    return played - before;
  };
  return { runtime, table, eve, costOf, counting };
};

test('a guest who joins, or returns after long, is told the end of the story and the current state', async () => {
  const { table, eve, costOf } = await longGame();
  for (const since of [null, { game: 1, n: 0 }]) {
    const late = new TestGuest('late');
    expect(await costOf(() => table.enter(late, since))).toBe(0);
    expect(late.last('story')!.lines.length).toBeGreaterThan(0);
    expect(updates(late)).toEqual([{ ...updates(eve).at(-1)!, tellings: [], facts: [] }]);
  }
});

test('a guest who returns after a moment is told exactly what they missed', async () => {
  const { table, eve, costOf } = await longGame();
  const told = updates(eve);
  const { n } = told.at(-1)!;
  const late = new TestGuest('late');
  const cost = await costOf(() => table.enter(late, { game: 1, n: n - 10 }));
  expect(updates(late)).toEqual(told.slice(-10));
  expect(cost).toBeGreaterThan(0);
  expect(cost).toBeLessThanOrEqual(MOST_PLAYED_AGAIN);
  expect(late.last('story')).toBeUndefined();
});

test('after a reload the numbers are the same, and the replay is made only for the first guest', async () => {
  const { runtime, table, eve, costOf, counting } = await longGame();
  await table.stop();
  const again = new TableActor(counting, keepers, runtime, table.header);
  await again.recall(runtime.log);
  const [first, second] = [new TestGuest('first'), new TestGuest('second')];
  const told = updates(eve);
  await again.enter(first, { game: 1, n: told.at(-1)!.n - 3 });
  expect(updates(first)).toEqual(told.slice(-3));
  expect(await costOf(() => again.enter(second, null))).toBe(0);
  expect(updates(second)[0]!.n).toBe(told.at(-1)!.n);
});
