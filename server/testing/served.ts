/** A real server for a test, on a free port, with a folder of its own; and guests who talk to it over real sockets. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { Refusal } from '../../kernel/refusal.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { type EvidenceMemory, Pledges, shortMemory } from '../../wire/pledges.ts';
import type { Update } from '../../wire/protocol.ts';
import type { Question } from '../../wire/requests.ts';
import type { FromServer, Sent, Told } from '../../wire/tellings.ts';
import { unfolded } from '../../wire/unfold.ts';
import { type Config, defaults } from '../config.ts';
import { type Furnishing, type Server, startServer } from '../server.ts';

/** Quick bots, quiet logs, and limits that no ordinary test meets. */
export const forTests: Config = {
  ...defaults,
  PORT: 0,
  HOST: '127.0.0.1',
  LOG: 'silent',
  BOT_MILLIS: 0,
  MESSAGES_PER_SECOND: 1000,
  REQUESTS_PER_SECOND: 1000,
  GUESTS_PER_MINUTE: 1000,
};

/**
 * One port for each worker, where its test servers serve pages one after another: scripts that a browser has fetched and compiled from one
 * serve with the next. No system hands out such a port by itself.
 */
const PAGES_AT = 20_000 + (process.pid % 10_000);
const isFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const probe = createServer();
    probe.once('error', () => resolve(false)).listen(port, forTests.HOST, () => probe.close(() => resolve(true)));
  });

/** Closed and removed when the test is over. */
export async function served(changes: Partial<Config> = {}, furnishing: Furnishing = {}): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'sixgun-server-'));
  const PORT = furnishing.pages !== undefined && (await isFree(PAGES_AT)) ? PAGES_AT : 0;
  const server = await startServer(
    { ...forTests, PORT, DATA_DIR: folder, ...changes },
    { pages: join(folder, 'no page'), ...furnishing },
  );
  onTestFinished(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  return server;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
  readonly recovery: string;
}
/** A new guest. */
export async function newGuest(url: string, name?: string): Promise<Person> {
  const response = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(name === undefined ? {} : { name }),
  });
  if (response.status !== 201) throw new Error(`no guest: ${response.status} ${await response.text()}`);
  const { guest: id, name: given, recovery } = (await response.json()) as { guest: string; name: string; recovery: string };
  return { id, name: given, recovery, cookie: (response.headers.get('set-cookie') ?? '').split(';')[0]! };
}

/** Deletes a guest with their code, which is immediate. */
export const deleteGuest = (url: string, { cookie, recovery }: Person): Promise<Response> =>
  fetch(`${url}/api/me`, {
    method: 'DELETE',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ code: recovery }),
  });

/** The answer to a request, assumed to have this form. */
export async function getJson<T = { readonly [part: string]: unknown }>(url: string, cookie = ''): Promise<T> {
  return (await (await fetch(url, { headers: { cookie } })).json()) as T;
}

type Answered = { readonly ok: { readonly [part: string]: unknown } } | { readonly no: Refusal };
type Tell = Told['tell'];

/** Every update a guest has seen, over any number of connections. */
const memories = new WeakMap<Person, Map<string, Update>>();
/** A guest's pledges, over any number of connections. */
const pledged = new WeakMap<Person, EvidenceMemory>();
const memoryOf = (person: Person): EvidenceMemory => {
  const memory = pledged.get(person) ?? shortMemory();
  pledged.set(person, memory);
  return memory;
};

/**
 * One connection that remembers everything it was sent. Updates are remembered whole, however sent. It pledges with `ready`, and reveals
 * when it should, unless it sleeps.
 */
export class TestClient {
  readonly person: Person;
  readonly texts: string[] = [];
  readonly heard: Told[] = [];
  readonly socket: WebSocket;
  readonly #answers = new Map<number, (answer: Answered) => void>();
  readonly #ears = new Set<(told: Told) => void>();
  readonly pledges: Pledges;
  sleeps = false;
  #lastId = 0;
  #heardAt = 0;

