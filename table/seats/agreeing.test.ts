/** Settings agreed before a game, and who must agree again when they change. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { arrangement } from '../../wire/requests.ts';
import { TableActor } from '../actor.ts';
import { TestGuest, TestRuntime } from '../testing/runtime.ts';
import { ask, type Furnished, game, headerFor, keepers } from '../testing/table.ts';

interface Agreeing extends Furnished {
  readonly ann: TestGuest;
  readonly bob: TestGuest;
  arrange(how: object): Promise<object>;
  ready(guest: TestGuest, more?: object): Promise<object>;
  /** Readiness by chair. */
  readonly isReady: readonly boolean[];
}
/** Ann, the host, and Bob at a table for two; both are ready. */
const bothReady = async (): Promise<Agreeing> => {
  const runtime = new TestRuntime();
  const [ann, bob] = [new TestGuest('ann'), new TestGuest('bob')];
  const table = new TableActor(game, keepers, runtime, headerFor(2, { options: game.configure(null, 2) as never }));
  const guests = [ann, bob];
  const ready = (guest: TestGuest, more = {}) => ask(table, guest, runtime, { ask: 'ready', ready: true, ...more });
  for (const guest of guests) {
    await table.enter(guest, null);
    await ask(table, guest, runtime, { ask: 'sit' });
    await ready(guest);
  }
  return {
    runtime,
    table,
    guests,
    ann,
    bob,
    arrange: how => ask(table, ann, runtime, { ask: 'arrange', how }),
    ready,
    get isReady() {
      return bob.last('table')!.table.chairs.map(chair => chair.ready);
    },
  };
};

test.each([
  ['other options', { change: 'options', options: { rounds: 1 } }, [false, false]],
  ['the same options', { change: 'options', options: null }, [true, true]],
  ['another clock', { change: 'time', time: { kind: 'timed', decision: 30, bank: 60 } }, [false, false]],
  ['the same clock', { change: 'time', time: { kind: 'untimed' } }, [true, true]],
  ['another chair', { change: 'seats', seats: 3 }, [false, false, false]],
  ['other places', { change: 'swap', a: 0, b: 1 }, [false, false]],
  ['who finds the table', { change: 'visibility', visibility: 'private' }, [true, true]],
  ['no hints, as before', { change: 'hints', on: false }, [true, true]],
  ['a cue that is only seen', { change: 'cue', cue: 'seen' }, [false, false]],
  ['a cue that is heard, as before', { change: 'cue', cue: 'heard' }, [true, true]],
] as const)('%s: who is asked again', async (_what, how, isReady) => {
  const at = await bothReady();
  expect(at.isReady).toEqual([true, true]);
  expect(await at.arrange(how)).toEqual({});
  expect(at.isReady).toEqual(isReady);
});

test('hints: only in unrated games; every player must agree again', async () => {
  const at = await bothReady();
  expect(await at.arrange({ change: 'hints', on: true })).toMatchObject({ rule: 'table:rated' });
  expect(at.isReady).toEqual([true, true]);
  await at.arrange({ change: 'visibility', visibility: 'private' });
  expect(await at.arrange({ change: 'hints', on: true })).toEqual({});
  expect(at.isReady).toEqual([false, false]);
  expect(at.bob.last('table')!.table.hints).toBe(true);
  // Opening the table to the public makes it rated.
  for (const guest of at.guests) await at.ready(guest as TestGuest);
  await at.arrange({ change: 'visibility', visibility: 'open' });
  expect(at.bob.last('table')!.table.hints).toBe(false);
  expect(at.isReady).toEqual([false, false]);
});

test('the cue: every guest is told whether it is audible; the setting lasts from game to game and cannot change in mid-game', async () => {
  const at = await bothReady();
  expect(v.is(arrangement, { change: 'cue', cue: 'felt' })).toBe(false);
  expect(await ask(at.table, at.bob, at.runtime, { ask: 'arrange', how: { change: 'cue', cue: 'seen' } })).toMatchObject({
    rule: 'seat:host',
  });
  expect(await at.arrange({ change: 'cue', cue: 'seen' })).toEqual({});
  for (const guest of at.guests) await at.ready(guest as TestGuest);
  await ask(at.table, at.ann, at.runtime, { ask: 'start' });
  expect(at.bob.last('table')!.table).toMatchObject({ status: 'playing', cue: 'seen' });
  expect(await at.arrange({ change: 'cue', cue: 'heard' })).toMatchObject({ rule: 'seat:playing' });
  expect(at.runtime.headers.at(-1)!.cue).toBe('seen');
});

test('a rematch with swapped sides: one player asks, the other agrees, and it is played', async () => {
  const at = await bothReady();
  await at.ready(at.bob, { turned: true });
  expect(at.ann.last('table')!.table).toMatchObject({ turned: true, you: 0 });
  // Ann had agreed to something else.
  expect(at.isReady).toEqual([false, true]);
  expect(await ask(at.table, at.ann, at.runtime, { ask: 'start' })).toMatchObject({ rule: 'seat:ready' });
  await at.ready(at.ann);
  expect(at.isReady).toEqual([true, true]);
  await ask(at.table, at.ann, at.runtime, { ask: 'start' });
  expect(at.ann.last('table')!.table).toMatchObject({ turned: false, status: 'playing', you: 1 });
  const start = at.runtime.log.find(entry => 'start' in entry)!;
  expect('start' in start && start.start.players.map(player => player.id)).toEqual(['bob', 'ann']);
  // The header was stored first: even if the log is lost, they sit where it says.
  expect(at.runtime.headers.at(-2)!.seating.chairs.map(chair => (chair.kind === 'guest' ? chair.guest : ''))).toEqual([
    'bob',
    'ann',
  ]);
});
test('a player who wants to keep the sides says so, and the other must agree again', async () => {
  const at = await bothReady();
  await at.ready(at.bob, { turned: true });
  await at.ready(at.ann, { turned: false });
  expect(at.bob.last('table')!.table.turned).toBe(false);
  expect(at.isReady).toEqual([true, false]);
});
test('a guest sent away by the host is told that there is no chair for them', async () => {
  const at = await bothReady();
  await at.arrange({ change: 'kick', seat: 1 });
  expect(at.bob.last('gone')!.why).toBe('kicked');
  await at.table.enter(at.bob, null);
  expect(at.bob.last('table')!.table).toMatchObject({ you: null, barred: true });
  expect(at.ann.last('table')!.table.barred).toBe(false);
  expect(await ask(at.table, at.bob, at.runtime, { ask: 'sit' })).toMatchObject({ rule: 'seat:barred' });
});
