/** The client, on connections whose both ends the test controls. */
import { expect, test } from 'vitest';
import { type Client, connect, type Events } from './client.ts';
import type { TableView } from './protocol.ts';
import { TestWorld } from './testing/world.ts';

const url = 'ws://home/ws';
const tableView = (more: Partial<TableView> = {}): object => ({
  tell: 'table',
  table: { code: 'TEST', game: 'wright-gang', status: 'playing', chairs: [], you: 0, seq: -1, commitment: '', ...more },
});
const step = (n: number, game = 1): object => ({
  table: 'TEST',
  update: {
    game,
    n,
    tellings: [],
    facts: [],
    scene: { view: { open: {}, zones: {}, ask: null }, offers: [], outcome: null },
    moves: [],
  },
  clocks: { now: 0, deadlines: [] },
});
const update = (n: number, game = 1): object => ({ tell: 'update', ...step(n, game) });
/** A difference to the previous update. */
const changed = (n: number): object => ({
  ...update(n),
  update: { game: 1, n, tellings: [], facts: [], change: {}, moves: [] },
});
const cue = (n: number, showAt: number | null): object => ({ tell: 'cue', showAt, ...step(n) });

const heardBy = <K extends keyof Events>(client: Client, what: K): Events[K][] => {
  const heard: Events[K][] = [];
  client.on(what, event => heard.push(event));
  return heard;
};
/** A client that sits at the table TEST and has seen its update 3. */
const seated = async () => {
  const world = new TestWorld();
  const client = connect({ url, ...bound(world) });
  const socket = world.socket.opens();
  const entered = client.ask({ ask: 'enter', table: 'TEST' });
  socket.say(tableView());
  socket.say(update(3));
  socket.say({ re: socket.asked('enter')[0]!.id, ok: {} });
  await entered;
  return { world, client, socket };
};
const bound = (world: TestWorld) => ({
  open: (address: string) => world.open(address),
  now: () => world.now(),
  wake: (after: number, run: () => void) => world.wake(after, run),
  chance: () => world.chance(),
  entropy: () => world.entropy(),
});

test('a question gets its own answer, or a refusal with its rule', async () => {
  const world = new TestWorld();
  const client = connect({ url, ...bound(world) });
  const socket = world.socket.opens();
  const one = client.ask({ ask: 'rename', name: 'Ann' });
  const two = client.ask({ ask: 'create', game: 'wright-gang', seats: 3 });
  const [first, second] = socket.sent;
  socket.say({ re: second!.id, no: { rule: 'table:seats', why: 'no' } });
  socket.say({ re: first!.id, ok: { name: 'Ann' } });
  expect(await one).toEqual({ name: 'Ann' });
  expect(await two).toEqual({ rule: 'table:seats', why: 'no' });
});

test('questions asked without a connection wait for one', async () => {
  const world = new TestWorld();
  const client = connect({ url, ...bound(world) });
  const answer = client.ask({ ask: 'rename', name: 'Ann' });
  expect(world.socket.sent).toEqual([]);
  world.socket.opens();
  world.socket.say({ re: world.socket.sent[0]!.id, ok: {} });
  expect(await answer).toEqual({});
});

test('text that is not a message of the protocol is dropped', async () => {
  const { client, socket } = await seated();
  const updates = heardBy(client, 'update');
  for (const bad of ['', '{', 'null', '[]', '7', '{"tell":"dance"}', '{"tell":"update","table":"TEST"}', '{"re":"x","ok":{}}'])
    socket.say(bad);
  socket.say({ tell: 'update', table: 'TEST', update: { game: 1, n: '4' } });
  expect(updates).toEqual([]);
  socket.say(update(4));
  expect(updates.map(u => u.update.n)).toEqual([4]);
});

