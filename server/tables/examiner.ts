/**
 * The thread that replays submitted feats. There is one per process; it takes them one after another, few may wait, and one
 * that takes too long is aborted with its thread.
 */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Feat, Unfit } from '../../bots/feat.ts';
import type { Millis } from '../../kernel/seat.ts';
import { root } from '../root.ts';

/** The result of a feat. */
export interface Examined {
  readonly deal: string;
  readonly place: number;
  readonly places: number;
  readonly points: number;
}
interface Waiting {
  readonly feat: Feat;
  readonly answer: (found: Examined | Unfit | null) => void;
}
/** A game against quick bots takes a second or two. */
const LONGEST: Millis = 20_000;
const QUEUE = 8;

export class Examiner {
  readonly #longest: Millis;
  readonly #waiting: Waiting[] = [];
  #worker: Worker | null = null;
  #busy: Waiting | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(longest = LONGEST) {
    this.#longest = longest;
  }
  /** Null when there is no room. */
  examine(feat: Feat): Promise<Examined | Unfit | null> {
    if (this.#isClosed || this.#waiting.length >= QUEUE) return Promise.resolve(null);
    return new Promise(answer => {
      this.#waiting.push({ feat, answer });
      this.#next();
    });
  }
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { answer } of this.#waiting.splice(0)) answer(null);
    const worker = this.#worker;
    this.#ends(null);
    await worker?.terminate();
  }
  #next(): void {
    if (this.#busy !== null || this.#isClosed) return;
    const next = this.#waiting.shift();
    if (next === undefined) return;
    this.#busy = next;
    const worker = this.#started();
    this.#timer = setTimeout(() => this.#breakOff(worker, { unfit: 'long', at: 0 }), this.#longest);
    worker.postMessage(next.feat);
  }
  #started(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(join(root, 'dist', 'server', 'tables', 'examining.js'));
    worker.unref();
    worker.on('message', (found: Examined | Unfit) => this.#ends(found));
    worker.on('error', () => this.#breakOff(worker, { unfit: 'refused', at: 0 }));
    this.#worker = worker;
    return worker;
  }
  #breakOff(worker: Worker, why: Unfit): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    void worker.terminate();
    this.#ends(why);
  }
  #ends(found: Examined | Unfit | null): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const busy = this.#busy;
    this.#busy = null;
    busy?.answer(found);
    this.#next();
  }
}
