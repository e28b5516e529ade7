/** The hall: what guests ask for tables (make one, find one, come in), and the guests who are connected here. */

import { setTimeout as pause } from 'node:timers/promises';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import { refusals as tables } from '../../table/refusals.ts';
import type { Header } from '../../table/runtime.ts';
import { mayBeSlow } from '../../table/seats/arrange.ts';
import { type Chair, no, type Seating } from '../../table/seats/seating.ts';
import type { Seen } from '../../table/viewers/audience.ts';
import { OPEN_CLOCK } from '../../wire/rated.ts';
import { refusals } from '../../wire/refusals.ts';
import type { Answered, Nothing, RequestOf, TimeControl } from '../../wire/requests.ts';
import { type BusEdge, FarRoom } from '../bus/edge.ts';
import { Buckets } from '../limits/limits.ts';
import type { Shares } from '../limits/shares.ts';
import { newTableCode, newTableId } from '../people/identity.ts';
import type { Holder, TableHeader } from '../store/shape/tables.ts';
import type { AnyRoom, Known, Near, Visitor } from '../visitor.ts';
import { type Elsewhere, type FoundTable, type HeldSettings, HeldTables } from './held-tables.ts';
import { houseTable, newHouse } from './house.ts';
import { ServerRoom } from './room.ts';
import { changesOf, headerOf } from './table-header.ts';
import { Hints } from './thinking/hints.ts';

export interface HallSettings extends Omit<HeldSettings, 'hints'> {
  readonly shares: Shares;
  readonly tablesPerGuest: number;
  readonly hintsPerHour: number;
  /** The route to tables of other processes; without it guests are told where those are. */
  readonly edge: BusEdge | null;
  /** A table was made for guests. */
  opened(code: string): void;
}

/** The most tables per connection. */
const MOST_ROOMS = 8;
/** The pace of guessing codes from one address, after the first few wrong ones. */
const WRONG_CODES = { perSecond: 0.2, burst: 20 };
const TRIES = 5;
/** The pause before retrying a table whose process does not answer. */
const AGAIN = 150;

export class Hall {
  readonly #is: HallSettings;
  readonly #tables: HeldTables;
  readonly #visitors = new Set<Visitor>();
  readonly #wrongCodes: Buckets;