test('a partial update is made whole, public facts first', async () => {
  const { client, socket } = await seated();
  const updates = heardBy(client, 'update');
  const outcome = { score: [1], winners: [0] };
  const facts = [
    { after: 0, open: { round: 1, first: 3 } },
    { after: 2, open: { round: 2 } },
  ];
  const change = { view: { open: { left: [7] } }, outcome: [outcome] };
  socket.say({ tell: 'update', ...step(4), update: { game: 1, n: 4, tellings: [], facts, change, moves: [] } });
  socket.say({ tell: 'update', ...step(5), update: { game: 1, n: 5, tellings: [], facts: [], change: {}, moves: null } });
  const view = { open: { round: 2, first: 3, left: 7 }, zones: {}, ask: null };
  expect(updates.map(({ update }) => update)).toEqual([
    { game: 1, n: 4, tellings: [], facts, view, offers: [], outcome, moves: [] },
    { game: 1, n: 5, tellings: [], facts: [], view, offers: [], outcome, moves: null },
  ]);
});

test('a change against an unseen update is rejected: the client asks for the current state', async () => {
  const { world, client, socket } = await seated();
  const updates = heardBy(client, 'update');
  const changed = (n: number, change: object): object => ({
    tell: 'update',
    ...step(n),
    update: { game: 1, n, tellings: [], facts: [], change, moves: [] },
  });
  socket.say(changed(4, { offers: [7, 1] }));
  expect(updates).toEqual([]);
  expect(socket.asked('enter').at(-1)).toMatchObject({ table: 'TEST', since: null });
  socket.say(update(4));
  socket.say({ re: socket.asked('enter').at(-1)!.id, ok: {} });
  await world.pass(0);
  // A guest on another seat reads another story.
  socket.say(tableView({ you: null }));
  socket.say(changed(5, {}));
  expect(updates.map(({ update: { n } }) => n)).toEqual([4]);
  expect(socket.asked('enter').at(-1)).toMatchObject({ table: 'TEST', since: null });
});

test('reconnects after a loss, each time after a longer pause, and enters after the last update seen', async () => {
  const { world, client, socket } = await seated();
  const states = heardBy(client, 'connection');
  socket.breaks();
  expect(world.sockets).toHaveLength(1);
  await world.pass(149);
  expect(world.sockets).toHaveLength(1);
  await world.pass(1);
  expect(world.sockets).toHaveLength(2);
  world.socket.breaks();
  await world.pass(299);
  expect(world.sockets).toHaveLength(2);
  await world.pass(1);
  expect(world.sockets).toHaveLength(3);
  world.socket.opens();
  expect(world.socket.asked('enter')).toMatchObject([{ table: 'TEST', since: { game: 1, n: 3 } }]);
  expect(states.map(s => s.state)).toEqual(['waiting', 'connecting', 'waiting', 'connecting', 'open']);
});

test('a pause is never longer than ten seconds, and can be cut short', async () => {
  const world = new TestWorld();
  const client = connect({ url, ...bound(world) });
  for (let i = 0; i < 12; i++) {
    world.socket.breaks();
    await world.pass(10_000);
    expect(world.sockets).toHaveLength(i + 2);
  }
  world.socket.breaks();
  client.hurry();
  expect(world.sockets).toHaveLength(14);
});

test('a working connection resets the pause; one that only opens does not', async () => {
  const world = new TestWorld();
  connect({ url, ...bound(world) });
  const welcome = { tell: 'welcome', protocol: 1, guest: 'g', name: 'Ann', build: 'b' };
  for (const pause of [150, 300]) {
    world.socket.opens().breaks();
    await world.pass(pause - 1);
    const sockets = world.sockets.length;
    await world.pass(1);
    expect(world.sockets).toHaveLength(sockets + 1);
  }
  world.socket.opens().say(welcome);
  world.socket.breaks();
  await world.pass(150);
  expect(world.sockets).toHaveLength(4);
});

test('a server that leaves a question unanswered is considered gone', async () => {
  const { world, client, socket } = await seated();
  const moved = client.ask({ ask: 'move', table: 'TEST', move: { do: 'pass' } });
  await world.pass(8000);
  expect(socket.closed).toBe(true);
  await world.pass(200);
  world.socket.opens();
  world.socket.answering = () => ({ ok: {} });
  world.socket.say({ re: world.socket.asked('enter')[0]!.id, ok: {} });
  expect(await moved).toEqual({});
});

