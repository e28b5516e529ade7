/**
 * One connection of a guest: requests are read, limited and answered once each; output does not pile up for a client that
 * does not read; and the path to the guest is measured by protocol pings, which their page cannot touch.
 */

import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { Millis } from '../../kernel/seat.ts';
import { type ClockReadings, type Exchange, offsetOf, withExchange } from '../../table/race/clock.ts';
import { answersBehindPongs, type LinePast, pastOf, remember } from '../../table/race/past.ts';
import { type Path, shortest, type Trip } from '../../table/race/path.ts';
import type { RaceNews } from '../../table/runtime.ts';
import type { Change } from '../../wire/difference.ts';
import type { Face } from '../../wire/face.ts';
import { refusals } from '../../wire/refusals.ts';
import { type Answered, type Request, readRequest, treatmentOf } from '../../wire/requests.ts';
import type { Told } from '../../wire/tellings.ts';
import { Bucket } from '../limits/limits.ts';
import type { Metrics } from '../metrics.ts';
import { faceOf } from '../people/guests.ts';
import type { StoredGuest } from '../store/shape/guests.ts';
import { type AnyRoom, type Near, type Sign, signOf } from '../visitor.ts';
import type { Dispatch } from './dispatch.ts';
import { frameOfAnswer, frameOfText, frameOfTold, type WireText } from './frames.ts';
import { Outbox } from './outbox.ts';
import { Pinger } from './pinger.ts';

/** Answers a guest's questions. */
export interface Desk {
  readonly metrics: Metrics;
  readonly messagesPerSecond: number;
  readonly answer: Dispatch;
  fault(why: unknown): void;
}
/** The most bytes waiting for a slow client. */
const MOST_UNREAD = 1_048_576;
/** The most requests of one connection being answered; the rest wait in the network. */
const MOST_OPEN = 32;
const BURST = 3;
/** How long a closing connection may take. */
const GOODBYE = 1000;
/** Close codes of the protocol. */
const WHY = { goingAway: 1001, limit: 1008, comeBack: 1012 } as const;

export class Connection implements Near {
  readonly id: string;
  readonly address: string;
  readonly rooms = new Map<string, AnyRoom>();
  name: string;
  face: Face | undefined;
  readonly #socket: WebSocket;
  readonly #outbox: Outbox;
  readonly #desk: Desk;
  readonly #pinger: Pinger;
  readonly #bucket: Bucket;
  #turn: Promise<unknown> = Promise.resolve();
  #open = 0;
  #clock: ClockReadings = [];
  /** The trips of the last minutes. */
  readonly #answers: Exchange[] = [];
  /** What the line had shown when the last cue went out. */
  #past: LinePast | undefined;
  /** When the last answer about the time was sent. */
  #toldTime: number | null = null;

  /** `wire` is the stream under the socket. */
  constructor(socket: WebSocket, wire: Duplex, guest: StoredGuest, address: string, desk: Desk) {
    this.id = guest.id;
    this.name = guest.name;
    this.face = faceOf(guest);
    this.address = address;
    this.#socket = socket;
    this.#outbox = new Outbox(wire);
    this.#desk = desk;
    this.#bucket = new Bucket(desk.messagesPerSecond, desk.messagesPerSecond * BURST, performance.now());
    this.#pinger = new Pinger(socket, this.#outbox, trip => this.#measured(trip));
    socket.on('message', (data: Buffer) => this.#heard(data));
    socket.on('error', () => {});
    socket.on('close', () => this.#pinger.stop());
  }
  get isGone(): boolean {
    return this.#socket.readyState !== this.#socket.OPEN;
  }

  // ---- sending

  send(told: Told, change: Change | null = null): void {
    this.#say(signOf(told), frameOfTold(told, change));
  }
  pass(sign: Sign | null, text: string): void {
    this.#say(sign, frameOfText(sign?.tell === 'cue' ? this.#timed(text) : text));
  }
  /** A cue from elsewhere is due when it can arrive. */
  #timed(text: string): string {
    const { path } = this.#pinger;
    const known = offsetOf(this.#clock, path);
    const showAt = known === null ? null : performance.now() + shortest(path) / 2 + known.offset;
    return text.replace('"showAt":null', `"showAt":${showAt}`);
  }
  #say(sign: Sign | null, frame: WireText): void {
    if (sign?.tell === 'table') this.#pinger.mayRace(sign.table, sign.mayRace === true);
    if (sign?.tell === 'gone') {
      this.#pinger.mayRace(sign.table, false);
      this.rooms.get(sign.table)?.forget(this);
    }
    this.#write(frame);
    if (sign?.tell === 'cue') {
      // The ping that tells when the cue arrived must not wait.
      this.#pinger.cue();
      this.#past = this.#learnt();
      this.#outbox.flush();
    } else if (this.#pinger.isDue) this.#pinger.now();
  }
  #reply(re: number, answer: Answered): void {
    this.#write(frameOfAnswer(isRefusal(answer) ? { re, no: answer } : { re, ok: answer }));
  }
  #write(frame: WireText): void {
    if (this.isGone) return;
    this.#outbox.put(frame);
    this.#desk.metrics.messagesOut.add();
    this.#desk.metrics.bytesOut.add(frame.length);
    if (this.#outbox.unread > MOST_UNREAD) {
      this.#desk.metrics.cut.add();
      this.#socket.terminate();
    }
  }

