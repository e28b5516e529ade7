/** Drop-in tables and house tables: players never wait for a host, and never take over cards that a bot has seen. */
import { expect, test } from 'vitest';
import type { Game, Kinds } from '../../kernel/game.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { quickdraw } from '../../testing/toys/quickdraw.ts';
import { TableActor } from '../actor.ts';
import type { Header } from '../runtime.ts';
import { houseOf } from '../seats/drop-in.ts';
import { emptyTable } from '../seats/seating.ts';
import { TestGuest, TestRuntime } from '../testing/runtime.ts';
import { ask, game, headerFor, keepers, started } from '../testing/table.ts';
import { OTHERS_WITHIN } from './house.ts';

const draw = quickdraw as unknown as Game<Kinds>;
const opened = async (seats: number, more: Partial<Header> = {}, played = game) => {
  const runtime = new TestRuntime();
  const seating = emptyTable(houseOf('wright-gang'), seats);
  const house = { seating, dropIn: true, options: { rounds: 1 }, time: { kind: 'timed', decision: 60, bank: 120 } } as const;
  const table = new TableActor(played, played === game ? keepers : [], runtime, headerFor(seats, { ...house, ...more }));
  const comes = async (name: string): Promise<TestGuest> => {
    const guest = new TestGuest(name);
    await table.enter(guest, null);
    await runtime.settle();
    return guest;
  };
  const says = async (guest: TestGuest, question: object): Promise<string | null> => {
    const answer = await ask(table, guest, runtime, question);
    return isRefusal(answer) ? answer.rule : null;
  };
  const sits = (guest: TestGuest) => says(guest, { ask: 'sit', seat: null });
  const isReady = (guest: TestGuest) => says(guest, { ask: 'ready', ready: true });
  const kinds = (): string =>
    table.header.seating.chairs.map(chair => (chair.kind === 'guest' ? chair.guest : chair.kind)).join(' ');
  return { runtime, table, comes, says, sits, isReady, kinds };
};
type Opened = Awaited<ReturnType<typeof opened>>;
/** All players let their time run out: bots finish the game. */
const toTheEnd = async ({ runtime, table }: Opened): Promise<void> => {
  for (let i = 0; i < 400 && table.header.status === 'playing'; i++) await runtime.pass(10_000);
};

test('the first guest sits down with bots at once, and the game begins without a host', async () => {
  const house = await opened(3);
  const ann = await house.comes('ann');
  expect(house.kinds()).toBe('bot bot bot');
  expect(await house.sits(ann)).toBeNull();
  expect(house.kinds()).toBe('ann bot bot');
  expect(await house.says(ann, { ask: 'start' })).toBe('seat:host');
  expect(await house.isReady(ann)).toBeNull();
  expect(house.table.header.status).toBe('playing');
  expect(ann.last('table')!.table).toMatchObject({ house: true, dropIn: true, you: 0 });
});

test('a guest who comes in mid-game sees what the rail sees until the next game, then takes a bot’s chair', async () => {
  const house = await opened(2);
  const ann = await house.comes('ann');
  await house.sits(ann);
  await house.isReady(ann);
  await house.runtime.pass(40_000);
  const ben = await house.comes('ben');
  const was = house.kinds();
  expect(await house.sits(ben)).toBeNull();
  expect(house.kinds()).toBe(was);
  expect(ben.last('table')!.table).toMatchObject({ you: null, next: [{ who: 'ben', name: 'ben' }] });
  await house.runtime.pass(10_000);
  const seen = ben.heard.flatMap(told => (told.tell === 'update' || told.tell === 'cue' ? [told.update] : []));
  for (const update of seen) {
    expect(update.offers).toEqual([]);
    expect((update.view.zones['hand'] as (string | null)[][]).flat().every(face => face === null)).toBe(true);
  }
  await toTheEnd(house);
  expect(house.kinds()).toBe('ann ben');
  expect(ben.last('table')!.table).toMatchObject({ you: 1, status: 'over' });
  expect(ben.last('table')!.table.next).toBeUndefined();
  await house.isReady(ben);
  expect(house.table.header.status).toBe('over');
  await house.isReady(ann);
  expect(house.table.header.status).toBe('playing');
  expect(house.table.header.seating.chairs.map(({ kind }) => kind)).toEqual(['guest', 'guest']);
});

