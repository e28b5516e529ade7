/**
 * A table as an actor: one mailbox, everything in order. This is its door: arrivals, departures, and the dispatch of requests. Refusals
 * go back to the sender only. The same actor serves a browser's practice table and a server's.
 */
import type { Bot, Thought } from '../kernel/bot.ts';
import type { Game, Kinds } from '../kernel/game.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { Millis, Move } from '../kernel/seat.ts';
import { answered, type Handlers, isFor } from '../wire/handlers.ts';
import type { Answered, Aside, AtOnce, InTurn, Nothing, TableAsk, TableRequest } from '../wire/requests.ts';
import { Chat } from './chat/chat.ts';
import { ChatRules } from './chat/rules.ts';
import { hurriedThought } from './game/bot-runner.ts';
import { TableHints } from './game/hints.ts';
import type { HouseRules } from './game/house.ts';
import { GameRunner } from './game/runner.ts';
import { GameSetup } from './game/setup.ts';
import { Mailbox } from './mailbox.ts';
import { refusals } from './refusals.ts';
import type { Entry, Guest, Header, Runtime } from './runtime.ts';
import { dealt, isAsKnown, known, no, resumed } from './seats/seating.ts';
import { TableState } from './state.ts';
import type { Seen } from './viewers/audience.ts';

/** Log rows read before yielding to other tables. */
const BREATH = 32;

export class TableActor {
  readonly #state: TableState;
  readonly #mail: Mailbox;
  readonly #setup: GameSetup;
  readonly #runner: GameRunner;
  readonly #house: HouseRules | undefined;
  readonly #chat: Chat;
  readonly #hints: TableHints;

