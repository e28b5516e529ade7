/**
 * The hall: all tables served here. A table is opened on request, unless another process serves it; it is closed when it
 * has been empty for a while, when its lease is lost, or when it broke. Then the next request opens it again, here or elsewhere, and it
 * is restored from its log.
 */

import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { Millis } from '../../kernel/seat.ts';
import { refusals as tables } from '../../table/refusals.ts';
import type { Entry, Header, Manners } from '../../table/runtime.ts';
import { mayBeSlow } from '../../table/seats/arrange.ts';
import { type Chair, no, type Seating } from '../../table/seats/seating.ts';
import type { Seen } from '../../table/viewers/audience.ts';
import { OPEN_CLOCK } from '../../wire/rated.ts';
import { refusals } from '../../wire/refusals.ts';
import type { Answered, Nothing, RequestOf, TimeControl } from '../../wire/requests.ts';
import { type BusEdge, FarRoom } from '../bus/edge.ts';
import { Buckets } from '../limits/limits.ts';
import type { Shares } from '../limits/shares.ts';
import type { Metrics } from '../metrics.ts';
import { newTableCode, newTableId } from '../people/identity.ts';
import type { Result } from '../store/shape/results.ts';
import type { Holder, TableHeader } from '../store/shape/tables.ts';
import type { Store } from '../store/store.ts';
import type { AnyRoom, Known, Near, Visitor } from '../visitor.ts';
import { houseTable, newHouse } from './house.ts';
import { type RoomServices, ServerRoom } from './room.ts';
import type { ServedGames } from './served-games.ts';
import { changesOf, headerOf, missingRow } from './table-header.ts';
import { Hints } from './thinking/hints.ts';
import type { Thinkers } from './thinking/thinkers.ts';

export interface HallSettings {
  readonly store: Store;
  readonly games: ServedGames;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly manners: Manners;
  readonly thinkers: Thinkers;
  readonly shares: Shares;
  readonly leaseMillis: number;
  readonly idleMillis: number;
  readonly tablesPerGuest: number;
  readonly hintsPerHour: number;
  /** The route to tables of other processes; without it guests are told where those are. */
  readonly edge: BusEdge | null;
  /** The lobby may have changed. */
  changed(): void;
  /** A table was made for guests. */
  opened(code: string): void;
  /** A game is over and stored. */
  finished(result: Result): void;
  /** An event for a guest who is not at their table. */
  misses: RoomServices['misses'];
  /** Milliseconds since 1970. */
  date(): Millis;
}
/** The table, or the process that serves it, or why there is neither. */
type Opened = ServerRoom | Elsewhere | Refusal;
type Elsewhere = { readonly holder: Holder; readonly tableId: string };

/** The most tables per connection. */
const MOST_ROOMS = 8;
/** The pace of guessing codes from one address, after the first few wrong ones. */
const WRONG_CODES = { perSecond: 0.2, burst: 20 };
const TRIES = 5;
/** The pause before retrying a table whose process does not answer. */
const AGAIN = 150;
/** How long an empty, woken table stays loaded: bots may have to move, and windows to close. */
const ROUSED = 15_000;

export class Hall {
  readonly #is: HallSettings;
  readonly #building: RoomServices;
  readonly #rooms = new Map<string, ServerRoom>();
  readonly #opening = new Map<string, Promise<Opened>>();
  readonly #closing = new Map<string, Promise<void>>();
  readonly #visitors = new Set<Visitor>();
  readonly #wrongCodes: Buckets;
  readonly #timers: NodeJS.Timeout[] = [];
  /** This process, as others find it. */
  #holder: Holder = { id: '', address: '' };
  #lastBeat = Number.NEGATIVE_INFINITY;

