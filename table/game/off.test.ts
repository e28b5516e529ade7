/** Games that end without an outcome: an endless one, and one whose rules have changed since it began and were not kept. */
import { expect, test } from 'vitest';
import type { Game, Kinds } from '../../kernel/game.ts';
import { TableActor } from '../actor.ts';
import { MOST_INPUTS } from '../play/in-play.ts';
import type { Edition } from '../runtime.ts';
import { TestGuest, TestRuntime } from '../testing/runtime.ts';
import { ask, game, headerFor, keepers, started } from '../testing/table.ts';

/** A game in which no move changes anything. */
const endless: Game<Kinds> = { ...game, play: table => ({ table, told: () => [], facts: [] }) };
const newer: Game<Kinds> = { ...game, version: game.version + 1 };
const pass = { do: 'pass' };

const begin = async (table: TableActor, runtime: TestRuntime, guests: readonly TestGuest[]): Promise<void> => {
  for (const guest of guests) await ask(table, guest, runtime, { ask: 'ready', ready: true });
  await ask(table, guests[0]!, runtime, { ask: 'start' });
};

test('an endless game is called off: there is no winner, and the next may begin', async () => {
  const runtime = new TestRuntime();
  const table = new TableActor(endless, keepers, runtime, headerFor(2));
  const guests = [new TestGuest('ann'), new TestGuest('ben')] as const;
  for (const [seat, guest] of guests.entries()) {
    await table.enter(guest, null);
    await ask(table, guest, runtime, { ask: 'sit', seat });
  }
  await begin(table, runtime, guests);
  const [ann, ben] = guests;
  const move = (guest: TestGuest, seq: number) => table.ask(guest, { id: 0, ask: 'move', table: 'TEST', seq, move: pass } as never);
  for (let seq = 1; seq < MOST_INPUTS; seq++) {
    await move(ann, seq);
    if (seq === MOST_INPUTS / 2)
      expect(await ask(table, ann, runtime, { ask: 'undo', seq: MOST_INPUTS })).toMatchObject({ rule: 'table:undo' });
  }
  expect(table.header.status).toBe('playing');
  expect(await move(ben, 1)).toEqual({});
  expect(table.header.status).toBe('gathering');
  expect(runtime.log.at(-1)).toEqual({ off: 'long' });
  expect(runtime.results).toEqual([]);
  expect(ben.last('table')!.table).toMatchObject({ status: 'gathering', off: 'long', gameNumber: 2 });
  const { commitment } = ben.last('table')!.table;
  await begin(table, runtime, guests);
  expect(ben.last('table')!.table).toMatchObject({ status: 'playing', gameNumber: 2, commitment });
  expect(ben.last('table')!.table.off).toBeUndefined();
  expect(runtime.log.filter(entry => 'start' in entry).map(entry => entry.start.game)).toEqual([1, 2]);
});

test('a game in progress whose rules have changed is called off when its table is loaded', async () => {
  const { runtime, table, guests } = await started(['ann', 'ben'], 2);
  await table.stop();
  const again = new TableActor(newer, keepers, runtime, table.header);
  await again.recall(runtime.log);
  expect(again.header.status).toBe('gathering');
  expect(runtime.log.at(-1)).toEqual({ off: 'rules' });
  for (const guest of guests) await again.enter(guest, { game: 1, n: 1 });
  expect(guests[1]!.last('table')!.table).toMatchObject({ status: 'gathering', off: 'rules', you: 1, gameNumber: 2 });
  // It is called off only once, however often it is loaded.
  const rows = runtime.log.length;
  const third = new TableActor(newer, keepers, runtime, again.header);
  await third.recall(runtime.log);
  expect(runtime.log.length).toBe(rows);
  for (const guest of guests) await third.enter(guest, null);
  expect(guests[1]!.last('table')!.table.off).toBe('rules');
  await begin(third, runtime, guests);
  expect(third.header.status).toBe('playing');
});

/** A runtime that has kept the old rules. */
class Keeping extends TestRuntime {
  readonly asked: number[] = [];
  async edition(rules: number): Promise<Edition | null> {
    this.asked.push(rules);
    return rules === game.version ? { game, bots: keepers } : null;
  }
}
test('a game whose rules were kept continues with them, and the next one uses the current rules', async () => {
  const { runtime: before, table, guests } = await started(['ann', 'ben'], 2);
  await ask(table, guests[0]!, before, { ask: 'move', seq: 1, move: pass });
  await table.stop();
  const runtime = new Keeping();
  runtime.log.push(...before.log);
  const over: Game<Kinds> = {
    ...newer,
    setup: () => {
      throw new Error('not by these rules');
    },
    outcome: () => null,
  };
  const again = new TableActor(over, keepers, runtime, table.header);
  await again.recall(runtime.log);
  expect(runtime.asked).toEqual([game.version]);
  for (const guest of guests) await again.enter(guest, null);
  expect(guests[1]!.last('table')!.table).toMatchObject({ status: 'playing', rules: game.version, gameNumber: 1 });
  await again.ask(guests[1]!, { id: 0, ask: 'move', table: 'TEST', seq: 1, move: pass } as never);
  expect(runtime.log.at(-1)).toMatchObject({ in: { seat: 1, move: pass } });
  await again.stop();
  // Rules that were not kept: the game is called off as before.
  const forgotten = new TableActor(newer, keepers, new TestRuntime(), table.header);
  await forgotten.recall(before.log);
  expect(forgotten.header.status).toBe('gathering');
});

test('a table whose last game used older rules opens for the next one', async () => {
  const { runtime, table } = await started(['ann', 'ben'], 2);
  await table.stop();
  const rows = runtime.log.length;
  const again = new TableActor(newer, keepers, runtime, { ...table.header, status: 'over' });
  await again.recall(runtime.log);
  expect(again.header.status).toBe('gathering');
  expect(runtime.log.length).toBe(rows);
});

test('reading a log yields to others, however long it is', async () => {
  const { runtime, table, guests } = await started(['ann', 'ben'], 2);
  for (let seq = 0; seq < 100; seq++) await ask(table, guests[seq % 2]!, runtime, { ask: 'move', seq, move: pass });
  await table.stop();
  let [played, longest] = [0, 0];
  const counting: Game<Kinds> = {
    ...game,
    play: (at, input) => {
      longest = Math.max(longest, ++played);
      return game.play(at, input);
    },
  };
  class Breathing extends TestRuntime {
    override async breathe(): Promise<void> {
      played = 0;
    }
  }
  await new TableActor(counting, keepers, new Breathing(), table.header).recall(runtime.log);
  expect(runtime.log.length).toBeGreaterThan(64);
  expect(longest).toBeLessThanOrEqual(32);
});
