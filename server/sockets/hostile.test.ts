/** A hundred thousand hostile messages over real sockets: the server stays up, nothing grows, changes or leaks. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Sent } from '../../wire/tellings.ts';
import type { Server } from '../server.ts';
import { nastiness, rollOf } from '../testing/hostile.ts';
import { newGuest, type Person, served, startedTable, TestClient } from '../testing/served.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const heap = (): number => {
  collect();
  collect();
  return process.memoryUsage().heapUsed / 1e6;
};
/** How much the heap may grow. */
const MOST_MEGABYTES = 5;

/** A socket that sends without waiting, counts its answers, and searches them for secrets. */
class Attacker {
  readonly #socket: WebSocket;
  readonly #suspicious: (told: Sent) => boolean;
  readonly #opened: Promise<unknown>;
  answers = 0;
  granted: string[] = [];
  learnt: string[] = [];
  #enough: { readonly answers: number; readonly resolve: () => void } | null = null;

  constructor(url: string, cookie: string, suspicious: (told: Sent) => boolean) {
    this.#suspicious = suspicious;
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie } });
    this.#socket.on('message', (data: Buffer) => this.#hear(data.toString()));
    this.#socket.on('error', () => {});
    this.#opened = new Promise(resolve => this.#socket.once('open', resolve));
    onTestFinished(() => this.#socket.terminate());
  }
  async open(table: string): Promise<void> {
    await this.#opened;
    await this.send([JSON.stringify({ id: 0, ask: 'enter', table })]);
    this.granted = [];
  }
  /** All at once; done when each has its answer. */
  send(texts: readonly string[]): Promise<void> {
    const done = new Promise<void>((resolve, reject) => {
      this.#enough = { answers: this.answers + texts.length, resolve };
      this.#socket.once('close', code => reject(new Error(`closed with ${code}`)));
    });
    for (const text of texts) this.#socket.send(text);
    return done.finally(() => this.#socket.removeAllListeners('close'));
  }
  #hear(text: string): void {
    const message = JSON.parse(text) as Sent | { readonly re: number; readonly ok?: object };
    if (!('re' in message)) {
      if (this.#suspicious(message)) this.learnt.push(text);
      return;
    }
    if (message.ok !== undefined) this.granted.push(text);
    if (++this.answers === this.#enough?.answers) this.#enough.resolve();
  }
}

/** The whole state of a table: its log and its stored header. */
const stateOf = async ({ store }: Server, codes: readonly string[]): Promise<string> => {
  const tables = await Promise.all(codes.map(code => store.tables.findByCode(code)));
  return JSON.stringify(await Promise.all(tables.map(async table => ({ table, rows: await store.log.read(table!.id, 1) }))));
};
type Hands = readonly (readonly (string | null)[])[];
/** The hands shown by a message, by seat, whether it has the whole table or only changes. */
const hands = (told: Sent): Hands => {
  if (told.tell !== 'update' && told.tell !== 'cue') return [];
  if ('scene' in told.update) return told.update.scene.view.zones['hand'] as Hands;
  const { view } = told.update.change as { readonly view?: { readonly zones?: { readonly hand?: [number, number, ...Hands] } } };
  const [at, , ...rows] = view?.zones?.hand ?? [0, 0];
  return [...Array.from({ length: at }, () => []), ...rows];
};

test('100,000 messages', async () => {
  const server = await served({ MESSAGES_PER_SECOND: 1_000_000, CONNECTIONS_PER_ADDRESS: 1000 });
  const { url } = server;
  const people: Person[] = [];
  for (const name of ['Ann', 'Bob', 'Cid', 'Dee', 'Mal', 'Eve', 'Fay', 'Gus']) people.push(await newGuest(url, name));
  const [mal, ...watching] = people.slice(4) as [Person, ...Person[]];
  const clients = await Promise.all(people.slice(0, 5).map(person => TestClient.connect(url, person)));
  const [ann, bob, cid, dee, malsOther] = clients as [TestClient, TestClient, TestClient, TestClient, TestClient];
  const table = await startedTable([ann, bob, malsOther], [], { options: { rounds: 1, first: 0 } });
  const hidden = await startedTable([cid, dee], [], { visibility: 'private' });
  // An accepted move, to be resent by every guest. Then it is Bob's turn.
  const moves = (await ann.hears('update')).update.moves!;
  const first = { ask: 'move', table, seq: 0, move: moves.find(move => move.do === 'pass') };
  await ann.ask(first);
  await bob.hears('update', told => told.update.moves !== null && told.update.moves.length > 0);
  const replayed = [{ id: 5 }, { id: 5, table: hidden }, { id: -3 }].map(part => JSON.stringify({ ...first, ...part }));
  const before = await stateOf(server, [table, hidden]);

  const fromRail = (told: Sent): boolean =>
    hands(told)
      .flat()
      .some(face => face !== null) || told.tell === 'proof';
  const fromSeat = (told: Sent): boolean =>
    hands(told).some((hand, seat) => seat !== 2 && hand.some(face => face !== null)) || told.tell === 'proof';
  const attackers = [...watching, mal].map(person => new Attacker(url, person.cookie, person === mal ? fromSeat : fromRail));
  for (const attacker of attackers) await attacker.open(table);
  const roll = rollOf('hostile');
  const salvo = async (size: number): Promise<void> => {
    await Promise.all(
      attackers.map(attacker => attacker.send(Array.from({ length: size }, () => nastiness(roll, table, hidden, replayed)))),
    );
  };
  await salvo(1250);
  const heapBefore = heap();
  for (let i = 0; i < 19; i++) await salvo(1250);
  const heapAfter = heap();

  expect(attackers.reduce((sum, { answers }) => sum + answers, 0)).toBe(100_000 + attackers.length);
  for (const { granted, learnt } of attackers) expect([...new Set(granted)].slice(0, 3).concat(learnt)).toEqual([]);
  expect(heapAfter - heapBefore).toBeLessThan(MOST_MEGABYTES);
  expect(await stateOf(server, [table, hidden])).toBe(before);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(server.metrics.errors.value).toBe(0);
  expect(clients.every(client => !client.texts.some(text => text.includes('proof')))).toBe(true);
  expect(await ann.ask(first)).toEqual({ again: true });
  await bob.ask({ ask: 'move', table, seq: 0, move: bob.last('update')!.update.moves![0] });
});

test('messages that are too long, too fast or not signed never reach a table', async () => {
  const server = await served();
  const { url } = server;
  const [atAnn, atBen] = [await TestClient.connect(url), await TestClient.connect(url)];
  const table = await startedTable([atAnn, atBen], []);
  const before = await stateOf(server, [table]);
  const eve = await newGuest(url);
  for (let i = 0; i < 20; i++) {
    const client = await TestClient.connect(url, eve);
    await client.ask({ ask: 'enter', table });
    const closed = client.closed();
    client.send(JSON.stringify({ id: 1, ask: 'say', table, text: 'x'.repeat(20_000 + i * 10_000) }));
    expect(await closed).toBe(1009);
  }
  for (let i = 0; i < 20; i++) {
    const [id, signature] = eve.cookie.split('=')[1]!.split('.') as [string, string];
    const forged = [`${atAnn.person.id}.${signature}`, `${id}.${'A'.repeat(i)}`, `${id}`, `${'x'.repeat(i * 100)}.y`][i % 4];
    await expect(TestClient.connect(url, { ...eve, cookie: `sixgun=${forged}` })).rejects.toThrow('401');
  }
  const flood = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie: eve.cookie } });
  await new Promise(resolve => flood.once('open', resolve));
  const cut = new Promise(resolve => flood.once('close', resolve));
  for (let i = 0; i < 20_000; i++) flood.send('{"id":1,"ask":"log","table":"ABCDEF"}');
  expect(await cut).toBe(1008);
  const deaf = await TestClient.connect(url, eve);
  const given = server.metrics.cut.value;
  deaf.socket.pause();
  while (server.metrics.cut.value === given) {
    for (let i = 0; i < 40; i++) deaf.send(JSON.stringify({ id: i, ask: 'enter', table }));
    await new Promise(resolve => setTimeout(resolve, 45));
  }
  expect(await stateOf(server, [table])).toBe(before);
  await atBen.ask({ ask: 'phrase', table, phrase: 'hello' });
  await atAnn.hears('said');
});
