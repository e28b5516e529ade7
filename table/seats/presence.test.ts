/** Presence at the table: arrivals, departures, removals, and what is withheld from a viewer for how long. */
import { expect, test } from 'vitest';
import type { Game, Kinds } from '../../kernel/game.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { quickdraw } from '../../testing/toys/quickdraw.ts';
import { TableActor } from '../actor.ts';
import { TestGuest, TestRuntime } from '../testing/runtime.ts';
import { ask, type Furnished, game, headerFor, keepers, started } from '../testing/table.ts';
import { emptyTable } from './seating.ts';

const updates = (guest: TestGuest) =>
  guest.heard.flatMap(told => (told.tell === 'update' || told.tell === 'cue' ? [told.update] : []));
const sit = (table: TableActor, guest: TestGuest, runtime: TestRuntime) => ask(table, guest, runtime, { ask: 'sit', seat: null });
const refused = async (answer: Promise<object>): Promise<string | null> => {
  const given = await answer;
  return isRefusal(given) ? given.rule : null;
};
/** The seat that is asked makes its first legal move. */
const turn = async ({ runtime, table, guests }: Furnished, seq: number): Promise<void> => {
  for (const guest of guests) {
    const now = updates(guest).at(-1)!;
    const verb = now.offers.find(offer => offer.question !== null)?.do;
    if (verb !== undefined)
      await ask(table, guest, runtime, { ask: 'move', seq, move: now.moves!.find(move => move.do === verb)! });
  }
  await runtime.pass(10);
};

test('a second page of the same guest replaces the first, which is told', async () => {
  const { runtime, table, guests } = await started(['ann', 'ben'], 2);
  const again = new TestGuest('ann');
  await table.enter(again, null);
  expect(guests[0]!.last('gone')).toEqual({ tell: 'gone', table: 'TEST', why: 'opened elsewhere' });
  const before = guests[0]!.heard.length;
  await turn({ runtime, table, guests: [again, guests[1]!] }, 0);
  expect(guests[0]!.heard).toHaveLength(before);
  await table.leave(guests[0]!);
  expect(again.last('table')!.table.chairs[0]!.connected).toBe(true);
});

test('the rail sees what is public, later if the table says so, and misses nothing', async () => {
  const { runtime, table, guests } = await started(['ann', 'ben'], 2, { railDelay: 60 });
  const [early, late] = [new TestGuest('eve'), new TestGuest('lou')];
  await table.enter(early, null);
  for (let i = 0; i < 6; i++) {
    await turn({ runtime, table, guests }, i);
    await runtime.pass(1000);
  }
  expect(updates(early).map(update => update.n)).toEqual([0]);
  expect(early.last('update')!.clocks.deadlines).toEqual([null, null]);
  await runtime.pass(57_000);
  await table.enter(late, null);
  const seen = updates(late)[0]!.n;
  expect(seen).toBe(updates(early).at(-1)!.n);
  expect(seen).toBeLessThan(updates(guests[0]!).at(-1)!.n);
  await runtime.pass(60_000);
  const all = updates(early).map(update => update.n);
  expect(all).toEqual(all.map((_, i) => i));
  expect(updates(late).map(update => update.n)).toEqual(all.slice(seen));
  for (const update of updates(early)) {
    expect(update.offers).toEqual([]);
    expect((update.view.zones['hand'] as (string | null)[][]).flat().every(face => face === null)).toBe(true);
  }
});

test('time stands still at an empty table, and goes on when a guest comes', async () => {
  const { runtime, table, guests } = await started(['ann'], 2, { time: { kind: 'timed', decision: 10, bank: 0 } });
  const before = runtime.log.length;
  await table.leave(guests[0]!);
  await runtime.pass(3_600_000);
  expect(runtime.log.length).toBe(before);
  const back = new TestGuest('ann');
  await table.enter(back, null);
  const { now, deadlines } = back.last('update')!.clocks;
  if (deadlines[0] !== null) expect(deadlines[0]! - now).toBe(10_000);
  await runtime.pass(60_000);
  expect(runtime.log.length).toBeGreaterThan(before);
});