  // ---- the path to the guest

  line(): { readonly path: Path; readonly clock: ClockReadings } {
    return { path: { ...this.#pinger.path, past: this.#past }, clock: this.#clock };
  }
  races(how: RaceNews): void {
    this.#pinger.races(how);
  }
  /** What the line has shown between races: by its clock where a proxy answers the pings. */
  #learnt(): LinePast | undefined {
    const { quiet } = this.#pinger;
    const byClock = this.#desk.metrics.proxy.look(this.address, answersBehindPongs(quiet, this.#answers));
    return pastOf(quiet, this.#answers, performance.now(), byClock);
  }
  #measured(trip: Trip): void {
    for (const [table, room] of this.rooms) if (this.#pinger.mayRaceAt(table)) room.measured?.(trip);
  }

  // ---- receiving

  #heard(data: Buffer): void {
    const now = performance.now();
    this.#desk.metrics.messagesIn.add();
    if (!this.#bucket.take(now)) {
      this.#turnOut(refusals.tooFast);
      return;
    }
    const request = readRequest(data.toString());
    if ('no' in request) {
      this.#desk.metrics.refusals.add();
      this.#reply(request.re, request.no);
      return;
    }
    const { order = 'in turn' } = treatmentOf(request);
    if (order === 'at once') void this.#answer(request, now);
    else if (order === 'in turn') this.#inTurn(request, now);
    // It waits for earlier questions; nothing waits for it.
    else this.#turn = this.#turn.then(() => void this.#answer(request, now));
  }
  /** Each answer starts the next exchange: the page reads its clock on receipt and asks again immediately. */
  readClock(page: Millis, arrival: Millis): Millis {
    if (this.#toldTime !== null) {
      const exchange = { asked: this.#toldTime, answered: arrival, page };
      this.#clock = withExchange(this.#clock, exchange);
      remember(this.#answers, exchange, each => each.answered);
    }
    this.#toldTime = performance.now();
    return arrival;
  }
  #inTurn(request: Request, arrival: Millis): void {
    if (++this.#open === MOST_OPEN) this.#socket.pause();
    this.#turn = this.#turn.then(async () => {
      await this.#answer(request, arrival);
      if (this.#open-- === MOST_OPEN) this.#socket.resume();
    });
  }
  async #answer(request: Request, arrival: Millis): Promise<void> {
    try {
      this.#reply(request.id, await this.#desk.answer(this, request, arrival));
    } catch (why) {
      // Whether it was done is unknown here: without an answer the client reconnects and asks again.
      this.#desk.fault(why);
      this.cut();
    }
  }
  #turnOut(why: Refusal): void {
    this.#desk.metrics.cut.add();
    this.#reply(-1, why);
    this.#close(WHY.limit);
  }

  // ---- the end

  cut(): void {
    this.#close(WHY.comeBack);
  }
  /** The server stops: reads no more, and still answers open questions. */
  async finish(): Promise<void> {
    this.send({ tell: 'closing' });
    this.#socket.pause();
    await this.#turn;
  }
  goodbye(): void {
    this.#close(WHY.goingAway);
  }
  terminate(): void {
    this.#socket.terminate();
  }
  /** Only the closing frame is awaited, and not for long. */
  #close(why: number): void {
    this.#socket.removeAllListeners('message');
    this.#socket.resume();
    this.#outbox.flush();
    this.#socket.close(why);
    setTimeout(() => this.#socket.terminate(), GOODBYE).unref();
  }
}