test('a move whose answer was lost is resent with its number after re-entry; questions that must not be repeated are lost', async () => {
  const { world, client, socket } = await seated();
  const moves = [{ do: 'load' }, { do: 'pass' }].map(move => client.ask({ ask: 'move', table: 'TEST', move }));
  const undone = client.ask({ ask: 'undo', table: 'TEST' });
  const said = client.ask({ ask: 'say', table: 'TEST', text: 'hm' });
  expect(socket.asked('move').map(m => m['seq'])).toEqual([0, 1]);
  expect(socket.asked('undo')).toMatchObject([{ seq: 2 }]);
  socket.breaks();
  expect(await said).toMatchObject({ rule: 'wire:lost' });
  await world.pass(200);
  const again = world.socket.opens();
  expect(again.asked('move')).toEqual([]);
  again.say({ re: again.asked('enter')[0]!.id, ok: {} });
  expect(again.asked('move').map(m => [m['seq'], m['move']])).toEqual([
    [0, { do: 'load' }],
    [1, { do: 'pass' }],
  ]);
  for (const { id } of again.asked('move')) again.say({ re: id, ok: { again: true } });
  expect(await Promise.all(moves)).toEqual([{ again: true }, { again: true }]);
  expect(again.asked('undo')).toMatchObject([{ seq: 2 }]);
  again.say({ re: again.asked('undo')[0]!.id, ok: {} });
  expect(await undone).toEqual({});
});

test('a question refused by a stopping server is asked again of its successor', async () => {
  const { world, client, socket } = await seated();
  const said = client.ask({ ask: 'say', table: 'TEST', text: 'hm' });
  socket.say({ tell: 'closing' });
  socket.say({
    re: socket.asked('say')[0]!.id,
    no: { rule: 'server:closing', why: 'The server is stopping: come back in a moment.' },
  });
  socket.breaks();
  await world.pass(200);
  const again = world.socket.opens();
  again.say({ re: again.asked('enter')[0]!.id, ok: {} });
  again.say({ re: again.asked('say')[0]!.id, ok: {} });
  expect(await said).toEqual({});
});

test('move numbers continue from the table’s count', async () => {
  const { client, socket } = await seated();
  socket.say(tableView({ seq: 41 }));
  void client.ask({ ask: 'move', table: 'TEST', move: { do: 'pass' } });
  socket.say(tableView({ seq: 41 }));
  void client.ask({ ask: 'move', table: 'TEST', move: { do: 'pass' } });
  expect(socket.asked('move').map(m => m['seq'])).toEqual([42, 43]);
});

test('updates come in order and once each; a gap is filled by re-entering', async () => {
  const { client, socket } = await seated();
  const updates = heardBy(client, 'update');
  socket.say(update(4));
  socket.say(update(4));
  socket.say(changed(7));
  socket.say(changed(8));
  expect(updates.map(u => u.update.n)).toEqual([4]);
  expect(socket.asked('enter')).toHaveLength(2);
  expect(socket.asked('enter')[1]).toMatchObject({ since: { game: 1, n: 4 } });
  for (const n of [5, 6, 7, 8]) socket.say(update(n));
  socket.say(update(0, 2));
  socket.say(update(9, 1));
  expect(updates.map(u => [u.update.game, u.update.n])).toEqual([
    [1, 4],
    [1, 5],
    [1, 6],
    [1, 7],
    [1, 8],
    [2, 0],
  ]);
});

test('a full state needs no earlier update: a guest who was away for long continues from it', async () => {
  const { client, socket } = await seated();
  const updates = heardBy(client, 'update');
  socket.say(update(90));
  socket.say(changed(91));
  expect(updates.map(u => u.update.n)).toEqual([90, 91]);
  expect(socket.asked('enter')).toHaveLength(1);
});

test('the lobby is followed again after a lost connection', async () => {
  const world = new TestWorld();
  const client = connect({ url, ...bound(world) });
  world.socket.opens();
  void client.ask({ ask: 'lobby', on: true });
  world.socket.say({ re: world.socket.sent[0]!.id, ok: {} });
  const lists = heardBy(client, 'lobby');
  world.socket.say({ tell: 'lobby', tables: [{ code: 'ABCD' }] });
  expect(lists[0]!.tables[0]!.code).toBe('ABCD');
  world.socket.breaks();
  await world.pass(200);
  world.socket.opens();
  expect(world.socket.asked('lobby')).toMatchObject([{ on: true }]);
});