test('a bot stands in for a player who is away for too long, and a host is succeeded; their next move takes the seat back', async () => {
  const { runtime, table, guests } = await started(['ann', 'ben', 'cid'], 3);
  const [ann, ben] = guests;
  await table.leave(ann!);
  await runtime.pass(29_000);
  expect(ben!.last('table')!.table).toMatchObject({ host: 'ann', chairs: [{ connected: false, held: false }, {}, {}] });
  await runtime.pass(2000);
  expect(ben!.last('table')!.table).toMatchObject({ host: 'ben', chairs: [{ connected: false, held: true }, {}, {}] });
  const back = new TestGuest('ann');
  await table.enter(back, null);
  expect(ben!.last('table')!.table).toMatchObject({ host: 'ben', chairs: [{ connected: true, held: false }, {}, {}] });
});

test('a player who is sent away may watch but not sit down; one who was only absent may', async () => {
  const runtime = new TestRuntime();
  const table = new TableActor(game, keepers, runtime, headerFor(3, { seating: emptyTable('ann', 3) }));
  const [ann, ben, cid] = [new TestGuest('ann'), new TestGuest('ben'), new TestGuest('cid')];
  for (const guest of [ann, ben, cid]) {
    await table.enter(guest, null);
    await sit(table, guest, runtime);
  }
  expect(await refused(ask(table, ben, runtime, { ask: 'arrange', how: { change: 'kick', seat: 0 } }))).toBe('seat:host');
  await ask(table, ann, runtime, { ask: 'arrange', how: { change: 'kick', seat: 1 } });
  expect(ben.last('gone')).toMatchObject({ why: 'kicked' });
  await table.leave(cid);
  await ask(table, ann, runtime, { ask: 'arrange', how: { change: 'kick', seat: 2 } });
  for (const guest of [ben, cid]) await table.enter(guest, null);
  expect(await refused(sit(table, ben, runtime))).toBe('seat:barred');
  expect(await refused(sit(table, cid, runtime))).toBeNull();
});

test('a seat cleared in mid-game is played by a bot to the end, and its player sees only what the rail sees', async () => {
  const { runtime, table, guests } = await started(['ann', 'ben'], 2);
  await ask(table, guests[0]!, runtime, { ask: 'arrange', how: { change: 'kick', seat: 1 } });
  expect(table.header.seating.chairs[1]).toEqual({ kind: 'bot', bot: 'sharpshooter' });
  const before = runtime.log.length;
  for (let i = 0; i < 3; i++) {
    await turn({ runtime, table, guests: [guests[0]!] }, i);
    await runtime.pass(5000);
  }
  expect(runtime.log.length).toBeGreaterThan(before + 3);
  const ben = new TestGuest('ben');
  await table.enter(ben, null);
  expect(ben.last('table')!.table.you).toBeNull();
  expect(updates(ben).at(-1)!.offers).toEqual([]);
  expect(await refused(ask(table, ben, runtime, { ask: 'move', seq: 99, move: { do: 'pass' } }))).toBe('seat:rail');
});

test('a table that stopped between its last input and the end ends its game when loaded', async () => {
  const { runtime, table, guests } = await started(['ann'], 2, { options: { rounds: 1 } });
  for (let i = 0; i < 400 && table.header.status === 'playing'; i++) {
    const now = updates(guests[0]!).at(-1)!;
    if (now.offers.some(offer => offer.do === 'slap')) await ask(table, guests[0]!, runtime, { ask: 'press', claim: 200 });
    else await turn({ runtime, table, guests }, i);
    await runtime.pass(2000);
  }
  expect(runtime.results).toHaveLength(1);
  const after = new TestRuntime('another');
  const again = new TableActor(game, keepers, after, { ...table.header, status: 'playing' });
  await again.recall(runtime.log);
  await after.settle();
  expect(again.header.status).toBe('over');
  expect(after.results[0]?.outcome).toEqual(runtime.results[0]!.outcome);
  expect(after.headers.at(-1)?.status).toBe('over');
});

test('a table whose game had just begun is playing when loaded', async () => {
  const { runtime, table } = await started(['ann'], 2);
  const again = new TableActor(game, keepers, runtime, { ...table.header, status: 'gathering' });
  await again.recall(runtime.log.slice(0, 1));
  expect(again.header.status).toBe('playing');
});

