/**
 * Measures the way to one client by pings of the WebSocket protocol, at a pace that follows from what is going on; and finds out when nobody
 * is there any more.
 */
import { randomFillSync } from 'node:crypto';
import type { WebSocket } from 'ws';
import { keepTrip, type Pace, type Path, pingPause, type Trip } from '../table/race/path.ts';

/** While no race is possible a ping is only a sign of life. */
const RESTING = 20_000;
/** Who has not answered for so long is gone. */
const PATIENCE = 30_000;
/** A ping that is due in less than this goes along with a message now, which costs next to nothing. */
const SOON = 2000;
const NAME = 4;

/** Names that nobody can guess, so that nobody can answer a ping that has not reached him. */
const names = { bytes: Buffer.alloc(4096), used: 4096 };
const newName = (): Buffer => {
  if (names.used + NAME > names.bytes.length) {
    names.bytes = randomFillSync(Buffer.alloc(names.bytes.length));
    names.used = 0;
  }
  names.used += NAME;
  return names.bytes.subarray(names.used - NAME, names.used);
};

export class Pinging {
  readonly #socket: WebSocket;
  readonly #mayRaceAt = new Set<string>();
  readonly #trips: Trip[] = [];
  readonly path: Path = { trips: this.#trips };
  /** Sent and not yet answered; they come back in this order. */
  readonly #out: { readonly name: Buffer; readonly sent: number }[] = [];
  #pace: Pace = 'quiet';
  /** His hand is down: the next ping tells where in the stream it was, and is the last for now. */
  #isDown = false;
  #last = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | null = null;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('pong', (data: Buffer) => this.#back(data));
    this.#later();
  }
  /** A race may come at this table, or not. */
  mayRace(table: string, may: boolean): void {
    const could = this.#mayRaceAt.size > 0;
    if (may) this.#mayRaceAt.add(table);
    else this.#mayRaceAt.delete(table);
    if (this.#mayRaceAt.size > 0 !== could) this.#later();
  }
  /** A race is set; or over for him, since his hand is down. */
  hurry(on: boolean): void {
    this.#isDown = !on && this.#pace === 'cued';
    if (this.#isDown || on === (this.#pace !== 'quiet')) return;
    this.#pace = on ? 'set' : 'quiet';
    this.#later();
  }
  /** The cue goes out: the ping right behind it tells when it was there, and from now on they come quickly, if he races. */
  cue(): void {
    if (this.#pace === 'set') this.#pace = 'cued';
    this.now();
  }
  /** A message goes out: does a ping go with it? */
  get isDue(): boolean {
    return this.#pace === 'quiet' && this.#mayRaceAt.size > 0 && performance.now() - this.#last > this.#pause() - SOON;
  }
  now(): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const sent = performance.now();
    if (this.#out[0] !== undefined && sent - this.#out[0].sent > PATIENCE) {
      this.#socket.terminate();
      return;
    }
    const name = newName();
    this.#out.push({ name, sent });
    this.#last = sent;
    this.#socket.ping(name);
    if (this.#isDown) {
      this.#isDown = false;
      this.#pace = 'quiet';
    }
    this.#later();
  }
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
  #back(data: Buffer): void {
    const back = performance.now();
    const which = this.#out.findIndex(({ name }) => name.equals(data));
    if (which < 0) return;
    // The protocol allows to answer only the newest of several pings.
    const { sent } = this.#out[which]!;
    this.#out.splice(0, which + 1);
    keepTrip(this.#trips, { sent, back });
  }
  #pause(): number {
    return this.#pace === 'quiet' && this.#mayRaceAt.size === 0 ? RESTING : pingPause(this.path, this.#pace);
  }
  #later(): void {
    this.stop();
    this.#timer = setTimeout(() => this.now(), this.#pause());
  }
}