test('an unready guest cannot hold up ready ones: after a while they play without them, with a bot on that chair', async () => {
  const house = await opened(2);
  const ann = await house.comes('ann');
  await house.sits(ann);
  const ben = await house.comes('ben');
  await house.sits(ben);
  await house.isReady(ben);
  await house.runtime.pass(OTHERS_WITHIN - 1);
  expect(house.table.header.status).toBe('gathering');
  await house.runtime.pass(1);
  expect(house.kinds()).toBe('bot ben');
  expect(house.table.header.status).toBe('playing');
});

test('a page that pledges and never reveals loses its chair, and cannot keep the table from playing', async () => {
  const house = await opened(2);
  const [ann, ben] = [await house.comes('ann'), await house.comes('ben')];
  for (const guest of [ann, ben]) await house.sits(guest);
  ann.sleeps = true;
  await house.isReady(ann);
  await house.isReady(ben);
  await house.runtime.pass(5000);
  expect(house.kinds()).toBe('bot ben');
  await house.isReady(ben);
  expect(house.table.header.status).toBe('playing');
});

test('two guests take one chair in the same millisecond: one gets it, the other gets another or none', async () => {
  const house = await opened(3);
  const guests = await Promise.all(['ann', 'ben', 'cid', 'dot'].map(house.comes));
  const answers = await Promise.all(guests.map((guest, i) => house.says(guest, { ask: 'sit', seat: i < 2 ? 1 : null })));
  expect(answers.filter(no => no === 'seat:taken')).toHaveLength(1);
  expect(answers.filter(no => no === null)).toHaveLength(3);
  expect(new Set(house.kinds().split(' ')).size).toBe(3);
});

test('when the last player leaves, even in mid-race, the game is called off; a waiting guest plays at once', async () => {
  for (const waits of [false, true]) {
    const house = await opened(2, { game: 'quickdraw', options: { cards: 6, mayMiss: 3, within: 600_000 } }, draw);
    const ann = await house.comes('ann');
    await house.sits(ann);
    await house.isReady(ann);
    expect(ann.last('set')).toBeDefined();
    const ben = waits ? await house.comes('ben') : null;
    if (ben !== null) await house.sits(ben);
    await house.table.leave(ann);
    await house.runtime.pass(29_000);
    expect(house.table.header.status).toBe('playing');
    await house.runtime.pass(2000);
    expect(house.runtime.broke).toEqual([]);
    expect(house.table.header.status).toBe('gathering');
    expect(house.runtime.log.at(-1)).toEqual({ off: 'empty' });
    expect(house.kinds()).toBe(waits ? 'ben bot' : 'bot bot');
    const entries = house.runtime.log.length;
    await house.runtime.pass(3_600_000);
    // An empty table costs nothing: no bot has moved.
    expect(house.runtime.log.length).toBe(entries);
    if (ben !== null) {
      await house.isReady(ben);
      expect(house.table.header.status).toBe('playing');
    }
    // Loaded from its log, it is restored.
    const again = new TableActor(draw, [], new TestRuntime('again'), house.table.header);
    await again.recall(house.runtime.log);
    expect(again.header.status).toBe(house.table.header.status);
  }
});

test('a table loaded in mid-race does not wait for absent players: the next guest gets a chair and a new game', async () => {
  const house = await opened(2, { game: 'quickdraw', options: { cards: 6, mayMiss: 3, within: 600_000 } }, draw);
  const ann = await house.comes('ann');
  await house.sits(ann);
  await house.isReady(ann);
  expect(ann.last('set')).toBeDefined();
  await house.table.stop();
  const runtime = new TestRuntime('again');
  runtime.log.push(...house.runtime.log);
  const again = new TableActor(draw, [], runtime, house.table.header);
  await again.recall([...runtime.log]);
  const ben = new TestGuest('ben');
  await again.enter(ben, null);
  expect(await ask(again, ben, runtime, { ask: 'sit', seat: null })).toEqual({});
  expect(ben.last('table')!.table).toMatchObject({ status: 'playing', you: null, next: [{ who: 'ben', name: 'ben' }] });
  await runtime.pass(31_000);
  expect(runtime.broke).toEqual([]);
  expect(runtime.log.at(-1)).toEqual({ off: 'empty' });
  expect(again.header.seating.chairs).toMatchObject([{ kind: 'guest', guest: 'ben' }, { kind: 'bot' }]);
  await ask(again, ben, runtime, { ask: 'ready', ready: true });
  expect(again.header.status).toBe('playing');
  expect(ben.last('table')!.table).toMatchObject({ you: 0, gameNumber: 2 });
});