test('it goes where the table lives, repeats its questions there, and comes home when that server is gone', async () => {
  const { world, client, socket } = await seated();
  const moved = client.ask({ ask: 'move', table: 'TEST', move: { do: 'pass' } });
  socket.say({ tell: 'elsewhere', table: 'TEST', address: 'ws://away/ws' });
  const away = world.socket;
  expect(away.address).toBe('ws://away/ws');
  away.opens();
  expect(away.asked('enter')).toMatchObject([{ since: { game: 1, n: 3 } }]);
  away.say({ re: away.asked('enter')[0]!.id, ok: {} });
  expect(away.asked('move')).toMatchObject([{ seq: 0 }]);
  socket.say({ re: away.asked('move')[0]!.id, no: { rule: 'x', why: 'an answer from the wrong side' } });
  away.say({ re: away.asked('move')[0]!.id, ok: {} });
  expect(await moved).toEqual({});
  const updates = heardBy(client, 'update');
  away.say(update(4));
  expect(updates).toHaveLength(1);

  away.breaks();
  expect(socket.asked('enter')).toHaveLength(1);
  await world.pass(500);
  expect(world.sockets).toHaveLength(2);
  expect(socket.asked('enter')[1]).toMatchObject({ since: { game: 1, n: 4 } });
});

test('a table that was left, lost or refused is not re-entered', async () => {
  const { world, client, socket } = await seated();
  const gone = heardBy(client, 'gone');
  socket.say({ tell: 'gone', table: 'TEST', why: 'kicked' });
  expect(gone).toHaveLength(1);
  const refused = client.ask({ ask: 'enter', table: 'NONE' });
  socket.say({ re: socket.asked('enter')[1]!.id, no: { rule: 'table:none', why: 'There is no such table.' } });
  expect(await refused).toMatchObject({ rule: 'table:none' });
  const entered = client.ask({ ask: 'enter', table: 'LEFT' });
  socket.say({ re: socket.asked('enter')[2]!.id, ok: {} });
  await entered;
  const left = client.ask({ ask: 'leave', table: 'LEFT' });
  socket.say({ re: socket.asked('leave')[0]!.id, ok: {} });
  await left;
  socket.breaks();
  await world.pass(200);
  world.socket.opens();
  expect(world.socket.sent).toEqual([]);
});

test('a table gone after a lost connection is reported', async () => {
  const { world, client, socket } = await seated();
  const gone = heardBy(client, 'gone');
  socket.breaks();
  await world.pass(200);
  world.socket.opens();
  world.socket.say({ re: world.socket.asked('enter')[0]!.id, no: { rule: 'table:none', why: 'There is no such table.' } });
  await world.pass(0);
  expect(gone).toEqual([{ tell: 'gone', table: 'TEST', why: 'There is no such table.' }]);
});

test('a seated guest sets their clock, each reading right after the previous answer, and again while they sit', async () => {
  const { world, socket } = await seated();
  const answerTimes = async () => {
    for (let answered = 0; answered < 10; answered++) {
      await world.pass(7);
      const open = socket.asked('time').at(-1)!;
      socket.say({ re: open.id, ok: { now: 1 } });
    }
  };
  socket.say({ tell: 'set', table: 'TEST' });
  expect(socket.asked('time')).toMatchObject([{ sent: 0 }]);
  await answerTimes();
  expect(socket.asked('time').map(t => t['sent'])).toEqual([0, 7, 14, 21]);
  await world.pass(15_000);
  await answerTimes();
  expect(socket.asked('time')).toHaveLength(8);
  socket.say({ tell: 'set', table: 'TEST' });
  await answerTimes();
  expect(socket.asked('time')).toHaveLength(12);
});

test('a guest on the rail only sends heartbeats', async () => {
  const world = new TestWorld();
  connect({ url, ...bound(world) });
  const socket = world.socket.opens();
  await world.pass(15_000);
  expect(socket.asked('time')).toHaveLength(1);
  socket.say({ re: socket.sent[0]!.id, ok: { now: 1 } });
  await world.pass(5);
  expect(socket.asked('time')).toHaveLength(1);
});