  constructor(settings: HallSettings) {
    this.#is = settings;
    this.#wrongCodes = settings.shares.share('codes', new Buckets(WRONG_CODES.perSecond, WRONG_CODES.burst));
    const { store, metrics, manners, thinkers, shares, changed, finished, misses, hintsPerHour, date } = settings;
    const hints = new Hints(thinkers, shares, hintsPerHour);
    const broke = (room: ServerRoom, why: unknown): void => this.#broke(room, why);
    this.#building = { store, metrics, manners, thinkers, hints, changed, finished, misses, date, broke };
  }
  async open(holder: Holder): Promise<void> {
    const { leaseMillis, idleMillis } = this.#is;
    this.#holder = holder;
    // Tables held by an earlier process of this name are free now.
    await this.#is.store.leases.leave(holder.id);
    await this.#beat();
    this.#timers.push(setInterval(() => void this.#beat().catch(why => this.#fault(why, 'no sign of life')), leaseMillis / 3));
    this.#timers.push(setInterval(() => this.#sweep(), Math.min(15_000, idleMillis / 4)));
  }
  get tables(): number {
    return this.#rooms.size;
  }
  /** Is the store reachable, and do other processes consider this one alive? */
  get isWell(): boolean {
    return performance.now() - this.#lastBeat < this.#is.leaseMillis;
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
    for (const room of this.#rooms.values()) room.renamed(guest, name);
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
      const room = this.#rooms.get(code);
      if (room !== undefined) this.#lose(room);
    }
  }
  /** An operator has closed a table: tells all its guests that it is gone. */
  closed(code: string): void {
    const room = this.#rooms.get(code);
    if (room === undefined) return;
    for (const visitor of [...room.visitors]) visitor.send({ tell: 'gone', table: code, why: 'closed' });
    this.#put(room, 'lost');
  }
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#opening.values());
    await Promise.all([...this.#rooms.values()].map(room => room.stop()));
    await Promise.all(this.#closing.values());
    this.#rooms.clear();
    await this.#is.store.leases.leave(this.#holder.id);
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
    const opened = await this.#open(found);
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
      const opened = await this.#open(made);
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
    const room = this.#rooms.get(code) ?? (await this.#opening.get(code));
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
    const room = this.#rooms.get(code);
    const found = room === undefined || !this.#mayKnow(room, visitor) ? await this.#openByCode(code, visitor) : room;
    if (!('holder' in found)) return found;
    const isReached = edge?.isLocal === false || found.holder.address === this.#holder.address;
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

  /** A correspondence table is due: opens it, unless another process has it, and unloads it soon. False when it cannot be opened. */
  async rouse(stored: TableHeader): Promise<boolean> {
    const room = this.#rooms.get(stored.code) ?? (await this.#open(stored));
    if (!(room instanceof ServerRoom)) return 'holder' in room;
    await room.rouse();
    if (room.visitors.size === 0) room.emptySince ??= performance.now() - this.#is.idleMillis + ROUSED;
    return true;
  }

  // ---- opening and closing

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
  async #openByCode(code: string, { id, address }: Visitor): Promise<Opened> {
    const known = this.mayGuess(address) ? null : await this.#is.store.tables.findByCode(code);
    const stored = known !== null && isOf(headerOf(known).seating, id) ? known : await this.find(code, address);
    return isRefusal(stored) ? stored : this.#open(stored);
  }
  /** Simultaneous requests for a table open it once. */
  #open(stored: TableHeader): Promise<Opened> {
    const { code } = stored;
    const open = this.#rooms.get(code);
    if (open !== undefined) return Promise.resolve(open);
    const opening =
      this.#opening.get(code) ??
      this.#load(stored).finally(() => {
        this.#opening.delete(code);
      });
    this.#opening.set(code, opening);
    return opening;
  }
  async #load({ id, code, game }: TableHeader): Promise<Opened> {
    const { store, games, log } = this.#is;
    const boxed = games.get(game);
    if (boxed === undefined) return refusals.noGame;
    await this.#closing.get(code);
    const taken = await store.leases.take(id, this.#holder.id);
    if (taken.kind === 'no table') return refusals.noTable;
    if (taken.kind === 'elsewhere') return { holder: taken.lease.holder, tableId: id };
    // Only now: until the lease was ours, another process could still have been writing.
    const stored = await store.tables.find(id);
    const last = (await store.results.ofTable(id)).at(-1);
    const from = last?.firstSeq ?? 1;
    const rows = await store.log.read(id, from);
    try {
      const missing = missingRow(rows, from, last?.lastSeq ?? 0);
      if (missing !== null) throw new Error(`row ${missing} of the log is missing: sixgun data check says what else is`);
      const entries = rows.map(row => JSON.parse(row.entry) as Entry);
      const start = entries.findLast(entry => 'start' in entry);
      // A newer program began this game, and one like it will continue it.
      if (start !== undefined && start.start.rules > boxed.game.version) return refusals.otherRules;
      const room = await ServerRoom.open(this.#building, boxed, {
        header: headerOf(stored!),
        dueAt: stored!.dueAt,
        orders: boxed.slow === undefined ? [] : await store.tables.ordersAt(id),
        fence: taken.fence,
        from,
        log: entries,
      });
      this.#rooms.set(code, room);
      this.#is.changed();
      return room;
    } catch (why) {
      this.#fault(why, 'a table cannot be opened', code);
      return refusals.brokenTable;
    } finally {
      if (!this.#rooms.has(code)) await store.leases.release(id, taken.fence);
      else log.debug({ table: code, rows: rows.length }, 'table opened');
    }
  }
  /** Guests are not told: the table still exists, only not in memory. */
  #put(room: ServerRoom, away: 'empty' | 'lost'): void {
    const { id, code } = room.header;
    if (this.#rooms.get(code) !== room) return;
    this.#rooms.delete(code);
    const closing = room
      .stop()
      .then(() => (away === 'empty' ? this.#is.store.leases.release(id, room.fence) : undefined))
      .catch(why => this.#fault(why, 'a table was not closed in order', code))
      .finally(() => {
        this.#closing.delete(code);
        this.#is.changed();
      });
    this.#closing.set(code, closing);
    this.#is.log.debug({ table: code, away }, 'table closed');
  }
  #broke(room: ServerRoom, why: unknown): void {
    const { code } = room.header;
    if (this.#rooms.get(code) !== room) return;
    this.#fault(why, 'a table broke', code);
    this.#lose(room);
  }
  /** Disconnects all its guests. Their pages reconnect to where the table is then, and repeat unanswered questions. */
  #lose(room: ServerRoom): void {
    this.#put(room, 'lost');
    for (const visitor of [...room.visitors]) visitor.cut();
  }
  #sweep(): void {
    const now = performance.now();
    for (const room of [...this.#rooms.values()]) {
      if (room.visitors.size > 0) room.emptySince = null;
      else room.emptySince ??= now;
      if (room.emptySince !== null && now - room.emptySince >= this.#is.idleMillis) this.#put(room, 'empty');
    }
  }
  async #beat(): Promise<void> {
    const { store, leaseMillis } = this.#is;
    const sign = await store.leases.beat(this.#holder, leaseMillis);
    this.#lastBeat = performance.now();
    if (sign === 'kept' || this.#rooms.size === 0) return;
    const held = new Map((await store.leases.held(this.#holder.id)).map(({ tableId, fence }) => [tableId, fence]));
    for (const room of [...this.#rooms.values()]) if (held.get(room.header.id) !== room.fence) this.#lose(room);
  }
  #fault(why: unknown, what: string, table?: string): void {
    this.#is.metrics.errors.add();
    this.#is.log.error({ err: why, table }, what);
  }
}

const usualClock = (visibility: Header['visibility']): TimeControl => (visibility === 'open' ? OPEN_CLOCK : { kind: 'untimed' });

/** Do they host this table, or sit at it? */
export const isOf = ({ host, chairs }: Seating, guest: string): boolean =>
  host === guest || chairs.some(chair => chair.kind === 'guest' && chair.guest === guest);

/** The socket address of a server. */
export const socketAt = (address: string): string => `${address.replace(/^http/, 'ws')}/ws`;
