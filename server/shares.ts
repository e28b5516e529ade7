/** Limits that hold for all processes together: each tells the others now and then what was taken from it. */
import type { Buckets } from './limits.ts';

/** By limit, by address or guest: how often. */
export type TakenElsewhere = { readonly [limit: string]: { readonly [who: string]: number } };

/** How often the others are told. As much as that may slip through is what each of them allows in that time. */
const PAUSE = 200;

export class Shares {
  readonly #shared = new Map<string, Buckets>();
  #taken: { [limit: string]: { [who: string]: number } } = {};
  #timer: NodeJS.Timeout | null = null;
  /** Tells the others; while there are none, nothing is counted for them. */
  tell: ((taken: TakenElsewhere) => void) | null = null;

  /** These buckets count for all processes, under a name that all of them use. */
  share(limit: string, buckets: Buckets): Buckets {
    this.#shared.set(limit, buckets);
    buckets.taken = who => this.#note(limit, who);
    return buckets;
  }
  heard(taken: TakenElsewhere): void {
    for (const [limit, counts] of Object.entries(taken))
      for (const [who, times] of Object.entries(counts)) this.#shared.get(limit)?.spend(who, times);
  }
  close(): void {
    this.tell = null;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }
  #note(limit: string, who: string): void {
    if (this.tell === null) return;
    this.#taken[limit] ??= {};
    const counts = this.#taken[limit];
    counts[who] = (counts[who] ?? 0) + 1;
    this.#timer ??= setTimeout(() => {
      const taken = this.#taken;
      this.#taken = {};
      this.#timer = null;
      this.tell?.(taken);
    }, PAUSE);
  }
}
