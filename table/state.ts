/**
 * The state shared by the parts of a table's actor: settings, the game under way, guests and stand-ins; and how all of that is
 * shown to those at the table.
 */
import type { Bot } from '../kernel/bot.ts';
import type { Game, Kinds } from '../kernel/game.ts';
import type { Millis, Seat } from '../kernel/seat.ts';
import type { Slow } from '../kernel/slow.ts';
import type { Note, TableView, Unrated } from '../wire/protocol.ts';
import { ratedTerms } from '../wire/rated.ts';
import { GameInPlay } from './play/in-play.ts';
import { type Edition, type Guest, type Header, type Off, type Runtime, type Start, usualManners } from './runtime.ts';
import { holder } from './seats/arrange.ts';
import { isOfHouse } from './seats/drop-in.ts';
import { seatOf } from './seats/seating.ts';
import { StandIns } from './seats/stand-ins.ts';
import { type OwnView, ownView, tableView } from './view.ts';
import { Audience } from './viewers/audience.ts';
import { MOST_LINES, type Moment, TableStory } from './viewers/story.ts';

/** How long news of watchers may be delayed. */
const WATCHERS_TOLD: Millis = 1000;

export class TableState {
  /** The current version of the game, used for new games. */
  readonly game: Game<Kinds>;
  readonly bots: readonly Bot<Kinds>[];
  readonly runtime: Runtime;
  readonly audience: Audience;
  readonly standIns: StandIns;
  readonly story = new TableStory();
  /** The number of each guest's last accepted request. */
  readonly seqs = new Map<string, number>();
  /** The table's secret for the next shuffle. */
  secret: string;
  /** Why the last game, though rated, changed no ratings. */
  unrated: Unrated | null = null;
  stopped = false;
  #header: Header;
  #games = 0;
  #inPlay: GameInPlay | null = null;
  /** The bots for the rules of the game in play. */
  #botsInPlay: readonly Bot<Kinds>[] = [];
  /** How the game is played by correspondence, where it can be. */
  readonly slow: Slow | null;
  #off: Off | null = null;
  #watchersChanged: (() => void) | null = null;

