/**
 * What goes out to one client. All that is said to it in one turn of the event loop leaves in one piece, since a write costs much more than what
 * is written.
 */
import type { Duplex } from 'node:stream';
import type { WireText } from './frames.ts';

/** Those to whom something has been said in this turn. */
let spokenTo: Outbox[] = [];

const sendAll = (): void => {
  const all = spokenTo;
  spokenTo = [];
  for (const outbox of all) outbox.flush();
};

export class Outbox {
  readonly #wire: Duplex;
  #unsent: WireText = '';

  constructor(wire: Duplex) {
    this.#wire = wire;
  }
  /** Bytes that the client has not read yet. */
  get unread(): number {
    return this.#wire.writableLength;
  }
  put(frame: WireText): void {
    if (this.#unsent === '' && spokenTo.push(this) === 1) process.nextTick(sendAll);
    this.#unsent += frame;
  }
  flush(): void {
    const unsent = this.#unsent;
    if (unsent === '') return;
    this.#unsent = '';
    if (this.#wire.writable) this.#wire.write(unsent, 'latin1');
  }
}
