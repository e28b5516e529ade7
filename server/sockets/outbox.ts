/**
 * Output to one client. All messages of one turn of the event loop are written in one piece, since a write costs much more than its
 * contents.
 */
import type { Duplex } from 'node:stream';
import type { WireText } from './frames.ts';

/** The clients with messages in this turn. */
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
