/** The environment of a client: a browser, Node or a test. It provides connections, time and chance; the client has none itself. */
import type { Millis } from '../kernel/seat.ts';
import type { EvidenceMemory } from './pledges.ts';

/** The part of a WebSocket that a client needs. The browser's fits, and so does that of `ws`. */
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
  /** Milliseconds on a monotonic clock, with fractions: the clock that stamps frames and presses. */
  now(): Millis;
  /** Runs a function later; returns the way to cancel it. */
  wake(after: Millis, run: () => void): () => void;
  /** From 0 up to, but not including, 1. */
  chance(): number;
  /** 32 to 128 hexadecimal digits of unguessable chance: this client's part of the shuffle. */
  entropy(): string;
  /** Where it stores what it saw and sent before the deal, if that should outlive the program. */
  readonly memory?: EvidenceMemory;
}
