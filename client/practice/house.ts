/** A browser's worker as a house for one table. Its time can stand still; its log is in memory and, where the browser allows, kept for the next visit. */
import type { Millis } from '../../kernel/seat.ts';
import { type Entry, type Finished, type Header, type House, type Manners, usualManners } from '../../table/house.ts';
import type { Shelf } from './shelf.ts';

interface Due {
  left: Millis;
  since: Millis;
  timer: ReturnType<typeof setTimeout> | null;
  readonly run: () => void;
}

const quick: Manners = { ...usualManners, thinking: { least: 60, more: 120 } };

export class PracticeHouse implements House {
  readonly manners: Manners;
  readonly #shelf: Shelf;
  readonly #broken: (why: unknown) => void;
  readonly #over: (game: Finished) => void;
  readonly #due = new Set<Due>();
  readonly #opened = Date.now();
  readonly #zero = performance.now();
  /** How long time has stood still, and since when it does. */
  #lost: Millis = 0;
  #stillSince: Millis | null = null;

  constructor(shelf: Shelf, pace: 'leisure' | 'quick', broken: (why: unknown) => void, over: (game: Finished) => void) {
    this.manners = pace === 'quick' ? quick : usualManners;
    this.#shelf = shelf;
    this.#broken = broken;
    this.#over = over;
  }
  now(): Millis {
    return (this.#stillSince ?? performance.now()) - this.#zero - this.#lost;
  }
  date(): Millis {
    return Math.round(this.#opened + this.now());
  }
  wake(after: Millis, run: () => void): () => void {
    const due: Due = { left: after, since: 0, timer: null, run };
    this.#due.add(due);
    if (this.#stillSince === null) this.#start(due);
    return () => this.#drop(due);
  }
  append(entry: Entry): Promise<void> {
    return this.#shelf.append(entry);
  }
  save(header: Header): Promise<void> {
    return this.#shelf.save(header);
  }
  finished(game: Finished): Promise<void> {
    this.#over(game);
    return Promise.resolve();
  }
  secret(bytes: number): string {
    return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('');
  }
  chance(): number {
    return Math.random();
  }
  broken(why: unknown): void {
    this.#broken(why);
  }

  /** Let time stand still, or go on. */
  still(on: boolean): void {
    if (on === (this.#stillSince !== null)) return;
    if (on) {
      this.#stillSince = performance.now();
      for (const due of this.#due) {
        if (due.timer !== null) clearTimeout(due.timer);
        due.timer = null;
        due.left -= this.#stillSince - due.since;
      }
    } else {
      this.#lost += performance.now() - this.#stillSince!;
      this.#stillSince = null;
      for (const due of this.#due) this.#start(due);
    }
  }
  #start(due: Due): void {
    due.since = performance.now();
    due.timer = setTimeout(
      () => {
        this.#due.delete(due);
        due.run();
      },
      Math.max(0, due.left),
    );
  }
  #drop(due: Due): void {
    if (due.timer !== null) clearTimeout(due.timer);
    this.#due.delete(due);
  }
}
