/** A table served here: its actor, and its runtime. The table writes to the store under its lease. */

import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { Hint } from '../../kernel/bot.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { Millis, Move } from '../../kernel/seat.ts';
import { TableActor } from '../../table/actor.ts';
import { onServer } from '../../table/game/served.ts';
import { signOf } from '../../table/race/hands.ts';
import type { Doubts } from '../../table/race/past.ts';
import type {
  Edition,
  Entry,
  Finished,
  Header,
  HintAsked,
  Manners,
  Pondered,
  Runtime,
  Start,
  WhyCalled,
} from '../../table/runtime.ts';
import type { Seen } from '../../table/viewers/audience.ts';
import type { CallAboutKind } from '../../wire/lists.ts';
import type { HandsSign, Unrated } from '../../wire/protocol.ts';
import { refusals } from '../../wire/refusals.ts';
import type { Answered, Nothing, TableRequest } from '../../wire/requests.ts';
import type { Metrics } from '../metrics.ts';
import { isPlayer, ratingRule, resultOf } from '../people/rating.ts';
import type { Result } from '../store/shape/results.ts';
import type { TableOrders } from '../store/shape/tables.ts';
import type { Store } from '../store/store.ts';
import type { AnyRoom, Visitor } from '../visitor.ts';
import { editionOf } from './editions.ts';
import { guestsOn, RoomDays } from './room-days.ts';
import type { ServedGame } from './served-games.ts';
import { changesOf } from './table-header.ts';
import type { Hints } from './thinking/hints.ts';
import type { Thinkers } from './thinking/thinkers.ts';

/** An event at a table; a call also names the caller. */
interface AtTable {
  readonly table: string;
  readonly game: string;
}
export type CallAbout =
  | (AtTable & { readonly kind: Exclude<CallAboutKind, 'call' | 'evening' | 'hand'>; readonly byDays?: boolean })
  | (AtTable & { readonly kind: 'call'; readonly by: string });
/** What a room needs from the server. */
export interface RoomServices {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly manners: Manners;
  readonly thinkers: Thinkers;
  readonly hints: Hints;
  /** Something the lobby shows has changed. */
  changed(): void;
  /** A game is over and stored. */
  finished(result: Result): void;
  /** An event for a guest who is not at their table; `still` says whether it is still relevant when they are told. */
  misses(guest: string, about: CallAbout, still: () => boolean): void;
  /** Milliseconds since 1970. */
  date(): Millis;
  /** The table cannot go on here. */
  broke(room: ServerRoom, why: unknown): void;
}
/** The stored table, and its lease. */
interface Kept {
  readonly header: Header;
  readonly fence: number;
  /** The rows of its log from this one on, which begins a game if there is one. */
  readonly from: number;
  /** Its wake-up time, if it is a correspondence table; and its guests' standing orders. */
  readonly dueAt: Millis | null;
  readonly orders: readonly TableOrders[];
  readonly log: readonly Entry[];
}

/** All guests named in the first row of a game: its players, and those whose pages called off earlier starts. */
const guestsIn = ({ players, missed = [] }: Start): readonly string[] => [
  ...new Set([...players, ...missed.flat()].flatMap(({ kind, id }) => (kind === 'guest' && id !== '' ? [id] : []))),
];

export class ServerRoom implements Runtime, AnyRoom {
  readonly served = onServer;
  readonly fence: number;
  readonly manners: Manners;
  readonly days: RoomDays;
  /** Since when the room is empty. */
  emptySince: Millis | null = null;
  readonly #building: RoomServices;
  readonly #served: ServedGame;
  readonly #visitors = new Set<Visitor>();
  /** Guests whose hands are not like a person's. */
  readonly #hands = new Map<string, HandsSign>();
  readonly #actor: TableActor;
  #isClosed = false;
  #seq: number;
  #firstSeq: number;

