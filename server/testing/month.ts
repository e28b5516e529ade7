/** Weeks of a server in a test: its calendar advances, players come one at a time and go, and it is killed and restarted in between. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { Move } from '../../kernel/seat.ts';
import type { Config } from '../config.ts';
import type { Furnishing, Server } from '../server.ts';
import type { TableHeader } from '../store/shape/tables.ts';
import { newGuest, type Person, served, TestClient } from './served.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A watch that polls constantly, so that a test need not wait for it. */
const WATCH = 20;

export class Month {
  server!: Server;
  /** Acknowledged moves. */
  moves = 0;
  readonly #changes: Partial<Config>;
  readonly #furnishing: Furnishing;
  #folder: string;
  #ahead = 0;

  constructor(changes: Partial<Config> = {}, furnishing: Furnishing = {}) {
    this.#changes = changes;
    this.#furnishing = furnishing;
    this.#folder = this.#freshFolder();
  }
  #freshFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'sixgun-month-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  }
  date(): number {
    return Date.now() + this.#ahead;
  }
  get calendar(): NonNullable<Furnishing['calendar']> {
    return { date: () => this.date(), watch: WATCH };
  }
  async start(furnishing: Furnishing = {}): Promise<void> {
    const { calendar } = this;
    this.server = await served({ DATA_DIR: this.#folder, ...this.#changes }, { ...this.#furnishing, ...furnishing, calendar });
  }
  async upgrade(furnishing: Furnishing): Promise<void> {
    await this.server.close();
    await this.start(furnishing);
  }
  /** Only what is on disk now remains: the server has not ended, and its later work is lost. */
  async kill(furnishing: Furnishing = {}): Promise<void> {
    const left = this.#freshFolder();
    const before = this.server;
    cpSync(this.#folder, left, { recursive: true, filter: name => !name.endsWith('server.lock') });
    this.#folder = left;
    await this.start(furnishing);
    await before.close();
  }
  guest(name: string): Promise<Person> {
    return newGuest(this.server.url, name);
  }
  /** Two people become ready, one after another; the first comes again. */
  async opened(people: readonly [Person, Person], wanted: object): Promise<string> {
    const [first, second] = people;
    const ann = await TestClient.connect(this.server.url, first);
    const { table } = (await ann.ask({ ask: 'create', seats: 2, visibility: 'private', ...wanted })) as { table: string };
    await ann.ask({ ask: 'enter', table });
    await ann.ask({ ask: 'ready', table, ready: true });
    await gone(ann);
    const ben = await TestClient.connect(this.server.url, second);
    await ben.ask({ ask: 'enter', table });
    await ben.ask({ ask: 'sit', table });
    await ben.ask({ ask: 'ready', table, ready: true });
    // Their page has revealed its part of the shuffle.
    while (!(await this.stored(table)).seating.includes('"entropy"')) await pause(WATCH);
    await gone(ben);
    await this.visit(first, table, 0);
    return table;
  }
  async stored(code: string): Promise<TableHeader> {
    return (await this.server.store.tables.findByCode(code))!;
  }
  /** The player asked now, once that is stored; null when the game is over. */
  async asked(code: string): Promise<readonly string[]> {
    for (;;) {
      const { asked, status } = await this.stored(code);
      const who = Object.keys(JSON.parse(asked) as object);
      if (who.length > 0 || status !== 'playing') return who;
      await pause(WATCH);
    }
  }
  /** Comes, makes all moves they are asked for (up to `most`), and goes. */
  async visit(person: Person, table: string, most = 60): Promise<void> {
    const client = await TestClient.connect(this.server.url, person);
    await client.ask({ ask: 'enter', table });
    const { you } = (await client.hears('table')).table;
    await client.hears('update');
    let seq = client.last('table')!.table.seq + 1;
    for (let n = 0; n < most; n++) {
      const { moves, outcome, view } = client.last('update')!.update;
      if (outcome !== null || view.ask?.kind !== 'ask' || !view.ask.waiting.includes(you!)) break;
      const move: Move = moves![(seq * 7) % moves!.length]!;
      const before = client.all('update').length;
      await client.ask({ ask: 'move', table, seq: seq++, move });
      this.moves++;
      await client.hears('update', () => client.all('update').length > before);
    }
    await gone(client);
  }
  passes(days: number): void {
    this.#ahead += days * DAY;
  }
  /** Advances time until the watch has handled all that was due. */
  async days(days: number): Promise<void> {
    this.passes(days);
    for (;;) {
      const due = await this.server.store.tables.due(this.date(), 1);
      if (due.length === 0) return;
      await pause(WATCH);
    }
  }
  async offs(code: string): Promise<readonly string[]> {
    const { id } = await this.stored(code);
    const rows = await this.server.store.log.read(id, 1);
    return rows.map(({ entry }) => entry).filter(entry => entry.startsWith('{"off"'));
  }
  async inputs(code: string): Promise<{ readonly own: number; readonly lapses: number }> {
    const { id } = await this.stored(code);
    const rows = (await this.server.store.log.read(id, 1)).map(({ entry }) => entry);
    return {
      own: rows.filter(entry => entry.includes('"by":')).length,
      lapses: rows.filter(entry => entry.includes('"lapse":')).length,
    };
  }
}
const gone = async (client: TestClient): Promise<void> => {
  client.close();
  await client.closed();
};
