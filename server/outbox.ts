/**
 * What goes out to one client. All that is said to him in one turn of the house leaves in one piece, since a write costs much more than what
 * is written.
 */
import type { Duplex } from 'node:stream';

/** Those to whom something has been said in this turn. */
let spokenTo: Outbox[] = [];

const sendAll = (): void => {
  const all = spokenTo;
  spokenTo = [];
  for (const outbox of all) outbox.flush();
};

export class Outbox {
  readonly #wire: Duplex;
  #frames: Buffer[] = [];

  constructor(wire: Duplex) {
    this.#wire = wire;
  }
  /** Bytes that he has not read yet. */
  get unread(): number {
    return this.#wire.writableLength;
  }
  put(frame: Buffer): void {
    if (this.#frames.push(frame) > 1) return;
    if (spokenTo.push(this) === 1) process.nextTick(sendAll);
  }
  flush(): void {
    const frames = this.#frames;
    if (frames.length === 0) return;
    this.#frames = [];
    if (this.#wire.writable) this.#wire.write(frames.length === 1 ? frames[0]! : Buffer.concat(frames));
  }
}