  private constructor(building: RoomServices, served: ServedGame, { header, fence, from, log, dueAt, orders }: Kept) {
    this.#building = building;
    this.#served = served;
    this.manners = building.manners;
    this.fence = fence;
    this.#seq = from - 1 + log.length;
    this.#firstSeq = from + log.findLastIndex(entry => 'start' in entry);
    this.days = new RoomDays(building.store, served.slow ?? null, { table: header.id, fence, wokenFor: dueAt ?? 0, orders });
    this.#actor = new TableActor(served.game, served.bots, this, header);
    building.metrics.loads.add();
  }
  /** The stored state of the table. */
  static async open(building: RoomServices, boxed: ServedGame, kept: Kept): Promise<ServerRoom> {
    const room = new ServerRoom(building, boxed, kept);
    await room.lookAtHands(kept.header.seating.chairs.flatMap(chair => (chair.kind === 'guest' ? [chair.guest] : [])));
    await room.#lookAtRests();
    await room.#actor.recall(kept.log);
    return room;
  }
  async breathe(): Promise<void> {
    await turn();
  }
  get header(): Header {
    return this.#actor.header;
  }
  /** They are here, or entering. */
  get visitors(): ReadonlySet<Visitor> {
    return this.#visitors;
  }
  async enter(visitor: Visitor, since: Seen | null): Promise<Nothing> {
    if (this.#isClosed) throw new Error('the table has just been put away');
    visitor.rooms.set(this.header.code, this);
    this.#visitors.add(visitor);
    await this.#actor.enter(visitor, since);
    if (visitor.isGone) await this.leave(visitor);
    return {};
  }
  renamed(guest: string, name: string): void {
    this.#actor.renamed(guest, name);
  }
  async leave(visitor: Visitor): Promise<void> {
    this.forget(visitor);
    await this.#actor.leave(visitor);
  }
  forget(visitor: Visitor): void {
    this.#visitors.delete(visitor);
    if (visitor.rooms.get(this.header.code) === this) visitor.rooms.delete(this.header.code);
  }
  async rename(visitor: Visitor): Promise<void> {
    await this.#actor.rename(visitor);
  }
  async ask(visitor: Visitor, request: TableRequest, arrival?: Millis): Promise<Answered> {
    const answer = await this.#actor.ask(visitor, request, arrival);
    if (isRefusal(answer)) this.#building.metrics.refusals.add();
    return answer;
  }
  stop(): Promise<void> {
    this.#isClosed = true;
    return this.#actor.stop();
  }

  // ---- the runtime

  now(): Millis {
    return performance.now();
  }
  date(): Millis {
    return this.#building.date();
  }
  wake(after: Millis, run: () => void): () => void {
    const timer = setTimeout(run, after);
    return () => clearTimeout(timer);
  }
  ponder(question: Pondered): Promise<{ readonly move: Move | null } | null> {
    return this.#building.thinkers.ponder(question);
  }
  hint(guest: string, asked: HintAsked): Promise<Hint | Refusal> {
    return this.#building.hints.about(guest, asked);
  }
  edition(rules: number): Promise<Edition | null> {
    return editionOf(this.#served, rules);
  }
  async append(entry: Entry): Promise<void> {
    const { store, metrics } = this.#building;
    const began = performance.now();
    // They are stored before they play, so that a deletion also finds games that never end.
    if ('start' in entry) await store.tables.seat(this.header.id, guestsIn(entry.start));
    const row = { seq: this.#seq + 1, at: this.date(), entry: JSON.stringify(entry) };
    // If this process ends before it has stored the wake-up time, the table is woken at once.
    await store.log.append(this.header.id, this.fence, [row], ...(this.#isSlow ? [row.at] : []));
    this.#seq = row.seq;
    metrics.appends.add(performance.now() - began);
    if ('start' in entry) this.#firstSeq = row.seq;
    else if ('in' in entry) {
      metrics.inputs.add();
      if ('verdict' in entry.in) metrics.races.add();
    }
  }
  /** Is it woken by the calendar, whether in memory or not? */
  get #isSlow(): boolean {
    return this.header.time.kind === 'days';
  }
  /** A deadline may have passed, or a player's hours have changed. */
  async rouse(): Promise<void> {
    await this.#lookAtRests();
    await this.#actor.rouse();
  }
  async #lookAtRests(): Promise<void> {
    if (this.#isSlow) await this.days.lookAtRests(this.header.seating);
  }
  async save(header: Header): Promise<void> {
    const { tables } = this.#building.store;
    if (header.time.kind === 'days' && header.seating.pledges !== undefined) {
      await tables.seat(header.id, guestsOn(header.seating));
      await this.days.lookAtRests(header.seating);
    }
    await tables.update(header.id, this.fence, changesOf(header), this.date());
    this.#building.changed();
  }
  async finished(game: Finished): Promise<Unrated | null> {
    const result = resultOf(this.header, { firstSeq: this.#firstSeq, lastSeq: this.#seq }, game);
    const how = await this.#building.store.results.record(this.fence, result, ratingRule(result, game));
    await this.lookAtHands(result.seats.flatMap(({ player }) => (player.kind === 'guest' ? [player.id] : [])));
    this.#building.metrics.games.add();
    this.#building.finished(result);
    if (result.terms === 'untimed' || result.terms === 'bots' || result.terms === 'house') return result.terms;
    return how === 'recorded' || how === 'known' ? null : how;
  }
  /** A player of the last game may have closed it to all others. */
  async whyNoLog(guest: string): Promise<Refusal | null> {
    const last = (await this.#building.store.results.ofTable(this.header.id)).at(-1);
    return last?.visibility === 'closed' && !isPlayer(last, guest) ? refusals.noReplay : null;
  }
  apart(guests: readonly string[]): Promise<readonly (readonly [string, string])[]> {
    return this.#building.store.moderation.apart(guests);
  }
  async doubts(guest: string): Promise<Doubts> {
    const found = await this.#building.store.guests.find(guest);
    return found === null ? [] : (JSON.parse(found.doubts) as Doubts);
  }
  async doubted(guest: string, doubts: Doubts): Promise<void> {
    await this.#building.store.guests.doubted(guest, JSON.stringify(doubts));
  }
  hands(guest: string): HandsSign | null {
    return this.#hands.get(guest) ?? null;
  }
  /** What is known of them by now, from all tables. */
  async lookAtHands(guests: readonly string[]): Promise<void> {
    for (const id of guests) {
      const guest = await this.#building.store.guests.find(id);
      const sign = guest === null ? null : signOf(JSON.parse(guest.reactions) as number[]);
      if (sign === null) this.#hands.delete(id);
      else this.#hands.set(id, sign);
    }
  }
  misses(guest: string, kind: WhyCalled, still: () => boolean): void {
    const { code, game } = this.header;
    this.#building.misses(guest, { kind, table: code, game, byDays: this.#isSlow }, () => !this.#isClosed && still());
  }
  secret(bytes: number): string {
    return randomBytes(bytes).toString('hex');
  }
  chance(): number {
    return Math.random();
  }
  broken(why: unknown): void {
    this.#building.broke(this, why);
  }
}