  constructor(game: Game<Kinds>, bots: readonly Bot<Kinds>[], runtime: Runtime, header: Header) {
    this.game = game;
    this.bots = bots;
    this.slow = runtime.days?.slow ?? null;
    this.runtime = runtime;
    this.#header = header;
    this.secret = header.seating.secret ?? runtime.secret(32);
    this.audience = new Audience(runtime, header.code, guest => this.#viewedFrom(guest));
    this.standIns = new StandIns(runtime, (runtime.manners ?? usualManners).away);
  }
  get header(): Header {
    return this.#header;
  }
  /** The number of games begun here. */
  get games(): number {
    return this.#games;
  }
  get inPlay(): GameInPlay | null {
    return this.#inPlay;
  }
  /** Was the current game rated when it began? */
  get isRated(): boolean {
    const { start } = this.#inPlay ?? {};
    return (
      start !== undefined &&
      ratedTerms({ ...this.#header, ...start, house: isOfHouse(this.#header.seating) }, start.players) === 'rated'
    );
  }
  get rules(): number {
    return (this.#inPlay?.game ?? this.game).version;
  }
  /** Is it a correspondence game, whose players need not be here together? */
  get isSlow(): boolean {
    return this.#header.time.kind === 'days';
  }
  /** Does a bot stand in for an absent player? */
  isHeld(seat: Seat): boolean {
    if (!this.isSlow) return this.standIns.isHeld(seat);
    const isLeft = this.#header.standIns === true && this.guestAt(seat) === undefined;
    return isLeft && this.#inPlay !== null && this.runtime.served?.hasLeft(this.#inPlay, seat) === true;
  }
  get railDelay(): Millis {
    return this.#header.railDelay * 1000;
  }
  time(): Millis {
    return this.#inPlay?.time(this.runtime.date()) ?? 0;
  }

  get moment(): Moment {
    return { game: this.#games, inputs: this.#inPlay?.taken.length ?? 0 };
  }

  // ---- storage

  /** The rules for continuing a game begun under this version; null where it cannot go on. */
  async editionOf(rules: number): Promise<Edition | null> {
    return rules === this.game.version ? this : ((await this.runtime.edition?.(rules)) ?? null);
  }
  begin(start: Start, { game, bots }: Edition): void {
    this.#games = start.game;
    this.#off = null;
    this.unrated = null;
    this.#inPlay = new GameInPlay(game, start, this.#header.time, (seat, since, due) => this.#rested(seat, since, due));
    this.#botsInPlay = bots;
    this.standIns.newGame();
    this.audience.begin(this.#inPlay);
  }
  #rested(seat: Seat, since: Millis, due: Millis): Millis {
    const chair = this.#header.seating.chairs[seat];
    const rest = chair?.kind === 'guest' ? this.runtime.days?.rest(chair.guest) : undefined;
    return rest === undefined ? due : (this.runtime.served?.dueAfter(rest, since, due - since) ?? due);
  }
  /** Voids the current game: there is no game until the next begins. */
  callOff(why: Off): void {
    this.#off = why;
    this.#inPlay = null;
    this.standIns.newGame();
    this.audience.end();
  }
  /** A game no longer played here: only its number counts. */
  pass(start: Start): void {
    this.#games = start.game;
  }
  /** Corrects the header by the log. */
  correct(header: Header): void {
    this.#header = header;
  }
  async save(header: Header, sentAway: string | null = null): Promise<void> {
    await this.runtime.save(header);
    this.#header = header;
    this.audience.reseated();
    if (sentAway !== null) this.audience.sendAway(sentAway, 'kicked');
    this.tellTable();
  }
  stop(): void {
    this.stopped = true;
    this.standIns.stop();
    this.#watchersChanged?.();
    this.audience.stop();
  }

  // ---- presence

  seatOf(guest: string): Seat | null {
    return seatOf(this.#header.seating, guest);
  }
  guestAt(seat: Seat): Guest | undefined {
    const chair = this.#header.seating.chairs[seat];
    return chair?.kind === 'guest' ? this.audience.guest(chair.guest) : undefined;
  }
  botAt(seat: Seat): Bot<Kinds> | null {
    const chair = this.#header.seating.chairs[seat];
    const bots = this.#inPlay === null ? this.bots : this.#botsInPlay;
    const bot = (name: string): Bot<Kinds> | null => bots.find(b => b.name === name) ?? null;
    if (chair?.kind === 'bot') return bot(chair.bot);
    return this.isHeld(seat) ? bot(holder(bots)) : null;
  }
  /** After a game the chairs may change, but not its players. */
  #viewedFrom(guest: string): Seat | null {
    return this.#inPlay?.over ? this.#inPlay.seatOf(guest) : this.seatOf(guest);
  }

  // ---- views

  #tableView(): TableView {
    const playing = this.#header.status === 'playing';
    return tableView(this.#header, {
      rules: this.rules,
      games: this.#games,
      off: this.#off,
      unrated: this.unrated,
      secret: playing ? this.#inPlay!.start.secret : this.secret,
      isHeld: seat => this.isHeld(seat),
      heldIn: guest => this.standIns.heldIn(guest),
      hands: guest => this.runtime.hands?.(guest) ?? null,
      guests: this.audience.guests,
    });
  }
  #ownView(guest: string): OwnView {
    const own = ownView(this.#header.seating, guest, this.seqs);
    const orders = this.isSlow && own.you !== null ? this.runtime.days?.orders(guest) : undefined;
    return orders === undefined ? own : { ...own, orders };
  }
  /** The table as a guest sees it: seating and settings. */
  viewFor(guest: string): TableView {
    return { ...this.#tableView(), ...this.#ownView(guest) };
  }
  /** Lateness, stand-ins and returns: told immediately, and kept for guests who join later. */
  note(note: Note['note'], seat: Seat): void {
    this.story.add({ note, seat }, this.moment);
    this.audience.hint({ tell: 'note', table: this.#header.code, note, seat }, this.railDelay);
  }
  /** The table was loaded from its log, which keeps false starts in the verdicts. */
  noteFalseStarts(): void {
    for (const { seat, inputs } of this.#inPlay?.falseStarts ?? [])
      this.story.add({ note: 'flinched', seat }, { game: this.#games, inputs });
  }
  /** What a joining guest has missed or may have forgotten. */
  tellStory(guest: Guest): void {
    const seat = this.#viewedFrom(guest.id);
    const witnessed = this.audience.witnessed(guest.id);
    const soFar = this.story.toldTo(guest.id, this.#games, witnessed, this.railDelay === 0 || seat !== null);
    const isWhole = witnessed.from === 0 && soFar.lines.length < MOST_LINES;
    const deal = isWhole ? (this.#inPlay?.dealt(seat ?? 'rail') ?? []) : [];
    if (soFar.lines.length > 0) guest.send({ tell: 'story', table: this.#header.code, ...soFar, deal });
  }
  tellTable(except?: Guest): void {
    this.#watchersChanged?.();
    this.#watchersChanged = null;
    this.audience.tellTable(this.#tableView(), guest => this.#ownView(guest), except);
  }
  /** Watchers may come and go by the hundred: updates are batched. */
  tellWatchers(): void {
    this.#watchersChanged ??= this.runtime.wake(WATCHERS_TOLD, () => {
      this.#watchersChanged = null;
      this.tellTable();
    });
  }
}
