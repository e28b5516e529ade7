/** The runtime of a test's table: time passes only on request, the log is a list, and all chance comes from a seed. */
import { below, diceFrom } from '../../kernel/chance/dice.ts';
import type { Millis } from '../../kernel/seat.ts';
import { Pledges } from '../../wire/pledges.ts';
import { hash } from '../../wire/proof.ts';
import type { TableTell, TableTold, ToldOf } from '../../wire/tellings.ts';
import { onServer } from '../game/served.ts';
import type { Days, Entry, Finished, Guest, Header, Runtime, WhyCalled } from '../runtime.ts';

interface Due {
  readonly at: Millis;
  readonly run: () => void;
}
export class TestRuntime implements Runtime {
  readonly served = onServer;
  readonly log: Entry[] = [];
  readonly headers: Header[] = [];
  readonly results: Finished[] = [];
  readonly broke: unknown[] = [];
  /** Notifications to absent guests. */
  readonly missed: { readonly guest: string; readonly why: WhyCalled; readonly still: () => boolean }[] = [];
  /** Where a test plays by correspondence. */
  days?: Days;
  /** Where a test wants hints. */
  hint?: NonNullable<Runtime['hint']>;
  /** Set to make the next append fail. */
  failing: Error | null = null;
  #clock = 0;
  #due: Due[] = [];
  readonly #dice;

  constructor(seed = 'house') {
    this.#dice = diceFrom(seed);
  }
  now(): Millis {
    return this.#clock;
  }
  date(): Millis {
    return 1_000_000 + this.#clock;
  }
  wake(after: Millis, run: () => void): () => void {
    const due: Due = { at: this.#clock + after, run };
    this.#due.push(due);
    return () => {
      this.#due = this.#due.filter(d => d !== due);
    };
  }
  async breathe(): Promise<void> {}
  async append(entry: Entry): Promise<void> {
    if (this.failing) throw this.failing;
    this.log.push(structuredClone(entry));
  }
  async save(header: Header): Promise<void> {
    this.headers.push(header);
  }
  async finished(game: Finished): Promise<null> {
    this.results.push(game);
    return null;
  }
  misses(guest: string, why: WhyCalled, still: () => boolean): void {
    this.missed.push({ guest, why, still });
  }
  secret(bytes: number): string {
    return Array.from({ length: bytes }, () => below(this.#dice, 256).toString(16).padStart(2, '0')).join('');
  }
  chance(): number {
    return below(this.#dice, 2 ** 20) / 2 ** 20;
  }
  broken(why: unknown): void {
    this.broke.push(why);
  }
  /** Lets all pending work settle. */
  async settle(): Promise<void> {
    for (let i = 0; i < 50; i++) await Promise.resolve();
  }
  /** Lets time pass, with every call due meanwhile. */
  async pass(millis: Millis): Promise<void> {
    const until = this.#clock + millis;
    for (;;) {
      await this.settle();
      const next = this.#due.filter(d => d.at <= until).toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#due = this.#due.filter(d => d !== next);
      this.#clock = Math.max(this.#clock, next.at);
      next.run();
    }
    this.#clock = until;
    await this.settle();
  }
}

/** A guest that remembers what it was told, and reveals its pledge unless it sleeps. It is local: it has no connection. */
export class TestGuest implements Guest {
  readonly id: string;
  readonly name: string;
  readonly heard: TableTold[] = [];
  readonly pledges: Pledges;
  sleeps = false;
  /** Reveals at the table where it sits. */
  reveal: (entropy: string) => void = () => {};
  constructor(id: string, name = id) {
    this.id = id;
    this.name = name;
    let drawn = 0;
    this.pledges = new Pledges(() => hash(`${id} ${drawn++}`));
  }
  send(told: TableTold): void {
    this.heard.push(structuredClone(told));
    if (told.tell !== 'table') return;
    const due = this.pledges.see(told.table);
    if (due !== null && 'reveal' in due && !this.sleeps) this.reveal(due.reveal);
  }
  line(): null {
    return null;
  }
  races(): void {}
  /** The newest message of this kind. */
  last<K extends TableTell>(tell: K): ToldOf<K> | undefined {
    return this.heard.findLast(t => t.tell === tell) as ToldOf<K> | undefined;
  }
}
