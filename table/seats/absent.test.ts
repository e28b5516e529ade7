/** What an absent guest should be told, and what they already know. */
import { expect, test } from 'vitest';
import type { Move } from '../../kernel/seat.ts';
import { TableActor } from '../actor.ts';
import { TestGuest, TestRuntime } from '../testing/runtime.ts';
import { ask, type Furnished, game, headerFor, keepers, started } from '../testing/table.ts';

const options = { rounds: 2, first: 0 };
const told = ({ runtime }: Furnished) => runtime.missed.map(({ guest, why }) => `${guest} ${why}`);
const does = async ({ runtime, table }: Furnished, guest: TestGuest, verb: string, seq: number): Promise<void> => {
  const move = guest.last('update')!.update.moves!.find(each => each.do === verb) as Move;
  await ask(table, guest, runtime, { ask: 'move', seq, move });
};

test('an absent player who is asked is told once, for as long as they are asked and away', async () => {
  const at = await started(['ann', 'ben'], 2, { options });
  const { table, runtime } = at;
  const [ann, ben] = at.guests as [TestGuest, TestGuest];
  await table.leave(ben);
  expect(told(at)).toEqual([]);
  await does(at, ann, 'discard', 0);
  expect(told(at)).toEqual(['ben move']);
  const { still } = runtime.missed[0]!;
  expect(still()).toBe(true);
  // Whatever else happens, it is the same question.
  await table.enter(new TestGuest('eve'), null);
  expect(told(at)).toEqual(['ben move']);
  await table.enter(ben, null);
  expect(still()).toBe(false);
});
test('a player who leaves while asked already knows; a player not asked is told nothing', async () => {
  const at = await started(['ann', 'ben'], 2, { options });
  await at.table.leave(at.guests[0]!);
  await at.runtime.pass(1000);
  await at.table.leave(at.guests[1]!);
  expect(told(at)).toEqual([]);
});
test('a player is not told of moves that a bot makes for them', async () => {
  const at = await started(['ann', 'ben'], 2, { options });
  const [ann, ben] = at.guests as [TestGuest, TestGuest];
  await at.table.leave(ben);
  await at.runtime.pass(40_000);
  expect(ann.last('table')!.table.chairs[1]!.held).toBe(true);
  await does(at, ann, 'discard', 0);
  expect(told(at)).toEqual([]);
});
test('an absent player or host is told when a guest sits down', async () => {
  const runtime = new TestRuntime();
  const table = new TableActor(game, keepers, runtime, headerFor(3));
  const [ann, ben, cat] = ['ann', 'ben', 'cat'].map(name => new TestGuest(name)) as [TestGuest, TestGuest, TestGuest];
  const at = { runtime, table, guests: [ann, ben, cat] };
  for (const guest of at.guests) await table.enter(guest, null);
  await ask(table, ben, runtime, { ask: 'sit', seat: null });
  expect(told(at)).toEqual([]);
  for (const guest of [ann, ben]) await table.leave(guest);
  await ask(table, cat, runtime, { ask: 'sit', seat: 0 });
  expect(told(at)).toEqual([]);
  await ask(table, cat, runtime, { ask: 'sit', seat: null });
  expect(told(at)).toEqual(['ann sat', 'ben sat']);
  await table.enter(ann, null);
  expect(runtime.missed.map(({ still }) => still())).toEqual([false, true]);
});
