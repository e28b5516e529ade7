/** Guests of other processes at tables that are served here. Each is a visitor like any other, only remote. */

import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { RaceNews } from '../../table/runtime.ts';
import type { Seen } from '../../table/viewers/audience.ts';
import type { Change } from '../../wire/difference.ts';
import type { Face } from '../../wire/face.ts';
import type { Nothing, TableRequest } from '../../wire/requests.ts';
import type { Told } from '../../wire/tellings.ts';
import { textOfTold } from '../sockets/frames.ts';
import { type AnyRoom, signOf, type Visitor } from '../visitor.ts';

import { FarLine } from './far-line.ts';
import type { Down, Up } from './records.ts';
import type { Trunk } from './trunk.ts';

/** Who has the tables. */
export interface ServedTables {
  /** Lets a guest enter a table served here; null when it is not. */
  admit(visitor: Visitor, table: string, since: Seen | null): Promise<Nothing | Refusal | null>;
  departs(visitor: Visitor): void;
}

class FarVisitor implements Visitor {
  readonly id: string;
  readonly address: string;
  readonly rooms = new Map<string, AnyRoom>();
  readonly far: FarLine = new FarLine(performance.now());
  name: string;
  face: Face | undefined;
  isGone = false;
  readonly #trunk: Trunk;
  readonly #way: number;

  constructor(trunk: Trunk, { way, guest, trips }: Extract<Up, { up: 'enter' }>) {
    this.#trunk = trunk;
    this.#way = way;
    this.id = guest.id;
    this.name = guest.name;
    this.face = guest.face;
    this.address = guest.address;
    for (const trip of trips) this.far.measured(trip);
  }
  send(told: Told, change: Change | null = null): void {
    if (told.tell === 'gone') this.rooms.get(told.table)?.forget(this);
    if (told.tell === 'cue') this.far.cue(performance.now());
    this.#trunk.tell(this.#way, { down: 'tell', sign: signOf(told) }, textOfTold(told, change));
    if (told.tell === 'cue') this.#trunk.flush();
  }
  line(): FarLine {
    return this.far;
  }
  races(how: RaceNews): void {
    this.#trunk.put({ down: 'races', way: this.#way, how } satisfies Down);
  }
  cut(): void {
    this.#trunk.put({ down: 'cut', way: this.#way } satisfies Down);
  }
}

export class RemoteGuests {
  readonly #tables: ServedTables;
  readonly #fault: (why: unknown) => void;
  readonly #here = new Map<Trunk, Map<number, FarVisitor>>();

  constructor(tables: ServedTables, fault: (why: unknown) => void) {
    this.#tables = tables;
    this.#fault = fault;
  }
  heard(trunk: Trunk, up: Up, text: string): void {
    if (up.up === 'enter') {
      this.#enter(trunk, up).catch(this.#fault);
      return;
    }
    const visitor = this.#here.get(trunk)?.get(up.way);
    if (visitor === undefined) return;
    switch (up.up) {
      case 'ask':
        this.#ask(trunk, visitor, up, JSON.parse(text) as TableRequest).catch(this.#fault);
        break;
      case 'leave':
        this.#dismiss(trunk, up.way);
        break;
      case 'known':
        visitor.name = up.name;
        visitor.face = up.face;
        for (const room of visitor.rooms.values()) room.rename(visitor).catch(this.#fault);
        break;
      case 'trip':
        visitor.far.measured(up.trip);
        break;
      case 'shown':
        visitor.far.shown(up.at, up.past);
        break;
    }
  }
  /** That process is silent: all its guests have gone. */
  broken(trunk: Trunk): void {
    const ways = this.#here.get(trunk);
    if (ways !== undefined) for (const way of [...ways.keys()]) this.#dismiss(trunk, way);
    this.#here.delete(trunk);
  }

  async #enter(trunk: Trunk, up: Extract<Up, { up: 'enter' }>): Promise<void> {
    const { way, re, table, since } = up;
    const ways = this.#here.get(trunk) ?? new Map<number, FarVisitor>();
    this.#here.set(trunk, ways);
    const visitor = ways.get(way) ?? new FarVisitor(trunk, up);
    ways.set(way, visitor);
    try {
      const answer = await this.#tables.admit(visitor, table, since);
      if (answer === null || isRefusal(answer)) ways.delete(way);
      if (answer === null) trunk.put({ down: 'not here', way, re } satisfies Down);
      else trunk.put({ down: 'answer', way, re } satisfies Down, JSON.stringify(answer));
    } catch (why) {
      visitor.cut();
      throw why;
    }
  }
  async #ask(trunk: Trunk, visitor: FarVisitor, up: Extract<Up, { up: 'ask' }>, request: TableRequest): Promise<void> {
    const { way, re, at } = up;
    // A message cannot arrive here before it arrived there.
    const arrival = Math.min(performance.now(), visitor.far.instantOf(at));
    const room = visitor.rooms.get(request.table);
    try {
      if (room === undefined) visitor.cut();
      else trunk.put({ down: 'answer', way, re } satisfies Down, JSON.stringify(await room.ask(visitor, request, arrival)));
    } catch (why) {
      visitor.cut();
      throw why;
    }
  }
  #dismiss(trunk: Trunk, way: number): void {
    const visitor = this.#here.get(trunk)?.get(way);
    if (visitor === undefined) return;
    this.#here.get(trunk)!.delete(way);
    visitor.isGone = true;
    this.#tables.departs(visitor);
  }
}
