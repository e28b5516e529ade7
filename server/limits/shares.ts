/**
 * Limits that hold for all processes together: each tells the others now and then what was taken from it, and who holds much there. What
 * was taken is told once; what is held is told again as long as it is, so that neither a lost word nor a process that died counts for long.
 */
import type { Buckets, HeldCounts, HeldTally } from './limits.ts';

/** By limit, by address or guest: how often. */
export type TakenElsewhere = { readonly [limit: string]: { readonly [who: string]: number } };

/** By limit: who holds much, in the process that tells. */
export type HeldElsewhere = { readonly [limit: string]: HeldCounts };

/** How often the others are told. As much as that may slip through is what each of them allows in that time. */
const PAUSE = 200;
/** How often what is held is told again, and how long it is believed: guests of a process that died must not wait for it to be forgotten. */
const HELD = { again: 1000, believed: 2500 };

export class Shares {
  readonly #shared = new Map<string, Buckets>();
  #taken: { [limit: string]: { [who: string]: number } } = {};
  #timer: NodeJS.Timeout | null = null;
  readonly #tallies = new Map<string, HeldTally>();
  #soon: NodeJS.Timeout | null = null;
  #again: NodeJS.Timeout | null = null;
  /** Tells the others; while there are none, nothing is counted for them. */
  tell: ((taken: TakenElsewhere) => void) | null = null;
  tellHeld: ((held: HeldElsewhere) => void) | null = null;

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
  /** This tally counts what is held in all processes. */
  shareHeld(limit: string, tally: HeldTally): HeldTally {
    this.#tallies.set(limit, tally);
    tally.changed = () => this.#holds();
    return tally;
  }
  heardHeld(by: string, held: HeldElsewhere, now = performance.now()): void {
    for (const [limit, tally] of this.#tallies) tally.heard(by, held[limit] ?? {}, now + HELD.believed);
  }
  /** What is still held here will be given back in a moment. */
  close(): void {
    this.tellHeld?.({});
    this.tell = null;
    this.tellHeld = null;
    for (const timer of [this.#timer, this.#soon, this.#again]) if (timer !== null) clearTimeout(timer);
  }
  #holds(): void {
    if (this.tellHeld === null) return;
    this.#soon ??= setTimeout(() => {
      this.#soon = null;
      this.#tellHeld();
    }, PAUSE);
  }
  #tellHeld(): void {
    const held = Object.fromEntries([...this.#tallies].map(([limit, tally]) => [limit, tally.many]));
    this.tellHeld?.(held);
    if (this.#again !== null) clearTimeout(this.#again);
    const isMuch = Object.values(held).some(counts => Object.keys(counts).length > 0);
    this.#again = isMuch ? setTimeout(() => this.#tellHeld(), HELD.again) : null;
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
