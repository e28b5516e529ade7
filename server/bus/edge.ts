/**
 * The edge: guests whose sockets are here, at tables that other processes serve. Their requests are forwarded, and messages to them passed
 * on.
 */

import { isRefusal } from '../../kernel/refusal.ts';
import type { Trip } from '../../table/race/path.ts';
import type { Seen } from '../../table/viewers/audience.ts';
import { type Answered, type TableRequest, treatmentOf } from '../../wire/requests.ts';
import type { AnyRoom, Near, Sign } from '../visitor.ts';
import type { Down, Up } from './records.ts';
import type { Trunk } from './trunk.ts';
import type { Trunks } from './trunks.ts';

type Settle = { readonly done: (answer: Answered | null) => void; readonly failed: (why: Error) => void };

/** How often to check whether an unresponsive process still holds its table. */
const LOOK = 250;

interface Holding {
  isHeld(): Promise<boolean>;
  /** This way is no longer used. */
  forgotten(): void;
}

/** One guest's way to a table elsewhere. */
export class FarRoom implements AnyRoom {
  readonly trunk: Trunk;
  readonly way: number;
  readonly #table: string;
  readonly #visitor: Near;
  readonly #holding: Holding;
  readonly #came: number = performance.now();
  readonly #asked = new Map<number, Settle>();
  #last = 0;

  constructor(trunk: Trunk, way: number, table: string, visitor: Near, holding: Holding) {
    this.trunk = trunk;
    this.way = way;
    this.#table = table;
    this.#visitor = visitor;
    this.#holding = holding;
  }
  /** Null when the table is not there, or there is no answer. */
  async enter(visitor: Near, since: Seen | null): Promise<Answered<'enter'> | null> {
    const { id, name, face, address } = visitor;
    const trips = visitor.line()?.path.trips.map(trip => this.#sinceThen(trip)) ?? [];
    visitor.rooms.set(this.#table, this);
    const re = ++this.#last;
    this.#put({ up: 'enter', way: this.way, re, table: this.#table, since, guest: { id, name, face, address }, trips });
    const watch = setInterval(() => void this.#look(), LOOK);
    const answer = await this.#answer(re).catch(() => null);
    clearInterval(watch);
    if (answer === null || isRefusal(answer)) this.forget(visitor);
    return answer as Answered<'enter'> | null;
  }
  async ask(_visitor: Near, request: TableRequest): Promise<Answered> {
    const at = performance.now() - this.#came;
    // Requests wait while the other side lags; a guest with too many requests is not read from.
    if (this.trunk.isFull && treatmentOf(request).order !== 'at once') await this.trunk.caughtUp();
    const re = ++this.#last;
    this.#put({ up: 'ask', way: this.way, re, at }, JSON.stringify(request));
    const answer = await this.#answer(re);
    if (answer === null) throw new Error('the table is served elsewhere by now');
    return answer;
  }
  async leave(visitor: Near): Promise<void> {
    this.#put({ up: 'leave', way: this.way });
    this.forget(visitor);
  }
  forget(visitor: Near): void {
    this.#holding.forgotten();
    if (visitor.rooms.get(this.#table) === this) visitor.rooms.delete(this.#table);
  }
  async rename(visitor: Near): Promise<void> {
    this.#put({ up: 'known', way: this.way, name: visitor.name, face: visitor.face });
  }
  measured(trip: Trip): void {
    this.#put({ up: 'trip', way: this.way, trip: this.#sinceThen(trip) });
  }

  // ---- replies

  told(sign: Sign | null, text: string): void {
    const visitor = this.#visitor;
    const at = performance.now() - this.#came;
    visitor.pass(sign, text);
    if (sign?.tell === 'gone') this.#put({ up: 'leave', way: this.way });
    if (sign?.tell !== 'cue') return;
    this.#put({ up: 'shown', way: this.way, at, past: visitor.line()?.path.past });
    this.trunk.flush();
  }
  answered(re: number, answer: Answered | null): void {
    this.#asked.get(re)?.done(answer);
    this.#asked.delete(re);
  }
  races(how: Extract<Down, { down: 'races' }>['how']): void {
    this.#visitor.races(how);
  }
  /** Guests on this way reconnect; guests still entering look for another way. */
  end(): void {
    const isIn = !this.#asked.has(1);
    this.forget(this.#visitor);
    this.#fail();
    if (isIn) this.#visitor.cut();
  }
  /** A guest waiting to enter does not wait for a process that has lost the table. */
  async #look(): Promise<void> {
    if (await this.#holding.isHeld().catch(() => true)) return;
    this.#put({ up: 'leave', way: this.way });
    this.#fail();
  }
  #fail(): void {
    for (const { failed } of this.#asked.values()) failed(new Error('the way to the table is broken'));
    this.#asked.clear();
  }
  #answer(re: number): Promise<Answered | null> {
    return new Promise((done, failed) => {
      if (this.trunk.isBroken) failed(new Error('the way to the table is broken'));
      else this.#asked.set(re, { done, failed });
    });
  }
  #put(up: Up, text = ''): void {
    this.trunk.put(up, text);
  }
  #sinceThen({ sent, back }: Trip): Trip {
    return { sent: sent - this.#came, back: back - this.#came };
  }
}

export class BusEdge {
  readonly #trunks: Trunks;
  readonly #rooms = new Map<Trunk, Map<number, FarRoom>>();
  #lastWay = 0;
  /** Does the bus reach no further than the processes of this machine, which share one address? */
  isLocal = false;

  constructor(trunks: Trunks) {
    this.#trunks = trunks;
  }
  /** The way to a table that process serves, while it does. Null when that process cannot be reached. */
  wayTo(holder: string, table: string, visitor: Near, isHeld: () => Promise<boolean>): FarRoom | null {
    const trunk = this.#trunks.to(holder);
    if (trunk === null) return null;
    const rooms = this.#rooms.get(trunk) ?? new Map<number, FarRoom>();
    this.#rooms.set(trunk, rooms);
    const way = ++this.#lastWay;
    const room = new FarRoom(trunk, way, table, visitor, { isHeld, forgotten: () => rooms.delete(way) });
    rooms.set(way, room);
    return room;
  }
  heard(trunk: Trunk, down: Down, text: string): void {
    const rooms = this.#rooms.get(trunk);
    if (down.down === 'tell') {
      for (const way of down.ways) rooms?.get(way)?.told(down.sign, text);
      return;
    }
    const room = rooms?.get(down.way);
    if (room === undefined) return;
    if (down.down === 'answer') room.answered(down.re, JSON.parse(text) as Answered);
    else if (down.down === 'not here') room.answered(down.re, null);
    else if (down.down === 'races') room.races(down.how);
    else room.end();
  }
  broken(trunk: Trunk): void {
    const rooms = this.#rooms.get(trunk);
    this.#rooms.delete(trunk);
    if (rooms !== undefined) for (const room of [...rooms.values()]) room.end();
  }
}
