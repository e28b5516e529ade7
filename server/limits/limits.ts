/** Limits: a steady rate with small bursts. */
import type { Millis } from '../../kernel/seat.ts';

/** A bucket of tokens that fills at a steady pace; every request takes tokens. */
export class Bucket {
  readonly #perMilli: number;
  readonly #full: number;
  #tokens: number;
  #at: Millis;

  constructor(perSecond: number, burst: number, now: Millis) {
    this.#perMilli = perSecond / 1000;
    this.#full = burst;
    this.#tokens = burst;
    this.#at = now;
  }
  take(now: Millis): boolean {
    if (!this.allows(now)) return false;
    this.#tokens--;
    return true;
  }
  allows(now: Millis): boolean {
    this.#tokens = Math.min(this.#full, this.#tokens + (now - this.#at) * this.#perMilli);
    this.#at = now;
    return this.#tokens >= 1;
  }
  /** Tokens were taken elsewhere. The debt is at most one bucketful. */
  spend(now: Millis, times: number): void {
    this.allows(now);
    this.#tokens = Math.max(-this.#full, this.#tokens - times);
  }
  /** Is the bucket full? Then a new bucket would be the same. */
  isFull(now: Millis): boolean {
    return this.#tokens + (now - this.#at) * this.#perMilli >= this.#full;
  }
}

/** A bucket for each of many (addresses, guests); full ones are forgotten. */
export class Buckets {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #buckets = new Map<string, Bucket>();
  #sweepAt = 1000;
  /** Listener for all taken tokens. */
  taken: (who: string) => void = () => {};

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
  }
  take(who: string, now: Millis = performance.now()): boolean {
    if (!this.#bucketOf(who, now).take(now)) return false;
    this.taken(who);
    return true;
  }
  /** Other processes have given this many tokens. */
  spend(who: string, times: number, now: Millis = performance.now()): void {
    this.#bucketOf(who, now).spend(now, times);
  }
  #bucketOf(who: string, now: Millis): Bucket {
    const known = this.#buckets.get(who);
    if (known !== undefined) return known;
    if (this.#buckets.size >= this.#sweepAt) {
      for (const [name, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(name);
      this.#sweepAt = Math.max(1000, this.#buckets.size * 2);
    }
    const bucket = new Bucket(this.#perSecond, this.#burst, now);
    this.#buckets.set(who, bucket);
    return bucket;
  }
  /** Would it be allowed? */
  allows(who: string, now: Millis = performance.now()): boolean {
    return this.#buckets.get(who)?.allows(now) ?? this.#burst >= 1;
  }
  get size(): number {
    return this.#buckets.size;
  }
}

/** By address: how many it holds. */
export type HeldCounts = { readonly [who: string]: number };

/** A holder below this share of the limit is not reported to other processes. */
const MANY = 1 / 8;

/** Counts what each of many holds at once, here and in other processes. */
export class HeldTally {
  readonly #most: number;
  readonly #counts = new Map<string, number>();
  readonly #elsewhere = new Map<string, { readonly held: HeldCounts; readonly until: Millis }>();
  /** Listener for changes in what should be reported. */
  changed: () => void = () => {};

  constructor(most: number) {
    this.#most = most;
  }
  take(who: string, now: Millis = performance.now()): boolean {
    const count = this.#counts.get(who) ?? 0;
    if (count + this.#heldElsewhere(who, now) >= this.#most) return false;
    this.#set(who, count + 1);
    return true;
  }
  giveBack(who: string): void {
    this.#set(who, (this.#counts.get(who) ?? 0) - 1);
  }
  /** The large holders. */
  get many(): HeldCounts {
    return Object.fromEntries([...this.#counts].filter(([, count]) => count >= this.#most * MANY));
  }
  /** Another process has reported its large holders; the report is valid until then, or until the next one. */
  heard(by: string, held: HeldCounts, until: Millis): void {
    this.#elsewhere.set(by, { held, until });
  }
  #heldElsewhere(who: string, now: Millis): number {
    let sum = 0;
    for (const [by, { held, until }] of this.#elsewhere)
      if (until < now) this.#elsewhere.delete(by);
      else if (Object.hasOwn(held, who)) sum += held[who]!;
    return sum;
  }
  #set(who: string, count: number): void {
    const before = this.#counts.get(who) ?? 0;
    if (count <= 0) this.#counts.delete(who);
    else this.#counts.set(who, count);
    if (Math.max(before, count) >= this.#most * MANY) this.changed();
  }
}
