/**
 * Measures the path to one client by pings of the WebSocket protocol, at a pace that depends on the race; and detects when the client
 * is gone.
 */
import { randomFillSync } from 'node:crypto';
import type { WebSocket } from 'ws';
import { remember } from '../../table/race/past.ts';
import { keepTrip, type Pace, type Path, pingPause, type Trip } from '../../table/race/path.ts';
import type { RaceNews } from '../../table/runtime.ts';
import { pingOf } from './frames.ts';
import type { Outbox } from './outbox.ts';

/** While no race is possible a ping is only a heartbeat. */
const RESTING = 20_000;
/** A client that has not answered for this long is gone. */
const PATIENCE = 30_000;
/** A ping due in less than this accompanies a message now, at almost no cost. */
const SOON = 2000;
/** Pings carry unguessable names, so that a client cannot answer one that has not reached it. */
const NAME = 4;

/** Names of pings, many made at once. */
const names = { all: new Uint32Array(1024), used: 1024 };
const newName = (): number => {
  if (names.used === names.all.length) {
    randomFillSync(names.all);
    names.used = 0;
  }
  return names.all[names.used++]!;
};

export class Pinger {
  readonly #socket: WebSocket;
  readonly #outbox: Outbox;
  readonly #heard: (trip: Trip) => void;
  readonly #mayRaceAt = new Set<string>();
  readonly #trips: Trip[] = [];
  readonly path: Path = { trips: this.#trips };
  readonly #quiet: Trip[] = [];
  /** The trips of the last minutes, sent while there was no race. */
  readonly quiet: readonly Trip[] = this.#quiet;
  /** Sent and not yet answered; they come back in this order. */
  readonly #out: { readonly name: number; readonly sent: number; readonly quiet: boolean }[] = [];
  #pace: Pace | 'down' = 'quiet';
  /** The hand is down: the next ping shows its place in the stream, and is the last until the race is over. */
  #isDown = false;
  #last = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | null = null;

  /** `heard` is called for every pong. */
  constructor(socket: WebSocket, outbox: Outbox, heard: (trip: Trip) => void = () => {}) {
    this.#socket = socket;
    this.#outbox = outbox;
    this.#heard = heard;
    socket.on('pong', (data: Buffer) => this.#back(data));
    this.#later();
  }
  /** Sets whether a race may come at this table. */
  mayRace(table: string, may: boolean): void {
    const could = this.#mayRaceAt.size > 0;
    if (may) this.#mayRaceAt.add(table);
    else this.#mayRaceAt.delete(table);
    if (this.#mayRaceAt.size > 0 !== could) this.#later();
  }
  mayRaceAt(table: string): boolean {
    return this.#mayRaceAt.has(table);
  }
  races(how: RaceNews): void {
    this.#isDown = how === 'down';
    if (this.#isDown) return;
    this.#pace = how === 'set' ? 'set' : 'quiet';
    this.#later();
  }
  /** The cue is sent: the ping right behind it tells when it arrived, and pings soon quicken if this client races. */
  cue(): void {
    if (this.#pace === 'set') this.#pace = 'called';
    this.now();
  }
  /** A message is sent: should a ping accompany it? */
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
    this.#out.push({ name, sent, quiet: this.#pace === 'quiet' });
    this.#last = sent;
    this.#outbox.put(pingOf(name));
    if (this.#isDown) this.#pace = 'down';
    this.#later();
    if (this.#pace === 'called') this.#pace = 'cued';
  }
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
  #back(data: Buffer): void {
    const back = performance.now();
    if (data.length !== NAME) return;
    const answered = data.readUInt32BE();
    const which = this.#out.findIndex(({ name }) => name === answered);
    if (which < 0) return;
    // The protocol allows answering only the newest of several pings.
    const { sent, quiet } = this.#out[which]!;
    this.#out.splice(0, which + 1);
    const trip = { sent, back };
    keepTrip(this.#trips, trip);
    if (quiet) remember(this.#quiet, trip, each => each.sent);
    this.#heard(trip);
  }
  #pause(): number {
    if (this.#pace === 'down' || (this.#pace === 'quiet' && this.#mayRaceAt.size === 0)) return RESTING;
    return pingPause(this.#trips.length + this.#out.length, this.#pace);
  }
  #later(): void {
    this.stop();
    this.#timer = setTimeout(() => this.now(), this.#pause());
  }
}
