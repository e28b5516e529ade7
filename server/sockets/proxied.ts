/**
 * Does a proxy between guests and server answer the pings itself, as some edge networks do? Then every way seems short, and in races those who
 * are far away lose. One guest whose answers about the clock are far slower than their pongs may only be slow, or make it so; where it is most
 * of several guests it is the proxy, and such lines are judged by their clocks.
 */
import type { RaceMillis } from '../../table/race/path.ts';

/** So far behind pongs are no answers that went the same way. */
const FAR: RaceMillis = 40;
/** It takes this many guests, and more than half of the last ones that were looked at. */
const SEVERAL = 3;
const LAST = 100;

export class ProxyWatch {
  /** Of the last guests: are their answers far behind? */
  readonly #guests = new Map<string, boolean>();
  #isThere = false;
  /** Told once when it is noticed. */
  noticed: () => void = () => {};

  get isThere(): boolean {
    return this.#isThere;
  }
  /** By how much the answers of a guest are behind their pongs, if that is known. True when their line is judged by its clock. */
  look(guest: string, behind: RaceMillis | null): boolean {
    if (behind === null) return false;
    this.#guests.delete(guest);
    this.#guests.set(guest, behind >= FAR);
    for (const oldest of this.#guests.keys()) if (this.#guests.size > LAST) this.#guests.delete(oldest);
    const far = [...this.#guests.values()].filter(isFar => isFar).length;
    const was = this.#isThere;
    this.#isThere = far >= SEVERAL && far > this.#guests.size / 2;
    if (this.#isThere && !was) this.noticed();
    return this.#isThere && behind >= FAR;
  }
}
