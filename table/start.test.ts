/** Who begins the next game at the same table. */
import { expect, test } from 'vitest';
import { bots } from '../games/steel-bullets/bot.ts';
import { steelBullets } from '../games/steel-bullets/game.ts';
import { wrightGang } from '../games/wright-gang/game.ts';
import type { Bot } from '../kernel/bot.ts';
import type { Game, Kinds } from '../kernel/game.ts';
import { isRefusal } from '../kernel/refusal.ts';
import type { JsonObject } from '../kernel/secret.ts';
import { TableActor } from './actor.ts';
import type { Header } from './house.ts';
import { type LastGame, startOf } from './start.ts';
import { TestGuest, TestHouse } from './testing/house.ts';
import { ask, entropy, headerFor } from './testing/table.ts';

const bullets = steelBullets as unknown as Game<Kinds>;
const guest = (name: string) => ({ kind: 'guest' as const, guest: name, name, ready: true, entropy });
const bot = (name: string) => ({ kind: 'bot' as const, bot: name });
const tableOf = (chairs: Header['seating']['chairs'], options: Header['options'] = null): Header =>
  headerFor(chairs.length, { game: 'steel-bullets', options, seating: { host: 'ann', chairs } });
const players: LastGame['players'] = [
  { kind: 'guest', id: 'ann', name: 'Ann' },
  { kind: 'guest', id: 'bob', name: 'Bob' },
  { kind: 'bot', id: 'gunhand', name: 'gunhand 3' },
];
const firstOf = (header: Header, last: LastGame | null, game = bullets): unknown => {
  const start = startOf(header, game, last, 2, 'secret', 0);
  if (isRefusal(start)) throw new Error(start.why);
  return (start.config as JsonObject)['first'];
};
const same = [guest('ann'), guest('bob'), bot('gunhand')];

test.each([
  ['a guest', same, { players, winners: [1] }, 1],
  ['a guest who has changed his chair', [guest('bob'), guest('ann'), bot('gunhand')], { players, winners: [1] }, 0],
  ['a bot', same, { players, winners: [2] }, 2],
  ['a bot of another name there now', [guest('ann'), guest('bob'), bot('greenhorn')], { players, winners: [2] }, null],
  ['a guest who has gone', [guest('ann'), guest('cid'), bot('gunhand')], { players, winners: [1] }, null],
  ['nobody alone', same, { players, winners: [0, 1] }, null],
  ['nobody yet', same, null, null],
] as const)('SB-39 %s won: who begins', (_who, chairs, last, seat) => {
  expect(firstOf(tableOf(chairs), last)).toBe(seat);
});
test('SB-1 whom the host has named begins, whoever won', () => {
  expect(firstOf(tableOf(same, { first: 0 }), { players, winners: [1] })).toBe(0);
  expect(firstOf(tableOf(same, { first: null, window: 5 }), { players, winners: [1] })).toBe(1);
});
test('where the rules do not say so, nothing is changed', () => {
  expect(firstOf(tableOf(same), { players, winners: [1] }, wrightGang as unknown as Game<Kinds>)).toBeNull();
});

test('SB-39 the winner of a game has the first turn of the next, also at a table that was loaded in between', async () => {
  const house = new TestHouse();
  const keepers = bots as unknown as readonly Bot<Kinds>[];
  const seating: Header['seating'] = {
    host: 'ann',
    chairs: [{ ...guest('ann'), ready: false, entropy: null }, bot('gunhand'), bot('greenhorn')],
  };
  const table = new TableActor(
    bullets,
    keepers,
    house,
    headerFor(3, { game: 'steel-bullets', options: { window: 1 }, seating }),
    [],
  );
  const ann = new TestGuest('ann');
  const begin = async (at: TableActor): Promise<void> => {
    await at.enter(ann, null);
    await ask(at, ann, house, { ask: 'ready', ready: true, entropy });
    await ask(at, ann, house, { ask: 'start' });
  };
  await begin(table);
  for (let seq = 0; seq < 2000 && table.header.status === 'playing'; seq++) {
    const { moves } = ann.last('update')!.update;
    if (moves !== null && moves.length > 0) await ask(table, ann, house, { ask: 'move', seq, move: moves.at(-1)! });
    await house.pass(300);
  }
  expect(table.header.status).toBe('over');
  await table.stop();
  await begin(new TableActor(bullets, keepers, house, table.header, house.log));
  const starts = house.log.flatMap(entry => ('start' in entry ? [entry.start.config as JsonObject] : []));
  expect(starts.map(config => config['first'])).toEqual([null, house.results[0]!.outcome.winners[0]]);
});