test('guests who block each other are never seated together, whoever came first; one who blocks a guest here leaves', async () => {
  const house = await opened(3);
  const blocks: [string, string][] = [['ben', 'ann']];
  Object.assign(house.runtime, {
    apart: async (guests: readonly string[]) => blocks.filter(pair => pair.every(guest => guests.includes(guest))),
  });
  const [ann, ben, cid] = await Promise.all(['ann', 'ben', 'cid'].map(house.comes));
  expect(await house.sits(ann!)).toBeNull();
  expect(await house.sits(ben!)).toBe('seat:house');
  expect(await house.sits(cid!)).toBeNull();
  // A later block counts from the next game on.
  blocks.push(['cid', 'ann']);
  for (const guest of [ann!, cid!]) await house.isReady(guest);
  expect(house.kinds()).toBe('ann bot bot');
  expect(house.table.header.status).toBe('playing');
  // Nor in mid-game, nor with a waiting guest.
  expect(await house.sits(cid!)).toBe('seat:house');
  expect(await house.sits(ben!)).toBe('seat:house');
});

test('a game at a house table is never rated, whoever plays it', async () => {
  const house = await opened(2);
  const [ann, ben] = [await house.comes('ann'), await house.comes('ben')];
  for (const guest of [ann, ben]) await house.sits(guest);
  for (const guest of [ann, ben]) await house.isReady(guest);
  expect(house.table.header.status).toBe('playing');
  expect(house.table.header.seating.host).toBe('house:wright-gang');
  expect(await house.says(ann, { ask: 'arrange', how: { change: 'kick', seat: 1 } })).toBe('seat:host');
});

test('a host’s own table allows dropping in only if the host says so', async () => {
  const closed = await started(['ann'], 2);
  const [eve, lou] = [new TestGuest('eve'), new TestGuest('lou')];
  await closed.table.enter(eve, null);
  expect(await ask(closed.table, eve, closed.runtime, { ask: 'sit', seat: null })).toMatchObject({ rule: 'seat:playing' });
  const { runtime, table, guests } = await started(['ann'], 2, {
    dropIn: true,
    options: { rounds: 1 },
    time: { kind: 'timed', decision: 10, bank: 0 },
  });
  for (const guest of [eve, lou]) await table.enter(guest, null);
  for (const guest of [eve, lou]) expect(await ask(table, guest, runtime, { ask: 'sit', seat: null })).toEqual({});
  expect(await ask(table, eve, runtime, { ask: 'stand' })).toEqual({});
  for (let i = 0; i < 400 && table.header.status === 'playing'; i++) await runtime.pass(10_000);
  expect(table.header.seating.chairs.map(chair => (chair.kind === 'guest' ? chair.guest : chair.kind))).toEqual(['ann', 'lou']);
  expect(guests[0]!.last('table')!.table.host).toBe('ann');
  // No game begins by itself there.
  for (const guest of [guests[0]!, lou]) await ask(table, guest, runtime, { ask: 'ready', ready: true });
  expect(table.header.status).toBe('over');
});

test('the house separates blocked guests at a host’s own table too, except when a guest takes a chair themselves', async () => {
  const { runtime, table, guests } = await started(['ann'], 3, {
    dropIn: true,
    options: { rounds: 1 },
    time: { kind: 'timed', decision: 10, bank: 0 },
  });
  const blocks: [string, string][] = [['ann', 'ben']];
  Object.assign(runtime, {
    apart: async (among: readonly string[]) => blocks.filter(pair => pair.every(guest => among.includes(guest))),
  });
  const [ben, cid, dot, eve] = ['ben', 'cid', 'dot', 'eve'].map(name => new TestGuest(name));
  for (const guest of [ben!, cid!, dot!, eve!]) await table.enter(guest, null);
  const sits = (guest: TestGuest) => ask(table, guest, runtime, { ask: 'sit', seat: null });
  expect(await sits(ben!)).toMatchObject({ rule: 'seat:house' });
  for (const guest of [cid!, dot!, eve!]) expect(await sits(guest)).toEqual({});
  // Blocks made while they wait count too.
  blocks.push(['cid', 'ann'], ['dot', 'eve']);
  for (let i = 0; i < 400 && table.header.status === 'playing'; i++) await runtime.pass(10_000);
  const kinds = () => table.header.seating.chairs.map(chair => (chair.kind === 'guest' ? chair.guest : chair.kind));
  expect(kinds()).toEqual(['ann', 'dot', 'bot']);
  expect(guests[0]!.last('table')!.table.next).toBeUndefined();
  expect(await sits(ben!)).toEqual({});
  expect(kinds()).toEqual(['ann', 'dot', 'ben']);
});
