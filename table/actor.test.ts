/** The table as an actor, in a house where time stands still. */
import { expect, test } from 'vitest';
import type { Bot } from '../kernel/bot.ts';
import type { Game, Kinds } from '../kernel/game.ts';
import { isRefusal } from '../kernel/refusal.ts';
import { bots } from '../games/wright-gang/bot.ts';
import { wrightGang } from '../games/wright-gang/game.ts';
import { type Log, readLog, replay } from '../kernel/log.ts';
import { TableActor } from './actor.ts';
import type { Header } from './house.ts';
import { proofFault } from './proof.ts';
import { emptyTable } from './seating.ts';
import { TestGuest, TestHouse } from './testing/house.ts';

const game = wrightGang as unknown as Game<Kinds>;
const keepers = bots as unknown as readonly Bot<Kinds>[];
const header = (seats: number, more: Partial<Header> = {}): Header => ({
  id: 't1',
  code: 'TEST',
  game: 'wright-gang',
  options: { rounds: 2 },
  visibility: 'open',
  time: { kind: 'untimed' },
  railDelay: 0,
  seating: emptyTable('ann', seats),
  status: 'gathering',
  ...more,
});
let id = 0;
const ask = async (table: TableActor, guest: TestGuest, house: TestHouse, question: object) => {
  const answer = table.ask(guest, { id: id++, table: 'TEST', ...question } as never);
  await house.settle();
  return answer;
};
const entropy = 'ab'.repeat(16);

const started = async (seats: number, more: Partial<Header> = {}) => {
  const house = new TestHouse();
  const table = new TableActor(game, keepers, house, header(seats, more), []);
  const ann = new TestGuest('ann', 'Ann');
  await table.enter(ann, null);
  await ask(table, ann, house, { ask: 'sit', seat: 0 });
  for (let seat = 1; seat < seats; seat++) await ask(table, ann, house, { ask: 'arrange', how: { change: 'bot', seat, bot: 'gunhand' } });
  await ask(table, ann, house, { ask: 'ready', ready: true, entropy });
  expect(await ask(table, ann, house, { ask: 'start' })).toEqual({});
  return { house, table, ann };
};
/** Ann answers whatever she is asked with the first legal move, and slaps when the cue comes. */
const playOn = async (table: TableActor, ann: TestGuest, house: TestHouse, steps: number) => {
  let seq = ann.heard.length;
  for (let i = 0; i < steps && table.header.status === 'playing'; i++) {
    const now = ann.heard.findLast(t => t.tell === 'update' || t.tell === 'cue') as { update: { offers: { do: string; question: string | null }[]; moves: { do: string }[] } };
    const asked = now.update.offers.filter(o => o.question !== null);
    const verb = asked[i % Math.max(1, asked.length)]?.do;
    if (verb === 'slap') await ask(table, ann, house, { ask: 'press', claim: 260 });
    else if (verb !== undefined) await ask(table, ann, house, { ask: 'move', seq: seq++, move: now.update.moves.find(m => m.do === verb)! });
    await house.pass(verb === undefined ? 500 : 300);
  }
};

test.each([2, 3, 5])('one person and bots play a whole game of %i, and its log can be replayed and verified', async seats => {
  const { house, table, ann } = await started(seats);
  await playOn(table, ann, house, 3000);
  expect(table.header.status).toBe('over');
  expect(house.results).toHaveLength(1);
  const answer = (await ask(table, ann, house, { ask: 'log' })) as { log: string };
  const log = readLog(answer.log) as Log;
  const last = replay(wrightGang, log);
  expect('fault' in last ? last.fault : null).toBeNull();
  expect(proofFault(log.header.proof, log.header.seed)).toBeNull();
  expect(ann.last('proof')?.proof.commitment).toBe((log.header.proof as { commitment: string }).commitment);
});

test('a table loaded from its log stands where it stood, and goes on', async () => {
  const { house, table, ann } = await started(3);
  await playOn(table, ann, house, 12);
  await table.stop();
  const again = new TableActor(game, keepers, house, table.header, house.log);
  const ben = new TestGuest('ann', 'Ann');
  await again.enter(ben, null);
  expect(ben.last('update')?.update.view).toEqual(ann.last('update')?.update.view);
  expect(ben.last('update')?.update.n).toBe(ann.last('update')?.update.n);
  await playOn(again, ben, house, 3000);
  expect(again.header.status).toBe('over');
});

test('who comes back gets exactly the updates he missed', async () => {
  const { house, table, ann } = await started(3);
  await playOn(table, ann, house, 20);
  const all = ann.heard.filter(t => t.tell === 'update' || t.tell === 'cue').map(t => t.update);
  const seen = all[Math.floor(all.length / 2)]!;
  const back = new TestGuest('ann', 'Ann');
  await table.enter(back, { game: 1, n: seen.n });
  const missed = back.heard.filter(t => t.tell === 'update').map(t => t.update);
  expect(missed).toEqual(all.filter(u => u.n > seen.n));
});

test('a move sent twice counts once; a refused one goes back with its rule and changes nothing', async () => {
  const { house, table, ann } = await started(2);
  await house.pass(5000);
  const refused = await ask(table, ann, house, { ask: 'move', seq: 0, move: { do: 'shootout' } });
  expect(isRefusal(refused) && refused.rule).toBe('WB-54');
  const before = house.log.length;
  const hand = (ann.last('update')!.update.view.zones['hand'] as string[][])[0]!;
  const load = { ask: 'move', seq: 1, move: { do: 'load', cards: [hand.find(f => /^[1-7]$/.test(f))!] } };
  expect(await ask(table, ann, house, load)).toEqual({});
  expect(await ask(table, ann, house, load)).toEqual({ again: true });
  expect(house.log.length).toBe(before + 1);
});

test('nobody is told of an input that could not be made safe', async () => {
  const { house, table, ann } = await started(2);
  await house.pass(5000);
  house.failing = new Error('the disk is full');
  const told = ann.heard.length;
  const hand = (ann.last('update')!.update.view.zones['hand'] as string[][])[0]!;
  const load = { id: 1, table: 'TEST', ask: 'move', seq: 1, move: { do: 'load', cards: [hand.find(f => /^[1-7]$/.test(f))!] } };
  await expect(table.ask(ann, load as never)).rejects.toThrow('the disk is full');
  expect(ann.heard.length).toBe(told);
  expect(house.broke).toHaveLength(1);
});

test('a player who lets his time run out twice is held by a bot until he is back', async () => {
  const { house, table, ann } = await started(2, { time: { kind: 'timed', decision: 5, bank: 2 } });
  await house.pass(60_000);
  expect(ann.last('table')?.table.chairs[0]?.held).toBe(true);
  await table.enter(ann, null);
  expect(ann.last('table')?.table.chairs[0]?.held).toBe(false);
});
