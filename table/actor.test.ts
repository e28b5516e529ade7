/** The table as an actor, under a clock the test controls. */
import { expect, test } from 'vitest';
import { wrightGang } from '../games/wright-gang/game.ts';
import { type Log, readLog, replay } from '../kernel/log.ts';
import { isRefusal } from '../kernel/refusal.ts';
import { proofFault } from '../wire/proof.ts';
import { TableActor } from './actor.ts';
import type { Header } from './runtime.ts';
import { TestGuest, type TestRuntime } from './testing/runtime.ts';
import { ask, game, keepers, started as startedTable } from './testing/table.ts';

const started = async (seats: number, more: Partial<Header> = {}) => {
  const { runtime, table, guests } = await startedTable(['ann'], seats, more);
  return { runtime, table, ann: guests[0]! };
};
/** Ann answers every question with the first legal move, and slaps when the cue comes. */
const playOn = async (table: TableActor, ann: TestGuest, runtime: TestRuntime, steps: number) => {
  let seq = ann.heard.length;
  for (let i = 0; i < steps && table.header.status === 'playing'; i++) {
    const now = ann.heard.findLast(t => t.tell === 'update' || t.tell === 'cue')!;
    const asked = now.update.offers.filter(o => o.question !== null);
    const verb = asked[i % Math.max(1, asked.length)]?.do;
    if (verb === 'slap') await ask(table, ann, runtime, { ask: 'press', claim: 260 });
    else if (verb !== undefined)
      await ask(table, ann, runtime, { ask: 'move', seq: seq++, move: now.update.moves!.find(m => m.do === verb)! });
    await runtime.pass(verb === undefined ? 500 : 300);
  }
};

test.each([2, 3, 5])('a person and bots play a whole game of %i, whose log can be replayed and verified', async seats => {
  const { runtime, table, ann } = await started(seats);
  await playOn(table, ann, runtime, 3000);
  expect(table.header.status).toBe('over');
  expect(runtime.results).toHaveLength(1);
  const answer = (await ask(table, ann, runtime, { ask: 'log' })) as { log: string };
  const log = readLog(answer.log) as Log;
  const last = replay(wrightGang, log);
  expect('fault' in last ? last.fault : null).toBeNull();
  expect(proofFault(log.header.proof, log.header.seed)).toBeNull();
  expect(ann.last('proof')?.proof.commitment).toBe((log.header.proof as { commitment: string }).commitment);
});

test('a table loaded from its log is restored, and continues', async () => {
  const { runtime, table, ann } = await started(3);
  await playOn(table, ann, runtime, 12);
  await table.stop();
  const again = new TableActor(game, keepers, runtime, table.header);
  await again.recall(runtime.log);
  const ben = new TestGuest('ann', 'Ann');
  await again.enter(ben, null);
  expect(ben.last('update')?.update.view).toEqual(ann.last('update')?.update.view);
  expect(ben.last('update')?.update.n).toBe(ann.last('update')?.update.n);
  await playOn(again, ben, runtime, 3000);
  expect(again.header.status).toBe('over');
});

test('a returning guest gets exactly the updates they missed', async () => {
  const { runtime, table, ann } = await started(3);
  await playOn(table, ann, runtime, 20);
  const all = ann.heard.filter(t => t.tell === 'update' || t.tell === 'cue').map(t => t.update);
  const seen = all[Math.floor(all.length / 2)]!;
  const back = new TestGuest('ann', 'Ann');
  await table.enter(back, { game: 1, n: seen.n });
  const missed = back.heard.filter(t => t.tell === 'update').map(t => t.update);
  expect(missed).toEqual(all.filter(u => u.n > seen.n));
});

test('a move sent twice counts once; a refused move returns its rule and changes nothing', async () => {
  const { runtime, table, ann } = await started(2);
  await runtime.pass(5000);
  const refused = await ask(table, ann, runtime, { ask: 'move', seq: 0, move: { do: 'shootout' } });
  expect(isRefusal(refused) && refused.rule).toBe('WB-54');
  const before = runtime.log.length;
  const hand = (ann.last('update')!.update.view.zones['hand'] as string[][])[0]!;
  const load = { ask: 'move', seq: 1, move: { do: 'load', cards: [hand.find(f => /^[1-7]$/.test(f))!] } };
  expect(await ask(table, ann, runtime, load)).toEqual({});
  expect(await ask(table, ann, runtime, load)).toEqual({ again: true });
  expect(runtime.log.length).toBe(before + 1);
});

test('no viewer is told of an input that could not be stored', async () => {
  const { runtime, table, ann } = await started(2);
  await runtime.pass(5000);
  runtime.failing = new Error('the disk is full');
  const told = ann.heard.length;
  const hand = (ann.last('update')!.update.view.zones['hand'] as string[][])[0]!;
  const load = { id: 1, table: 'TEST', ask: 'move', seq: 1, move: { do: 'load', cards: [hand.find(f => /^[1-7]$/.test(f))!] } };
  await expect(table.ask(ann, load as never)).rejects.toThrow('the disk is full');
  expect(ann.heard.length).toBe(told);
  expect(runtime.broke).toHaveLength(1);
});

test('a bot stands in for a player who lets their time run out twice, until they are back', async () => {
  const { runtime, table, ann } = await started(2, { time: { kind: 'timed', decision: 5, bank: 2 } });
  await runtime.pass(60_000);
  expect(ann.last('table')?.table.chairs[0]?.held).toBe(true);
  await table.enter(ann, null);
  expect(ann.last('table')?.table.chairs[0]?.held).toBe(false);
});