test('a failed job breaks the table, and no job runs after it', async () => {
  const { runtime, table, guests } = await started(['ann', 'ben'], 2);
  const asked = guests.find(guest => (updates(guest).at(-1)!.moves ?? []).length > 0)!;
  const [move] = updates(asked).at(-1)!.moves!;
  runtime.failing = new Error('the disk is full');
  await expect(ask(table, asked, runtime, { ask: 'move', seq: 0, move })).rejects.toThrow('the disk is full');
  runtime.failing = null;
  await expect(ask(table, guests[1]!, runtime, { ask: 'say', text: 'anybody here?' })).rejects.toThrow('the disk is full');
  expect(runtime.broke).toHaveLength(1);
});

test('a stopped table answers earlier requests only', async () => {
  const { runtime, table, guests } = await started(['ann', 'ben'], 2);
  const asked = ask(table, guests[0]!, runtime, { ask: 'say', text: 'hello' });
  await table.stop();
  expect(await asked).toEqual({});
  expect(await refused(ask(table, guests[0]!, runtime, { ask: 'say', text: 'hello?' }))).toBe('table:closing');
});

test('standing moves are listed on request', async () => {
  const { runtime, table, guests } = await started(['ann', 'ben'], 2);
  const unasked = guests.find(guest =>
    updates(guest)
      .at(-1)!
      .offers.every(offer => offer.question === null),
  )!;
  for (const guest of guests)
    expect(
      updates(guest)
        .at(-1)!
        .moves!.some(move => move.do === 'load'),
    ).toBe(false);
  const { moves } = (await ask(table, unasked, runtime, { ask: 'moves', do: 'load' })) as { moves: { do: string }[] };
  expect(moves.length).toBeGreaterThan(0);
  expect(moves.every(move => move.do === 'load')).toBe(true);
  expect(await refused(ask(table, new TestGuest('eve'), runtime, { ask: 'moves', do: 'load' }))).toBe('seat:rail');
});

test('no guest learns of a cue before it is due: not from others’ moves, not by rejoining, not by trying', async () => {
  const runtime = new TestRuntime();
  const draw = quickdraw as unknown as Game<Kinds>;
  const table = new TableActor(draw, [], runtime, headerFor(2, { game: 'quickdraw', options: {}, seating: emptyTable('ann', 2) }));
  const guests = [new TestGuest('ann'), new TestGuest('ben')];
  for (const guest of guests) {
    await table.enter(guest, null);
    await sit(table, guest, runtime);
    await ask(table, guest, runtime, { ask: 'ready', ready: true });
  }
  await ask(table, guests[0]!, runtime, { ask: 'start' });
  expect(guests[1]!.last('set')).toBeDefined();
  // Step by step until the cue is in the log but not yet announced.
  while (!runtime.log.some(entry => 'in' in entry && 'cue' in entry.in)) await runtime.pass(5);
  const isCued = (guest: TestGuest): boolean => updates(guest).some(update => update.view.ask?.cued === true);
  expect(guests.some(isCued)).toBe(false);
  await ask(table, guests[0]!, runtime, { ask: 'move', seq: 0, move: { do: 'spit' } });
  expect(await refused(ask(table, guests[0]!, runtime, { ask: 'move', seq: 1, move: { do: 'draw' } }))).toBe('table:race');
  expect(await ask(table, guests[0]!, runtime, { ask: 'moves', do: 'draw' })).toEqual({ moves: [] });
  const again = new TestGuest('ben');
  await table.enter(again, null);
  expect([guests[0]!, again].some(isCued)).toBe(false);
  await runtime.pass(100);
  for (const guest of [guests[0]!, again]) {
    const told = guest.heard.filter(t => t.tell === 'cue' || t.tell === 'update');
    const cue = told.findIndex(t => t.tell === 'cue');
    expect(cue).toBeGreaterThan(0);
    expect(told[cue + 1]?.update.view.open['spat']).toEqual([1, 0]);
    expect(told.slice(0, cue).every(t => t.update.view.ask?.cued === false)).toBe(true);
    const numbers = told.map(t => t.update.n);
    expect(numbers).toEqual(numbers.map((_, i) => numbers[0]! + i));
  }
});
