/** Team chat is heard only by that team. */
import { expect, test } from 'vitest';
import { bots } from '../../games/caliber-45/bot/bots.ts';
import { caliber45 } from '../../games/caliber-45/game.ts';
import type { Bot } from '../../kernel/bot.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { TableActor } from '../actor.ts';
import { emptyTable } from '../seats/seating.ts';
import { TestGuest, TestRuntime } from '../testing/runtime.ts';
import { ask, headerFor, started } from '../testing/table.ts';
import { teamOf } from './rules.ts';

const heard = (guest: TestGuest): string[] => guest.heard.flatMap(told => (told.tell === 'said' ? [told.text ?? ''] : []));
/** Four guests on the chairs of two teams, and one on the rail. */
const gathered = async () => {
  const runtime = new TestRuntime();
  const header = headerFor(4, {
    game: 'caliber-45',
    options: caliber45.configure(null, 4) as never,
    seating: emptyTable('ann', 4),
  });
  const game = caliber45 as unknown as Game<Kinds>;
  const table = new TableActor(game, bots as unknown as readonly Bot<Kinds>[], runtime, header);
  const guests = ['ann', 'ben', 'cat', 'dan', 'eve'].map(name => new TestGuest(name));
  for (const [seat, guest] of guests.entries()) {
    await table.enter(guest, null);
    if (seat < 4) await ask(table, guest, runtime, { ask: 'sit', seat });
  }
  return { runtime, table, guests };
};

test('a line to the team reaches its seats, the speaker included, and neither the other team nor the rail', async () => {
  const { runtime, table, guests } = await gathered();
  expect(await ask(table, guests[0]!, runtime, { ask: 'say', text: 'ride with me', to: 'team' })).toEqual({});
  expect(guests.map(heard)).toEqual([['ride with me'], [], ['ride with me'], [], []]);
  const said = guests[2]!.heard.find(told => told.tell === 'said');
  expect(said).toMatchObject({ from: { seat: 0, name: 'ann' }, team: true });
  await ask(table, guests[0]!, runtime, { ask: 'say', text: 'howdy, all', to: 'all' });
  expect(guests.map(guest => heard(guest).length)).toEqual([2, 1, 2, 1, 1]);
});
test('a guest without a team gets a refusal: the rail, and all players in a game without teams', async () => {
  const { runtime, table, guests } = await gathered();
  const told = await ask(table, guests[4]!, runtime, { ask: 'say', text: 'psst', to: 'team' });
  expect(isRefusal(told) && told.rule).toBe('talk:team');
  const lone = await started(['ann', 'ben'], 3);
  const also = await ask(lone.table, lone.guests[0]!, lone.runtime, { ask: 'say', text: 'psst', to: 'team' });
  expect(isRefusal(also) && also.rule).toBe('talk:team');
});
test('a line to the team counts towards the limit, and hushed guests stay quiet', async () => {
  const { runtime, table, guests } = await gathered();
  for (let n = 0; n < 6; n++) await ask(table, guests[1]!, runtime, { ask: 'say', text: `${n}`, to: 'team' });
  const much = await ask(table, guests[1]!, runtime, { ask: 'say', text: 'more', to: 'team' });
  expect(isRefusal(much) && much.rule).toBe('talk:rate');
  await ask(table, guests[0]!, runtime, { ask: 'arrange', how: { change: 'hush', guest: 'cat', hushed: true } });
  const quiet = await ask(table, guests[2]!, runtime, { ask: 'say', text: 'but', to: 'team' });
  expect(isRefusal(quiet) && quiet.rule).toBe('talk:hushed');
});
test('lists the seats of a team', () => {
  expect(teamOf([0, 1, 2, 0, 1], 3)).toEqual([0, 3]);
  expect(teamOf([0, 1], null)).toEqual([]);
  expect(teamOf(null, 1)).toEqual([]);
});