  constructor(settings: HallSettings) {
    this.#is = settings;
    this.#wrongCodes = settings.shares.share('codes', new Buckets(WRONG_CODES.perSecond, WRONG_CODES.burst));
    const { thinkers, shares, hintsPerHour } = settings;
    this.#tables = new HeldTables({ ...settings, hints: new Hints(thinkers, shares, hintsPerHour) });
  }
  open(holder: Holder): Promise<void> {
    return this.#tables.start(holder);
  }
  close(): Promise<void> {
    return this.#tables.stop();
  }
  get tables(): number {
    return this.#tables.count;
  }
  /** Is the store reachable, and do other processes consider this one alive? */
  get isWell(): boolean {
    return this.#tables.isWell;
  }
  arrives(visitor: Visitor): void {
    this.#visitors.add(visitor);
  }
  departs(visitor: Visitor): void {
    this.#visitors.delete(visitor);
    for (const room of [...visitor.rooms.values()]) room.leave(visitor).catch(() => {});
  }
  /** A guest has a new name or face: tells all their pages, their tables, and those where they have chatted. */
  known(guest: string, { name, face }: Known): void {
    for (const room of this.#tables.rooms) room.renamed(guest, name);
    for (const visitor of this.#visitors) {
      if (visitor.id !== guest) continue;
      visitor.name = name;
      visitor.face = face;
      for (const room of visitor.rooms.values()) room.rename(visitor).catch(() => {});
    }
  }
  /** Guests have signed out, or were banned: disconnects all their pages; those still allowed reconnect. */
  signedOut(guests: ReadonlySet<string>): void {
    for (const visitor of this.#visitors) if (guests.has(visitor.id)) visitor.cut();
  }
  /** A deleted guest was at these tables: memory still has their name, and the store no longer does. */
  forgotten(codes: readonly string[]): void {
    for (const code of codes) {
      const room = this.#tables.at(code);
      if (room !== undefined) this.#tables.lose(room);
    }
  }
  /** An operator has closed a table: tells all its guests that it is gone. */
  closed(code: string): void {
    const room = this.#tables.at(code);
    if (room === undefined) return;
    for (const visitor of [...room.visitors]) visitor.send({ tell: 'gone', table: code, why: 'closed' });
    this.#tables.put(room, 'lost');
  }
  // ---- questions

  async create(
    visitor: Visitor,
    {
      game: id,
      seats,
      options,
      visibility,
      time = usualClock(visibility),
      hints,
      cue,
      dropIn,
      standIns,
      bots: wanted,
    }: RequestOf<'create'>,
  ): Promise<Answered<'create'>> {
    const boxed = this.#is.games.get(id);
    if (boxed === undefined) return refusals.noGame;
    const { game, bots } = boxed;
    const config = game.configure(options as never, seats);
    if (isRefusal(config)) return config;
    if (hints && visibility === 'open') return tables.rated;
    if (time.kind === 'days' && !mayBeSlow(boxed.slow ?? null, seats)) return tables.notSlow;
    if (wanted.length > seats - 1) return refusals.tooManyBots;
    const names = bots.map(bot => bot.name);
    if (wanted.some(name => !names.includes(name))) return { ...no.noSuchBot, about: names.join(', ') };
    const chairs: Chair[] = Array.from({ length: seats }, () => ({ kind: 'free' }));
    chairs[0] = { kind: 'guest', guest: visitor.id, name: visitor.name, face: visitor.face, ready: false, pledge: null };
    wanted.forEach((bot, i) => {
      chairs[i + 1] = { kind: 'bot', bot };
    });
    const header: Omit<Header, 'id' | 'code'> = {
      game: id,
      options: config,
      visibility,
      time,
      railDelay: 0,
      hints,
      cue,
      dropIn,
      ...(standIns ? { standIns } : {}),
      seating: { host: visitor.id, chairs },
      status: 'gathering',
    };
    const found = await this.#found(header, game.version, this.#is.tablesPerGuest);
    if (isRefusal(found)) return found;
    const opened = await this.#tables.open(found);
    this.#is.changed();
    if (visibility === 'open') this.#is.opened(found.code);
    return isRefusal(opened) ? opened : { table: found.code };
  }
  /** The house table at which this guest may sit down. */
  async house(visitor: Visitor, game: string): Promise<Answered<'house'>> {
    const boxed = this.#is.games.get(game);
    if (boxed === undefined) return refusals.noGame;
    for (let tries = 0; tries < TRIES; tries++) {
      const { found, most } = await houseTable(this.#is.store, visitor, game);
      if (found !== null) return { table: found };
      const made = await this.#found(await newHouse(this.#is.store, boxed, visitor), boxed.game.version, most);
      // Another guest was first: their table may suit this one too.
      if (isRefusal(made)) continue;
      const opened = await this.#tables.open(made);
      this.#is.changed();
      this.#is.opened(made.code);
      return isRefusal(opened) ? opened : { table: made.code };
    }
    return refusals.tooFast;
  }
  /**
   * A table from the store, for guests with its code. Codes cannot be tried endlessly: only misses count, but after too
   * many, a right code from the same address is answered as rarely as a wrong one.
   */
  async find(code: string, address: string): Promise<TableHeader | Refusal> {
    if (!this.mayGuess(address)) return refusals.tooFast;
    const found = await this.#is.store.tables.findByCode(code);
    if (found === null) this.missed(address);
    return found ?? refusals.noTable;
  }
  /** May a caller from this address still learn whether a code exists? */
  mayGuess(address: string): boolean {
    return this.#wrongCodes.allows(address);
  }
  /** Counts a miss. */
  missed(address: string): void {
    this.#wrongCodes.take(address);
  }

  /** A guest whose socket is elsewhere enters a table; null when it is not here. */
  async admit(visitor: Visitor, code: string, since: Seen | null): Promise<Nothing | Refusal | null> {
    const room = await this.#tables.loaded(code);
    return room instanceof ServerRoom ? this.#letIn(room, visitor, since) : null;
  }
  async enter(visitor: Near, code: string, since: Seen | null): Promise<Nothing | Refusal> {
    if (!visitor.rooms.has(code) && visitor.rooms.size >= MOST_ROOMS) return refusals.tooManyTables;
    // A process that has just died holds its tables a little longer: until the lease ends, it is asked for them.
    const giveUpAt = performance.now() + 2 * this.#is.leaseMillis;
    do {
      const room = await this.#roomFor(visitor, code);
      if (isRefusal(room)) return room;
      const answer = room instanceof ServerRoom ? await this.#letIn(room, visitor, since) : await room?.enter(visitor, since);
      if (answer !== null && answer !== undefined) return answer;
      await pause(AGAIN);
    } while (performance.now() < giveUpAt && !visitor.isGone);
    // A returning page retries by itself until there is a way again.
    if (since !== null) visitor.cut();
    return refusals.busAway;
  }
  /** How this guest reaches the table: here, elsewhere, or currently not at all. */
  async #roomFor(visitor: Near, code: string): Promise<AnyRoom | Refusal | null> {
    const { edge } = this.#is;
    const at = visitor.rooms.get(code);
    if (at instanceof FarRoom && !at.trunk.isBroken) return at;
    const room = this.#tables.at(code);
    const found = room === undefined || !this.#mayKnow(room, visitor) ? await this.#openByCode(code, visitor) : room;
    if (!('holder' in found)) return found;
    const isReached = edge?.isLocal === false || found.holder.address === this.#tables.address;
    if (edge !== null && isReached) return edge.wayTo(found.holder.id, code, visitor, () => this.#isHeld(found));
    const address = socketAt(found.holder.address);
    visitor.send({ tell: 'elsewhere', table: code, address });
    return { ...refusals.elsewhere, about: address };
  }
  /** Players and hosts reach their table, whatever others at their address do. */
  #mayKnow({ header: { seating } }: ServerRoom, { id, address }: Visitor): boolean {
    return isOf(seating, id) || this.mayGuess(address);
  }
  /** Does that process still serve it? */
  async #isHeld({ holder, tableId }: Elsewhere): Promise<boolean> {
    return (await this.#is.store.leases.where(tableId))?.holder.id === holder.id;
  }
  async #letIn(room: ServerRoom, visitor: Visitor, since: Seen | null): Promise<Nothing | Refusal> {
    const { host, chairs } = room.header.seating;
    const isSeated = chairs.some(chair => chair.kind === 'guest' && chair.guest === visitor.id);
    if (!isSeated && (await this.#is.store.moderation.hasBlocked(host, visitor.id))) return refusals.blocked;
    await room.lookAtHands([visitor.id]);
    return room.enter(visitor, since);
  }

  /** A correspondence table is due. */
  rouse(stored: TableHeader): Promise<boolean> {
    return this.#tables.rouse(stored);
  }

  async #found(header: Omit<Header, 'id' | 'code'>, rules: number, most: number): Promise<TableHeader | Refusal> {
    const at = Date.now();
    for (let tries = 0; tries < TRIES; tries++) {
      const whole: Header = { id: newTableId(), code: newTableCode(), ...header };
      const { id, code, game } = whole;
      const changes = { dueAt: null, asked: '{}', ...changesOf(whole) } as Required<ReturnType<typeof changesOf>>;
      const stored: TableHeader = {
        ...changes,
        id,
        code,
        game,
        rules: String(rules),
        createdAt: at,
        updatedAt: at,
        closedAt: null,
      };
      const made = await this.#is.store.tables.create(stored, most);
      if (made === 'created') return stored;
      if (made === 'too many') return refusals.tooManyTables;
    }
    throw new Error('no code is free');
  }
  async #openByCode(code: string, { id, address }: Visitor): Promise<FoundTable> {
    const known = this.mayGuess(address) ? null : await this.#is.store.tables.findByCode(code);
    const stored = known !== null && isOf(headerOf(known).seating, id) ? known : await this.find(code, address);
    return isRefusal(stored) ? stored : this.#tables.open(stored);
  }
}

const usualClock = (visibility: Header['visibility']): TimeControl => (visibility === 'open' ? OPEN_CLOCK : { kind: 'untimed' });

/** Do they host this table, or sit at it? */
export const isOf = ({ host, chairs }: Seating, guest: string): boolean =>
  host === guest || chairs.some(chair => chair.kind === 'guest' && chair.guest === guest);

/** The socket address of a server. */
export const socketAt = (address: string): string => `${address.replace(/^http/, 'ws')}/ws`;
