/**
 * Does a proxy between guests and server answer the pings itself, as some edge networks do? Then every way seems short, and in races those who
 * are far away lose. One guest whose answers about the clock are far slower than their pongs may only be slow, or make it so, and so may any
 * number of them at one address; where it is most of several addresses it is the proxy, and such lines are judged by their clocks. A page can
 * answer about its clock as late as it likes: who is judged by it is rated against nobody whom they came out ahead of (`people/rating.ts`).
 */
import type { RaceMillis } from '../../table/race/path.ts';

/** So far behind pongs are no answers that went the same way. */
const FAR: RaceMillis = 40;
/** It takes this many addresses, and more than half of the last ones that were looked at. */
const SEVERAL = 3;
const LAST = 100;

export class ProxyWatch {
  /** Of the last addresses: are the answers of who was looked at last far behind? */
  readonly #addresses = new Map<string, boolean>();
  #isThere = false;
  /** Told once when it is noticed. */
  noticed: () => void = () => {};

  get isThere(): boolean {
    return this.#isThere;
  }
  /** By how much answers from an address are behind pongs, if that is known. True when the line is judged by its clock. */
  look(address: string, behind: RaceMillis | null): boolean {
    if (behind === null) return false;
    this.#addresses.delete(address);
    this.#addresses.set(address, behind >= FAR);
    for (const oldest of this.#addresses.keys()) if (this.#addresses.size > LAST) this.#addresses.delete(oldest);
    const far = [...this.#addresses.values()].filter(isFar => isFar).length;
    const was = this.#isThere;
    this.#isThere = far >= SEVERAL && far > this.#addresses.size / 2;
    if (this.#isThere && !was) this.noticed();
    return this.#isThere && behind >= FAR;
  }
}