  private constructor(person: Person, socket: WebSocket) {
    this.person = person;
    this.pledges = new Pledges(() => randomBytes(16).toString('hex'), memoryOf(person));
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.#hear(data.toString()));
    socket.on('error', () => {});
    onTestFinished(() => socket.terminate());
  }
  static async connect(
    url: string,
    person?: Person,
    headers: { readonly [name: string]: string } = {},
    autoPong = true,
  ): Promise<TestClient> {
    const known = person ?? (await newGuest(url));
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { autoPong, headers: { cookie: known.cookie, ...headers } });
    const client = new TestClient(known, socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('unexpected-response', (_request, response) => reject(new Error(`turned away: ${response.statusCode}`)));
      socket.once('error', reject);
    });
    await client.hears('welcome');
    return client;
  }
  send(text: string): void {
    this.socket.send(text);
  }
  /** The server's answer, of any kind. */
  answer(question: Question | object): Promise<Answered> {
    const id = ++this.#lastId;
    const answered = new Promise<Answered>(resolve => {
      this.#answers.set(id, resolve);
      this.send(JSON.stringify({ id, ...question, ...this.#pledged(question) }));
    });
    return this.within(answered, () => `the answer to ${JSON.stringify(question)}`);
  }
  /** Waits only for a limited time: then the error names the awaited message and the latest ones. */
  within<X>(coming: Promise<X>, what: () => string): Promise<X> {
    const waited = new Promise<X>((resolve, reject) => {
      const inVain = (why: string): void => {
        const told = this.texts.slice(-3).map(text => text.slice(0, 300));
        reject(new Error(`${this.person.name} waits in vain for ${what()}: ${why}. Told last: ${told.join('\n')}`));
      };
      // While messages arrive, it may still come.
      const look = (): void => {
        const left = this.#heardAt + PATIENCE - performance.now();
        if (left > 0) late = setTimeout(look, left);
        else inVain(`nothing has been told for ${PATIENCE / 1000} s`);
      };
      let late = setTimeout(look, PATIENCE);
      // The last messages of the connection have arrived.
      const closed = (code: number): void => void setImmediate(() => inVain(`closed with ${code}`));
      this.socket.once('close', closed);
      const done = (): void => {
        clearTimeout(late);
        this.socket.off('close', closed);
      };
      coming.then(resolve, reject).finally(done);
    });
    waited.catch(() => {});
    return waited;
  }
  /** The answer, which must not be a refusal. */
  async ask(question: Question | object): Promise<{ readonly [part: string]: unknown }> {
    const answer = await this.answer(question);
    if ('no' in answer) throw new Error(`${JSON.stringify(question)} is refused: ${JSON.stringify(answer.no)}`);
    return answer.ok;
  }
  /** The rule by which it is refused. */
  async refusal(question: Question | object): Promise<string | null> {
    const answer = await this.answer(question);
    return 'no' in answer ? answer.no.rule : null;
  }
  on(ear: (told: Told) => void): void {
    this.#ears.add(ear);
  }
  last<K extends Tell>(tell: K): Extract<Told, { tell: K }> | undefined {
    return this.heard.findLast(told => told.tell === tell) as Extract<Told, { tell: K }> | undefined;
  }
  all<K extends Tell>(tell: K): Extract<Told, { tell: K }>[] {
    return this.heard.filter(told => told.tell === tell) as Extract<Told, { tell: K }>[];
  }
  /** Waits for a matching message, unless it has already arrived. */
  hears<K extends Tell>(
    tell: K,
    fits: (told: Extract<Told, { tell: K }>) => boolean = () => true,
  ): Promise<Extract<Told, { tell: K }>> {
    const isIt = (told: Told): told is Extract<Told, { tell: K }> => told.tell === tell && fits(told as never);
    const before = this.heard.findLast(isIt);
    if (before !== undefined) return Promise.resolve(before);
    const heard = new Promise<Extract<Told, { tell: K }>>(resolve => {
      const ear = (told: Told): void => {
        if (!isIt(told)) return;
        this.#ears.delete(ear);
        resolve(told);
      };
      this.#ears.add(ear);
    });
    return this.within(heard, () => `"${tell}" with ${fits}`);
  }
  /** The close code of the connection. */
  closed(): Promise<number> {
    if (this.socket.readyState === WebSocket.CLOSED) return Promise.resolve(0);
    const closed = new Promise<number>(resolve => this.socket.once('close', resolve));
    return this.within(closed, () => 'the end of the connection');
  }
  close(): void {
    this.socket.close();
  }
  #pledged(question: { readonly ask?: string; readonly table?: string; readonly turned?: boolean | undefined }): object {
    if (question.ask !== 'ready' || 'pledge' in question) return {};
    const pledge = this.pledges.pledge(question.table ?? '', question.turned);
    return pledge === null ? {} : { pledge };
  }
  #hear(text: string): void {
    this.texts.push(text);
    this.#heardAt = performance.now();
    const message = JSON.parse(text) as FromServer;
    if ('re' in message) {
      this.#answers.get(message.re)?.(message as Answered);
      this.#answers.delete(message.re);
      return;
    }
    const told = this.#whole(message);
    this.heard.push(told);
    for (const ear of [...this.#ears]) ear(told);
    const due = told.tell === 'table' ? this.pledges.see(told.table) : null;
    if (told.tell === 'table' && due !== null && 'reveal' in due && !this.sleeps)
      void this.answer({ ask: 'reveal', table: told.table.code, entropy: due.reveal });
  }
  #whole(sent: Sent): Told {
    if (sent.tell !== 'update' && sent.tell !== 'cue') return sent;
    const memory = memories.get(this.person) ?? new Map<string, Update>();
    memories.set(this.person, memory);
    const { game, n } = sent.update;
    const update = unfolded(sent.update, memory.get(`${sent.table} ${game} ${n - 1}`) ?? null);
    if (update === null) throw new Error(`update ${n} is a change of what ${this.person.name} has not seen`);
    memory.set(`${sent.table} ${game} ${n}`, update);
    return { ...sent, update };
  }
}

/** A table of this many seats with these clients on the first ones and bots on the rest, started. */
export async function startedTable(
  clients: readonly TestClient[],
  bots: readonly string[],
  more: { readonly [part: string]: unknown } = {},
): Promise<string> {
  const [host, ...others] = clients;
  const seats = clients.length + bots.length;
  const { table } = (await host!.ask({ ask: 'create', game: 'wright-gang', seats, options: { rounds: 1 }, ...more })) as {
    table: string;
  };
  for (const client of clients) await client.ask({ ask: 'enter', table });
  for (const client of others) await client.ask({ ask: 'sit', table });
  for (const [i, bot] of bots.entries())
    await host!.ask({ ask: 'arrange', table, how: { change: 'bot', seat: clients.length + i, bot } });
  for (const client of clients) await client.ask({ ask: 'ready', table, ready: true });
  await host!.ask({ ask: 'start', table });
  await Promise.all(clients.map(client => client.hears('update')));
  return table;
}
