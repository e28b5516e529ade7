/** Who takes the first turn of the next game at the same table. */
import { expect, test } from 'vitest';
import { bots as caliberBots } from '../../games/caliber-45/bot/bots.ts';
import { caliber45 } from '../../games/caliber-45/game.ts';
import { bots } from '../../games/steel-bullets/bot/bots.ts';
import { steelBullets } from '../../games/steel-bullets/game.ts';
import { wrightGang } from '../../games/wright-gang/game.ts';
import type { Bot } from '../../kernel/bot.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { TableActor } from '../actor.ts';
import type { Header } from '../runtime.ts';
import { TestGuest, TestRuntime } from '../testing/runtime.ts';
import { ask, headerFor } from '../testing/table.ts';
import { type LastGame, startOf } from './start.ts';

const bullets = steelBullets as unknown as Game<Kinds>;
const guest = (name: string) => ({ kind: 'guest' as const, guest: name, name, ready: true, pledge: null });
const bot = (name: string) => ({ kind: 'bot' as const, bot: name });
const tableOf = (chairs: Header['seating']['chairs'], options: Header['options'] = null): Header =>
  headerFor(chairs.length, { game: 'steel-bullets', options, seating: { host: 'ann', chairs } });
const players: LastGame['players'] = [
  { kind: 'guest', id: 'ann', name: 'Ann' },
  { kind: 'guest', id: 'bob', name: 'Bob' },
  { kind: 'bot', id: 'gunhand', name: 'gunhand 3' },
];
const firstOf = (header: Header, last: LastGame | null, game = bullets): unknown => {
  const start = startOf(header, game, last, { game: 2, at: 0, secret: 'secret', revealed: new Map() });
  if (isRefusal(start)) throw new Error(start.why);
  return (start.config as JsonObject)['first'];
};
const same = [guest('ann'), guest('bob'), bot('gunhand')];

test.each([
  ['a guest', same, { players, winners: [1] }, 1],
  ['a guest who has changed chairs', [guest('bob'), guest('ann'), bot('gunhand')], { players, winners: [1] }, 0],
  ['a bot', same, { players, winners: [2] }, 2],
  ['a bot of another name there now', [guest('ann'), guest('bob'), bot('greenhorn')], { players, winners: [2] }, null],
  ['a guest who has gone', [guest('ann'), guest('cid'), bot('gunhand')], { players, winners: [1] }, null],
  ['no sole winner', same, { players, winners: [0, 1] }, null],
  ['no game yet', same, null, null],
] as const)('SB-39 %s won: who begins', (_who, chairs, last, seat) => {
  expect(firstOf(tableOf(chairs), last)).toBe(seat);
});
test('SB-1 the player named by the host begins only if there is no winner', () => {
  expect(firstOf(tableOf(same, { first: 0 }), null)).toBe(0);
  expect(firstOf(tableOf(same, { first: 0 }), { players, winners: [1] })).toBe(1);
  expect(firstOf(tableOf([guest('ann'), guest('cid'), bot('gunhand')], { first: 0 }), { players, winners: [1] })).toBe(0);
  expect(firstOf(tableOf(same, { first: null, window: 5 }), { players, winners: [1] })).toBe(1);
});
test('C45-82 the host assigns teams before the start, and a split that is not in the book is refused', async () => {
  const runtime = new TestRuntime();
  const game = caliber45 as unknown as Game<Kinds>;
  const chairs = [{ ...guest('ann'), ready: false, pledge: null }, bot('gunhand'), bot('gunhand'), bot('gunhand')];
  const header = headerFor(4, { game: 'caliber-45', options: null, seating: { host: 'ann', chairs } });
  const table = new TableActor(game, caliberBots as unknown as readonly Bot<Kinds>[], runtime, header);
  const ann = new TestGuest('ann');
  await table.enter(ann, null);
  const agree = (teams: string) => ask(table, ann, runtime, { ask: 'arrange', how: { change: 'options', options: { teams } } });
  expect(await agree('AAAA')).toMatchObject({ rule: 'C45-82' });
  expect(await agree('AABAA')).toMatchObject({ rule: 'C45-82' });
  expect(await agree('ABAA')).toEqual({});
  await ask(table, ann, runtime, { ask: 'ready', ready: true });
  await ask(table, ann, runtime, { ask: 'start' });
  expect(ann.last('update')!.update.view['open']).toMatchObject({ teams: [0, 1, 0, 0] });
  await table.stop();
});
test('where the rules have no such rule, nothing changes', () => {
  expect(firstOf(tableOf(same), { players, winners: [1] }, wrightGang as unknown as Game<Kinds>)).toBeNull();
});

test('SB-39 the winner of a game has the first turn of the next, also at a table that was loaded in between', async () => {
  const runtime = new TestRuntime();
  const keepers = bots as unknown as readonly Bot<Kinds>[];
  const seating: Header['seating'] = {
    host: 'ann',
    chairs: [{ ...guest('ann'), ready: false, pledge: null }, bot('gunhand'), bot('greenhorn')],
  };
  const table = new TableActor(bullets, keepers, runtime, headerFor(3, { game: 'steel-bullets', options: { window: 1 }, seating }));
  const ann = new TestGuest('ann');
  const begin = async (at: TableActor): Promise<void> => {
    await at.enter(ann, null);
    await ask(at, ann, runtime, { ask: 'ready', ready: true });
    await ask(at, ann, runtime, { ask: 'start' });
  };
  await begin(table);
  for (let seq = 0; seq < 2000 && table.header.status === 'playing'; seq++) {
    const { moves } = ann.last('update')!.update;
    if (moves !== null && moves.length > 0) await ask(table, ann, runtime, { ask: 'move', seq, move: moves.at(-1)! });
    await runtime.pass(300);
  }
  expect(table.header.status).toBe('over');
  await table.stop();
  const again = new TableActor(bullets, keepers, runtime, table.header);
  await again.recall(runtime.log);
  await begin(again);
  const starts = runtime.log.flatMap(entry => ('start' in entry ? [entry.start.config as JsonObject] : []));
  expect(starts.map(config => config['first'])).toEqual([null, runtime.results[0]!.outcome.winners[0]]);
});
