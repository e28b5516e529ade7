/**
 * The threads in which bots think, so that the one serving sockets never waits for them. Each thread handles one question at a time;
 * few may wait, and a waiting question has less time left. A bot that finds no room plays by hunch. Hints come after bots,
 * and fewer of them may wait.
 */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Hint } from '../../../kernel/bot.ts';
import type { Millis, Move } from '../../../kernel/seat.ts';
import type { HintAsked, Pondered } from '../../../table/runtime.ts';
import { root } from '../../root.ts';

type Found = { readonly move: Move | null } | null;
interface Waiting {
  readonly question: Pondered | HintAsked;
  /** When it becomes too late for a thread. */
  readonly until: Millis;
  /** Null when nothing was found. */
  readonly answer: (found: unknown) => void;
}
interface Thread {
  readonly worker: Worker;
  busy: Waiting | null;
}

/** The longest thought, and the shortest that is worth a thread. */
const LONGEST: Millis = 1500;
const SHORTEST: Millis = 20;
/** How long a guest waits for a hint to be begun. */
const HINT_BEGUN: Millis = 5000;
/** How many questions may wait, per thread. */
const QUEUE = 8;
const HINTS = 1;

export class Thinkers {
  readonly #most: number;
  #threads: Thread[] = [];
  readonly #waiting: Waiting[] = [];
  readonly #hints: Waiting[] = [];
  #isClosed = false;

  constructor(most: number) {
    this.#most = most;
  }
  /** Null when there is no room, or when it came too late. */
  ponder(question: Pondered): Promise<Found> {
    return this.#put(this.#waiting, QUEUE, question, Math.min(LONGEST, question.within)) as Promise<Found>;
  }
  /** Null likewise. */
  hint(asked: HintAsked): Promise<Hint | null> {
    return this.#put(this.#hints, HINTS, asked, HINT_BEGUN) as Promise<Hint | null>;
  }
  #put(line: Waiting[], most: number, question: Waiting['question'], within: Millis): Promise<unknown> {
    if (this.#isClosed || line.length >= most * this.#most) return Promise.resolve(null);
    return new Promise(answer => {
      line.push({ question, until: performance.now() + within, answer });
      this.#assign();
    });
  }
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { answer } of [...this.#waiting.splice(0), ...this.#hints.splice(0)]) answer(null);
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }
  #assign(): void {
    while (this.#waiting.length + this.#hints.length > 0) {
      const thread = this.#free();
      if (thread === null) return;
      const next = (this.#waiting.shift() ?? this.#hints.shift())!;
      const within = Math.min(LONGEST, next.until - performance.now());
      if (within < SHORTEST) next.answer(null);
      else {
        thread.busy = next;
        thread.worker.postMessage({ ...next.question, within });
      }
    }
  }
  #free(): Thread | null {
    const free = this.#threads.find(({ busy }) => busy === null);
    if (free !== undefined) return free;
    return this.#threads.length < this.#most ? this.#start() : null;
  }
  #start(): Thread {
    const worker = new Worker(join(root, 'dist', 'server', 'tables', 'thinking', 'thinker.js'));
    const thread: Thread = { worker, busy: null };
    worker.unref();
    worker.on('message', (found: unknown) => this.#ends(thread, found));
    // A bot whose thread crashes plays by hunch this once, and another thread takes over.
    worker.on('error', () => {
      this.#threads = this.#threads.filter(each => each !== thread);
      this.#ends(thread, null);
    });
    this.#threads.push(thread);
    return thread;
  }
  #ends(thread: Thread, found: unknown): void {
    thread.busy?.answer(found);
    thread.busy = null;
    if (!this.#isClosed) this.#assign();
  }
}
