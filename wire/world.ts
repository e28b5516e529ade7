/** Where a client runs: a browser, Node or a test. It gives connections, time and chance; the client itself knows none of them. */
import type { Millis } from '../kernel/seat.ts';
import type { EvidenceMemory } from './pledges.ts';

/** A WebSocket, as far as a client needs one. The browser's fits, and so does that of `ws`. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface World {
  open(address: string): Socket;
  /** Milliseconds on a clock that never goes back, with fractions: the one by which frames and presses are stamped. */
  now(): Millis;
  /** Runs something later; gives the way to call it off. */
  wake(after: Millis, run: () => void): () => void;
  /** From 0 up to, not including, 1. */
  chance(): number;
  /** 32 to 128 hexadecimal digits of chance that nobody can guess: this client's part of the shuffle. */
  entropy(): string;
  /** Where it keeps what it saw and sent before the deal, if that should outlive the program. */
  readonly memory?: EvidenceMemory;
}