  constructor(game: Game<Kinds>, bots: readonly Bot<Kinds>[], runtime: Runtime, header: Header) {
    this.#state = new TableState(game, bots, runtime, header);
    this.#mail = new Mailbox(
      why => {
        this.#fallSilent();
        runtime.broken(why);
      },
      async () => this.#house?.look(),
    );
    const talk = new ChatRules();
    this.#setup = new GameSetup(this.#state, talk, this.#mail);
    this.#runner = new GameRunner(this.#state, this.#mail);
    this.#house = runtime.served?.house(this.#state, this.#setup, this.#runner, this.#mail);
    this.#chat = new Chat(this.#state, talk);
    this.#hints = new TableHints(this.#state);
  }
  /**
   * Restores a stored table before its first request. The log is the truth of what happened; the header may lag behind by
   * one step. Reading a long log yields to other tables in between.
   */
  async recall(log: readonly Entry[]): Promise<void> {
    const { header, standIns, seqs, runtime } = this.#state;
    const last = log.findLastIndex(entry => 'start' in entry);
    for (const [i, entry] of log.entries()) {
      if ('start' in entry) {
        const edition = i === last ? await this.#state.editionOf(entry.start.rules) : null;
        if (edition === null) this.#state.pass(entry.start);
        else this.#state.begin(entry.start, edition);
      } else if ('off' in entry) {
        if (i > last) this.#state.callOff(entry.off);
      } else {
        if (i > last) this.#state.inPlay?.replay(entry);
        if (entry.by !== undefined && entry.seq !== undefined) seqs.set(entry.by, entry.seq);
      }
      if (i % BREATH === BREATH - 1) await runtime.breathe();
    }
    this.#state.noteFalseStarts();
    const { inPlay } = this.#state;
    // A game whose rules are not kept cannot go on.
    const isStale = header.status === 'playing' && last >= 0 && inPlay === null && !('off' in log.at(-1)!);
    if (isStale) await this.#runner.callOff('rules');
    const status = inPlay === null ? 'gathering' : inPlay.over ? 'over' : 'playing';
    if (status === 'over' && header.status !== 'over') this.#mail.drop(() => this.#runner.finish(inPlay!));
    // The secret is new, so no player has yet agreed to a deal from it.
    const seating = status === 'playing' ? dealt(header.seating) : resumed(header.seating);
    this.#state.correct({ ...header, status, seating });
    if (this.#state.isSlow) {
      this.#runner.knows();
      return;
    }
    for (const chair of seating.chairs) if (chair.kind === 'guest') standIns.left(chair.guest, () => this.#missed(chair.guest));
  }

  get header(): Header {
    return this.#state.header;
  }
  /** The version of the rules of the current game, or of the next. */
  get rules(): number {
    return this.#state.rules;
  }
  /** The number of guests here, so the server knows whether the table is needed. */
  get attended(): number {
    return this.#state.audience.size;
  }
  /** What this guest may analyse now, as a bot in their chair would; null when there is nothing. */
  thought(guest: Guest): Thought<Kinds> | null {
    const { inPlay, runtime } = this.#state;
    const seat = this.#state.seatOf(guest.id);
    return inPlay === null || inPlay.over || seat === null ? null : hurriedThought(inPlay.game, inPlay.table, seat, runtime);
  }
  /** Answers all pending requests, then stops. */
  async stop(): Promise<void> {
    await this.#mail.rest();
    this.#fallSilent();
  }
  #fallSilent(): void {
    this.#state.stop();
    this.#runner.quiet();
    this.#setup.quiet();
    this.#house?.quiet();
  }

  // ---- arrivals and departures

  /** A guest joins, or rejoins having seen everything up to `since`. */
  enter(guest: Guest, since: Seen | null): Promise<void> {
    return this.#mail.post(async () => {
      const { audience, standIns, inPlay, header, runtime } = this.#state;
      await audience.prepare(guest.id);
      const wasAlone = audience.size === 0;
      audience.enter(guest);
      standIns.cameBack(guest.id);
      const seat = this.#state.seatOf(guest.id);
      if (seat !== null) {
        if (standIns.giveBack(seat)) this.#state.note('back', seat);
        this.#runner.came(guest);
        if (!isAsKnown(header.seating, guest)) await this.#rename(guest);
      }
      if (wasAlone) inPlay?.awaken(inPlay.time(runtime.date()));
      guest.send({ tell: 'table', table: this.#state.viewFor(guest.id) });
      if (seat === null) this.#state.tellWatchers();
      else this.#state.tellTable(guest);
      const missed = audience.missed(guest.id, since);
      if (missed === null) this.#state.tellStory(guest);
      audience.show(guest, missed);
      this.#runner.stir();
    });
  }
  /** A connection has closed. The guest keeps the chair for a while; then a bot stands in until they are back. */
  leave(guest: Guest): Promise<void> {
    return this.#mail.post(() => {
      const { audience, stopped, header, standIns } = this.#state;
      if (!audience.leave(guest) || stopped) return;
      const seat = this.#state.seatOf(guest.id);
      if (seat !== null) this.#runner.left(seat);
      const isWaitedFor = seat !== null || guest.id === header.seating.host;
      if (isWaitedFor && !this.#state.isSlow) standIns.left(guest.id, () => this.#missed(guest.id));
      if (seat === null) this.#state.tellWatchers();
      else this.#state.tellTable();
      this.#runner.stir();
    });
  }
  /** A guest has been away for too long. */
  #missed(guest: string): void {
    this.#mail.drop(async () => {
      const { audience, stopped, header, standIns } = this.#state;
      if (audience.guest(guest) !== undefined || stopped) return;
      const seat = this.#state.seatOf(guest);
      if (seat !== null && header.status === 'playing') {
        standIns.hold(seat);
        this.#state.note('held', seat);
      }
      const { seating } = header;
      const heir = seating.chairs.find(chair => chair.kind === 'guest' && audience.guest(chair.guest) !== undefined);
      if (guest === seating.host && heir?.kind === 'guest')
        await this.#state.save({ ...header, seating: { ...seating, host: heir.guest } });
      else this.#state.tellTable();
      this.#runner.stir();
    });
  }
  /** A deadline may have passed, or a player's hours have changed: a correspondence game goes on. */
  rouse(): Promise<void> {
    return this.#mail.post(() => {
      this.#setup.rouse();
      this.#runner.stir();
    });
  }
  /** A guest at the table has a new name or face. */
  rename(guest: Guest): Promise<void> {
    return this.#mail.post(async () => {
      if (this.#state.seatOf(guest.id) !== null) await this.#rename(guest);
    });
  }
  /** A guest, here or not, has a new name: their chat lines take it on. */
  renamed(guest: string, name: string): void {
    this.#state.story.rename(guest, name);
  }
  /** Names and faces do not change in mid-game. */
  async #rename(guest: Guest): Promise<void> {
    const { header } = this.#state;
    if (header.status !== 'playing') await this.#state.save({ ...header, seating: known(header.seating, guest) });
  }

  // ---- requests

  readonly #atOnce: Handlers<AtOnce<TableAsk>, [Guest, Millis]> = {
    press: (r, guest, arrival) => this.#runner.press(guest, r, arrival),
  };
  readonly #aside: Handlers<Aside<TableAsk>, [Guest]> = { hint: (_, guest) => this.#hint(guest) };
  readonly #inTurn: Handlers<InTurn<TableAsk>, [Guest, Millis]> = {
    move: (r, guest, arrival) => this.#runner.move(guest, r.seq, r.move as Move, arrival),
    undo: (r, guest) => this.#runner.undo(guest, r.seq),
    moves: (r, guest) => this.#runner.listMoves(guest, r.do),
    orders: (r, guest) => this.#order(guest, r.orders),
    sit: (r, guest) => this.#setup.sit(guest, r.seat),
    stand: (_, guest) => this.#setup.stand(guest),
    ready: (r, guest) => this.#setup.ready(guest, r),
    reveal: (r, guest) => this.#reveal(guest, r.entropy),
    arrange: (r, guest) => this.#asHost(guest, () => this.#setup.arrange(r.how)),
    start: (_, guest) => this.#asHost(guest, () => this.#setup.start()),
    say: (r, guest) => (r.to === 'team' ? this.#chat.sayToTeam(guest, r.text) : this.#chat.say(guest, { text: r.text })),
    phrase: (r, guest) => this.#chat.say(guest, { phrase: r.phrase }),
    log: (_, guest) => this.#log(guest),
  };
  /** A hand, or a load in a race, is judged by its arrival, not by its turn in the mailbox. */
  async ask(guest: Guest, request: TableRequest, arrival: Millis = this.#state.runtime.now()): Promise<Answered> {
    if (isFor(this.#atOnce, request)) return answered(this.#atOnce, request, guest, arrival);
    if (isFor(this.#aside, request)) return answered(this.#aside, request, guest);
    return this.#mail.post(() => (this.#state.stopped ? refusals.closing : answered(this.#inTurn, request, guest, arrival)));
  }
  /** A hint is for the moment of its turn in the mailbox; other requests continue while it is computed. */
  async #hint(guest: Guest): Promise<Answered<'hint'>> {
    const asked = await this.#mail.post(() => (this.#state.stopped ? refusals.closing : this.#hints.ask(guest)));
    return 'hint' in asked ? asked.hint : asked;
  }
  /** Only the asking guest is told, and nothing else changes. */
  async #order(guest: Guest, given: readonly string[]): Promise<Answered<'orders'>> {
    const { isSlow, slow, runtime } = this.#state;
    if (this.#state.seatOf(guest.id) === null) return no.notSeated;
    const names = slow?.orders?.names;
    if (!isSlow || names === undefined || runtime.days === undefined) return refusals.noOrders;
    await runtime.days.order(
      guest.id,
      names.filter(name => given.includes(name)),
    );
    guest.send({ tell: 'table', table: this.#state.viewFor(guest.id) });
    return {};
  }
  async #log(guest: Guest): Promise<Answered<'log'>> {
    const { inPlay, header, runtime } = this.#state;
    if (!inPlay?.over) return refusals.notOver;
    const why = (await runtime.whyNoLog?.(guest.id)) ?? null;
    return why ?? { log: await inPlay.log(header.code, () => runtime.breathe()) };
  }
  async #reveal(guest: Guest, entropy: string): Promise<Answered<'reveal'>> {
    const answer = await this.#setup.reveal(guest.id, entropy);
    this.#runner.stir();
    return answer;
  }
  async #asHost(guest: Guest, act: () => Promise<Nothing | Refusal>): Promise<Nothing | Refusal> {
    if (guest.id !== this.#state.header.seating.host) return no.notHost;
    const answer = await act();
    this.#runner.stir();
    return answer;
  }
}
