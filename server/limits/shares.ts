/**
 * Limits shared by all processes: each periodically reports what was taken from it, and its large holders. Taken
 * tokens are reported once; holdings are reported repeatedly, so that neither a lost message nor a dead process counts for long.
 */
import type { Buckets, HeldCounts, HeldTally } from './limits.ts';

/** By limit, by address or guest: how often. */
export type TakenElsewhere = { readonly [limit: string]: { readonly [who: string]: number } };

/** By limit: the large holders in the reporting process. */
export type HeldElsewhere = { readonly [limit: string]: HeldCounts };

/** How often to report. In that time each process may allow its full limit. */
const PAUSE = 200;
/** How often holdings are reported, and how long a report is valid: guests of a dead process must not wait long for it to expire. */
const HELD = { again: 1000, believed: 2500 };

export class Shares {
  readonly #shared = new Map<string, Buckets>();
  #taken: { [limit: string]: { [who: string]: number } } = {};
  #timer: NodeJS.Timeout | null = null;
  readonly #tallies = new Map<string, HeldTally>();
  #soon: NodeJS.Timeout | null = null;
  #again: NodeJS.Timeout | null = null;
  /** Reports to the others; without others, nothing is collected. */
  tell: ((taken: TakenElsewhere) => void) | null = null;
  tellHeld: ((held: HeldElsewhere) => void) | null = null;

  /** Shares these buckets among all processes, under a common name. */
  share(limit: string, buckets: Buckets): Buckets {
    this.#shared.set(limit, buckets);
    buckets.taken = who => this.#note(limit, who);
    return buckets;
  }
  heard(taken: TakenElsewhere): void {
    for (const [limit, counts] of Object.entries(taken))
      for (const [who, times] of Object.entries(counts)) this.#shared.get(limit)?.spend(who, times);
  }
  /** Shares this tally among all processes. */
  shareHeld(limit: string, tally: HeldTally): HeldTally {
    this.#tallies.set(limit, tally);
    tally.changed = () => this.#holds();
    return tally;
  }
  heardHeld(by: string, held: HeldElsewhere, now = performance.now()): void {
    for (const [limit, tally] of this.#tallies) tally.heard(by, held[limit] ?? {}, now + HELD.believed);
  }
  /** Remaining holdings here will be released in a moment. */
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
