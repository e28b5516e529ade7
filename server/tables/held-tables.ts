/**
 * The tables this process holds. A table is opened on request, unless another process serves it; it is closed when it
 * has been empty for a while, when its lease is lost, or when it broke. Then the next request opens it again, here or elsewhere, and it
 * is restored from its log.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Entry } from '../../table/runtime.ts';
import { refusals } from '../../wire/refusals.ts';
import type { Holder, TableHeader } from '../store/shape/tables.ts';
import { type RoomServices, ServerRoom } from './room.ts';
import type { ServedGames } from './served-games.ts';
import { headerOf, missingRow } from './table-header.ts';

export interface HeldSettings extends Omit<RoomServices, 'broke'> {
  readonly games: ServedGames;
  readonly log: FastifyBaseLogger;
  readonly leaseMillis: number;
  readonly idleMillis: number;
}
/** The table, or the process that serves it, or why there is neither. */
export type FoundTable = ServerRoom | Elsewhere | Refusal;
export type Elsewhere = { readonly holder: Holder; readonly tableId: string };

/** How long an empty, woken table stays loaded: bots may have to move, and windows to close. */
const ROUSED = 15_000;

export class HeldTables {
  readonly #is: HeldSettings;
  readonly #services: RoomServices;
  readonly #rooms = new Map<string, ServerRoom>();
  readonly #opening = new Map<string, Promise<FoundTable>>();
  readonly #closing = new Map<string, Promise<void>>();
  readonly #timers: NodeJS.Timeout[] = [];
  /** This process, as others find it. */
  #holder: Holder = { id: '', address: '' };
  #lastBeat = Number.NEGATIVE_INFINITY;

  constructor(settings: HeldSettings) {
    const { store, metrics, manners, thinkers, hints, changed, finished, misses, date } = settings;
    const broke = (room: ServerRoom, why: unknown): void => this.#broke(room, why);
    this.#is = settings;
    this.#services = { store, metrics, manners, thinkers, hints, changed, finished, misses, date, broke };
  }
  async start(holder: Holder): Promise<void> {
    const { leaseMillis, idleMillis } = this.#is;
    this.#holder = holder;
    // Tables held by an earlier process of this name are free now.
    await this.#is.store.leases.leave(holder.id);
    await this.#beat();
    this.#timers.push(setInterval(() => void this.#beat().catch(why => this.#fault(why, 'no sign of life')), leaseMillis / 3));
    this.#timers.push(setInterval(() => this.#sweep(), Math.min(15_000, idleMillis / 4)));
  }
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#opening.values());
    await Promise.all([...this.#rooms.values()].map(room => room.stop()));
    await Promise.all(this.#closing.values());
    this.#rooms.clear();
    await this.#is.store.leases.leave(this.#holder.id);
  }
  get count(): number {
    return this.#rooms.size;
  }
  get rooms(): Iterable<ServerRoom> {
    return this.#rooms.values();
  }
  /** Clients of this process reach it there. */
  get address(): string {
    return this.#holder.address;
  }
  /** Is the store reachable, and do other processes consider this one alive? */
  get isWell(): boolean {
    return performance.now() - this.#lastBeat < this.#is.leaseMillis;
  }
  at(code: string): ServerRoom | undefined {
    return this.#rooms.get(code);
  }
  /** As `at`, once a table that is being opened is open. */
  async loaded(code: string): Promise<FoundTable | undefined> {
    return this.#rooms.get(code) ?? (await this.#opening.get(code));
  }
  /** Simultaneous requests for a table open it once. */
  open(stored: TableHeader): Promise<FoundTable> {
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
  async #load({ id, code, game }: TableHeader): Promise<FoundTable> {
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
      const room = await ServerRoom.open(this.#services, boxed, {
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
  /** A correspondence table is due: opens it, unless another process has it, and unloads it soon. False when it cannot be opened. */
  async rouse(stored: TableHeader): Promise<boolean> {
    const room = await this.open(stored);
    if (!(room instanceof ServerRoom)) return 'holder' in room;
    await room.rouse();
    if (room.visitors.size === 0) room.emptySince ??= performance.now() - this.#is.idleMillis + ROUSED;
    return true;
  }
  /** Guests are not told: the table still exists, only not in memory. */
  put(room: ServerRoom, away: 'empty' | 'lost'): void {
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
  /** Disconnects all its guests. Their pages reconnect to where the table is then, and repeat unanswered questions. */
  lose(room: ServerRoom): void {
    this.put(room, 'lost');
    for (const visitor of [...room.visitors]) visitor.cut();
  }
  #broke(room: ServerRoom, why: unknown): void {
    const { code } = room.header;
    if (this.#rooms.get(code) !== room) return;
    this.#fault(why, 'a table broke', code);
    this.lose(room);
  }
  #sweep(): void {
    const now = performance.now();
    for (const room of [...this.#rooms.values()]) {
      if (room.visitors.size > 0) room.emptySince = null;
      else room.emptySince ??= now;
      if (room.emptySince !== null && now - room.emptySince >= this.#is.idleMillis) this.put(room, 'empty');
    }
  }
  async #beat(): Promise<void> {
    const { store, leaseMillis } = this.#is;
    const sign = await store.leases.beat(this.#holder, leaseMillis);
    this.#lastBeat = performance.now();
    if (sign === 'kept' || this.#rooms.size === 0) return;
    const held = new Map((await store.leases.held(this.#holder.id)).map(({ tableId, fence }) => [tableId, fence]));
    for (const room of [...this.#rooms.values()]) if (held.get(room.header.id) !== room.fence) this.lose(room);
  }
  #fault(why: unknown, what: string, table?: string): void {
    this.#is.metrics.errors.add();
    this.#is.log.error({ err: why, table }, what);
  }
}
