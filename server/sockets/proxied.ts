/**
 * Does a proxy between guests and server answer the pings itself, as some edge networks do? Then every path seems short, and in races
 * distant players lose. A guest whose clock answers are far slower than their pongs may only be slow, or pretend to be, and so may any
 * number of them at one address; if it affects most of several addresses it is a proxy, and such lines are judged by their clocks. A page
 * can delay its clock answers as it likes: players judged by them are not rated against players they beat (`people/rating.ts`).
 */
import type { RaceMillis } from '../../table/race/path.ts';

/** Answers on the same path are never this far behind pongs. */
const FAR: RaceMillis = 40;
/** It takes this many addresses, and more than half of the last ones checked. */
const SEVERAL = 3;
const LAST = 100;

export class ProxyWatch {
  /** For the last addresses: is the last checked guest far behind? */
  readonly #addresses = new Map<string, boolean>();
  #isThere = false;
  /** Called once on detection. */
  noticed: () => void = () => {};

  get isThere(): boolean {
    return this.#isThere;
  }
  /** Takes how far answers from an address are behind pongs, if known. True when the line is judged by its clock. */
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
