/** The runtime of one table in a browser's worker. Its time can stop; the log is in memory and, where possible, stored. */
import type { Millis, Seed } from '../../kernel/seat.ts';
import {
  type Edition,
  type Entry,
  type Finished,
  type Header,
  type Manners,
  type Runtime,
  usualManners,
} from '../../table/runtime.ts';
import { rulesOfVersion } from '../games/rules.ts';
import type { PracticeStorage } from './storage.ts';

interface Due {
  left: Millis;
  since: Millis;
  timer: ReturnType<typeof setTimeout> | null;
  readonly run: () => void;
}

/** The speed of time for a player who only wants to see the end. */
const HURRIED = 25;
const quick: Manners = { ...usualManners, thinking: { least: 60, more: 120 } };

export class PracticeRuntime implements Runtime {
  readonly manners: Manners;
  /** The seed of steady bots, the deal's own: replaying a game meets the same bots. None at a table whose bots think by the clock. */
  steady: Seed | undefined;
  readonly #game: string;
  readonly #storage: PracticeStorage;
  readonly #broken: (why: unknown) => void;
  readonly #over: (game: Finished) => void;
  readonly #isSteady: boolean;
  readonly #due = new Set<Due>();
  readonly #opened = Date.now();
  /** Elapsed time at an instant of the page's clock, and its speed since: 0 while it stands still. */
  #passed: Millis = 0;
  #since = performance.now();
  #speed = 1;
  #still = false;
  #hurried = false;

  constructor(
    game: string,
    storage: PracticeStorage,
    pace: 'leisure' | 'quick',
    broken: (why: unknown) => void,
    over: (game: Finished) => void,
    isSteady: boolean,
  ) {
    this.#isSteady = isSteady;
    this.manners = pace === 'quick' ? quick : usualManners;
    this.#game = game;
    this.#storage = storage;
    this.#broken = broken;
    this.#over = over;
  }
  now(): Millis {
    return this.#passed + (performance.now() - this.#since) * this.#speed;
  }
  date(): Millis {
    return Math.round(this.#opened + this.now());
  }
  wake(after: Millis, run: () => void): () => void {
    const due: Due = { left: after, since: 0, timer: null, run };
    this.#due.add(due);
    this.#start(due);
    return () => this.#drop(due);
  }
  breathe(): Promise<void> {
    return new Promise(resolve => setTimeout(resolve, 0));
  }
  async edition(rules: number): Promise<Edition | null> {
    const found = await rulesOfVersion(this.#game, rules);
    return found?.game.version === rules ? found : null;
  }
  append(entry: Entry): Promise<void> {
    this.dealt(entry);
    return this.#storage.append(entry);
  }
  /** A game begins, now or in a log that is played on. */
  dealt(entry: Entry): void {
    if ('start' in entry && this.#isSteady) this.steady = entry.start.seed;
  }
  save(header: Header): Promise<void> {
    return this.#storage.save(header);
  }
  finished(game: Finished): Promise<null> {
    this.#over(game);
    return Promise.resolve(null);
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

  /** Stops time, or resumes it. */
  still(on: boolean): void {
    this.#still = on;
    this.#pace();
  }
  /** Nothing waits any more: the rest plays as fast as it can be told. The next game has its usual time again. */
  hurry(on: boolean): void {
    this.#hurried = on;
    this.#pace();
  }
  #pace(): void {
    const speed = this.#still ? 0 : this.#hurried ? HURRIED : 1;
    if (speed === this.#speed) return;
    this.#passed = this.now();
    this.#since = performance.now();
    for (const due of this.#due) {
      if (due.timer !== null) clearTimeout(due.timer);
      due.timer = null;
      due.left -= (this.#since - due.since) * this.#speed;
    }
    this.#speed = speed;
    for (const due of this.#due) this.#start(due);
  }
  #start(due: Due): void {
    due.since = performance.now();
    if (this.#speed === 0) return;
    due.timer = setTimeout(
      () => {
        this.#due.delete(due);
        due.run();
      },
      Math.max(0, due.left / this.#speed),
    );
  }
  #drop(due: Due): void {
    if (due.timer !== null) clearTimeout(due.timer);
    this.#due.delete(due);
  }
}