test('a cue is shown at its time, later messages wait, and the claim counts from the frame that painted it', async () => {
  const { world, client, socket } = await seated();
  const story: string[] = [];
  client.on('cue', c => story.push(`cue ${c.update.n} at ${world.now()}`));
  client.on('update', u => story.push(`update ${u.update.n} at ${world.now()}`));
  socket.say({ tell: 'set', table: 'TEST' });
  void client.press('TEST');
  expect(socket.asked('press')[0]!['claim']).toBe(-1);
  socket.say(cue(4, 120));
  socket.say(update(5));
  void client.press('TEST');
  expect(socket.asked('press')[1]!['claim']).toBe(-1);
  await world.pass(200);
  expect(story).toEqual(['cue 4 at 120', 'update 5 at 120']);
  client.painted('TEST', 128.5);
  void client.press('TEST', 378.75);
  expect(socket.asked('press')[2]!['claim']).toBe(250.25);
  socket.say({ tell: 'set', table: 'TEST' });
  void client.press('TEST');
  expect(socket.asked('press')[3]!['claim']).toBe(-1);
});

test('a cue without a time, or past its time, is shown at once; one from a wrong clock is not awaited for long', async () => {
  const { world, client, socket } = await seated();
  const cues = heardBy(client, 'cue');
  await world.pass(100);
  socket.say(cue(4, null));
  socket.say(cue(5, 99));
  expect(cues).toHaveLength(2);
  void client.press('TEST', 340);
  expect(socket.asked('press')[0]!['claim']).toBe(240);
  socket.say(cue(6, 1_000_000));
  await world.pass(1000);
  expect(cues).toHaveLength(3);
});

test('an outdated client says so and stops reconnecting', async () => {
  const world = new TestWorld();
  const client = connect({ url, ...bound(world) });
  const states = heardBy(client, 'connection');
  world.socket.opens();
  world.socket.say({ tell: 'welcome', protocol: 99, guest: 'g', name: 'Ann', build: 'b' });
  expect(states.at(-1)).toEqual({ state: 'outdated' });
  await world.pass(60_000);
  expect(world.sockets).toHaveLength(1);
});

test('a closed client settles every question, asks nothing and does not reconnect', async () => {
  const { world, client, socket } = await seated();
  const open = client.ask({ ask: 'move', table: 'TEST', move: { do: 'pass' } });
  client.close();
  expect(await open).toMatchObject({ rule: 'wire:closed' });
  expect(await client.ask({ ask: 'rename', name: 'Ann' })).toMatchObject({ rule: 'wire:closed' });
  expect(socket.closed).toBe(true);
  const sent = socket.sent.length;
  await world.pass(60_000);
  expect(world.sockets).toHaveLength(1);
  expect(socket.sent).toHaveLength(sent);
});

test('messages about other tables are ignored: they do not displace evidence of the guest’s own start', async () => {
  const { client, socket } = await seated();
  const pledges = [{ seat: 1, value: 'ab'.repeat(32) }];
  socket.say(tableView({ status: 'gathering', gameNumber: 1, pledges, you: null }));
  for (let i = 0; i < 40; i++) socket.say(tableView({ code: `T${i}`, status: 'gathering', gameNumber: 1, pledges, you: null }));
  expect(client.evidence('TEST', 1)).toMatchObject({ pledges });
  expect(client.evidence('T7', 1)).toBeNull();
});
test.each([
  ['that ended', { winners: [0], score: [1, 0] }, 1],
  ['that is gone without an end', null, 2],
])('a start after a game %s is counted by the end that was shown', async (_what, outcome, starts) => {
  const { client, socket } = await seated();
  const pledges = [{ seat: 1, value: 'ab'.repeat(32) }];
  const lists = (gameNumber: number): void => socket.say(tableView({ status: 'gathering', gameNumber, pledges, you: null }));
  lists(1);
  socket.say(tableView({ status: 'playing', gameNumber: 1, you: null }));
  const { update } = step(1) as { readonly update: { readonly scene: object } };
  socket.say({ tell: 'update', ...step(1), update: { ...update, scene: { ...update.scene, outcome } } });
  lists(2);
  expect(client.evidence('TEST', 2)).toMatchObject({ starts });
});
