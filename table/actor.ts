/**
 * A table as an actor: one mailbox, everything in order. An accepted input is made safe before anybody is told; each viewer is told what he
 * witnessed; a refused one goes back to its sender alone. The same actor serves a browser's practice table and a server's.
 */
import type { Bot } from '../kernel/bot.ts';
import type { Game, Input, Kinds, Race } from '../kernel/game.ts';
import { isRefusal, type Refusal } from '../kernel/refusal.ts';
import type { Millis, Move, Seat } from '../kernel/seat.ts';
import type { JsonObject } from '../kernel/secret.ts';
import { isPhrase } from '../wire/phrases.ts';
import type { Arrangement, Request, TableView, Told } from '../wire/protocol.ts';
import { nextDue } from './alarm.ts';
import { arranged, holder } from './arrange.ts';
import { Audience, type Calls, type Seen } from './audience.ts';
import { Holding } from './holding.ts';
import { type Entry, type Guest, type Header, type House, type Start, usualManners } from './house.ts';
import { Keeper } from './keeper.ts';
import { Mailbox } from './mailbox.ts';
import { HAND, Running } from './running.ts';
import { no, nobodyReady, renamed, type Seating, seatOf, setReady, sit, stand } from './seating.ts';
import { proofOf, Sitting } from './sitting.ts';
import { startOf } from './start.ts';
import { listed } from './stream.ts';
import { Talk, refusals as talk, teamOf } from './talk.ts';
import { ownView, tableView } from './view.ts';

/** Requests that concern one table. */
export type TableRequest = Extract<Request, { readonly table: string }>;

const refusals = {
  tooSoon: { rule: 'WB-82', why: 'That was before the signal: it does not count as a hand.' },
  noRace: { rule: 'table:race', why: 'No race waits for this.' },
  notOver: { rule: 'table:over', why: 'The log is told when the game is over.' },
  closing: { rule: 'table:closing', why: 'This table is being moved: ask again in a moment.' },
} as const satisfies { readonly [name: string]: Refusal };
export type ActorWhy = (typeof refusals)[keyof typeof refusals]['why'];

/** How long a change of who watches may wait to be told. */
const WATCHERS_TOLD: Millis = 1000;

export class TableActor {
  readonly #game: Game<Kinds>;
  readonly #bots: readonly Bot<Kinds>[];
  readonly #house: House;
  readonly #mail: Mailbox;
  readonly #audience: Audience;
  readonly #keeper: Keeper;
  readonly #holding: Holding;
  readonly #talk = new Talk();
  readonly #seqs = new Map<string, number>();
  #header: Header;
  #secret: string;
  #games = 0;
  #sitting: Sitting | null = null;
  #race: Running | null = null;
  #alarm: (() => void) | null = null;
  #watchersChanged: (() => void) | null = null;
  #stopped = false;

  constructor(game: Game<Kinds>, bots: readonly Bot<Kinds>[], house: House, header: Header, log: readonly Entry[]) {
    this.#game = game;
    this.#bots = bots;
    this.#house = house;
    this.#header = header;
    this.#secret = house.secret(32);
    this.#mail = new Mailbox(why => {
      this.#fallSilent();
      house.broken(why);
    });
    this.#audience = new Audience(house, header.code, guest => this.#viewedFrom(guest));
    this.#keeper = new Keeper(house, (seat, choose) => this.#mail.drop(() => this.#botActs(seat, choose)));
    this.#holding = new Holding(house, (house.manners ?? usualManners).away);
    this.#recall(log);
  }
  /** What the log says is what happened; the header may lag behind by one step. */
  #recall(log: readonly Entry[]): void {
    const last = log.findLastIndex(entry => 'start' in entry);
    log.forEach((entry, i) => {
      if ('start' in entry) {
        if (i === last) this.#begin(entry.start);
        return;
      }
      if (i > last) this.#sitting!.replay(entry.in);
      if (entry.by !== undefined && entry.seq !== undefined) this.#seqs.set(entry.by, entry.seq);
    });
    const sitting = this.#sitting;
    const status = sitting === null ? 'gathering' : sitting.over ? 'over' : 'playing';
    if (status === 'over' && this.#header.status !== 'over') this.#mail.drop(() => this.#finish(sitting!));
    // The secret is a new one, so nobody has said yet that he is ready for what will come of it.
    const seating = status === 'playing' ? this.#header.seating : nobodyReady(this.#header.seating);
    this.#header = { ...this.#header, status, seating };
    for (const chair of seating.chairs)
      if (chair.kind === 'guest') this.#holding.left(chair.guest, () => this.#missed(chair.guest));
  }

  get header(): Header {
    return this.#header;
  }
  /** How many are here, for the house to know whether anybody needs this table. */
  get attended(): number {
    return this.#audience.size;
  }
  /** Everything that was asked so far is answered; nothing more is done. */
  async stop(): Promise<void> {
    await this.#mail.rest();
    this.#fallSilent();
  }

  /** Somebody comes, or comes back having seen so much already. */
  enter(guest: Guest, since: Seen | null): Promise<void> {
    return this.#mail.post(async () => {
      const wasAlone = this.#audience.size === 0;
      this.#audience.enter(guest);
      this.#holding.cameBack(guest.id);
      const seat = this.#seatOf(guest.id);
      if (seat !== null) {
        this.#holding.giveBack(seat);
        if (this.#race !== null) guest.hurry(true);
        const chair = this.#header.seating.chairs[seat];
        if (chair?.kind === 'guest' && chair.name !== guest.name && this.#header.status !== 'playing')
          await this.#save({ ...this.#header, seating: renamed(this.#header.seating, guest.id, guest.name) });
      }
      // While nobody was here time stood still.
      if (wasAlone) this.#sitting?.awaken(this.#sitting.time(this.#house.date()));
      guest.send({ tell: 'table', table: this.#viewFor(guest.id) });
      if (seat === null) this.#tellWatchers();
      else this.#tellTable(guest);
      this.#audience.show(guest, since);
      this.#stir();
    });
  }
  /** A connection is gone. His chair stays his for a while; then a bot holds it until he is back. */
  leave(guest: Guest): Promise<void> {
    return this.#mail.post(() => {
      if (!this.#audience.leave(guest) || this.#stopped) return;
      const seat = this.#seatOf(guest.id);
      if (seat !== null) this.#race?.left(seat);
      if (seat !== null || guest.id === this.#header.seating.host) this.#holding.left(guest.id, () => this.#missed(guest.id));
      if (seat === null) this.#tellWatchers();
      else this.#tellTable();
      this.#stir();
    });
  }
  /** Somebody at the table has a new name. */
  rename(guest: Guest): Promise<void> {
    return this.#mail.post(async () => {
      if (this.#seatOf(guest.id) !== null && this.#header.status !== 'playing')
        await this.#save({ ...this.#header, seating: renamed(this.#header.seating, guest.id, guest.name) });
    });
  }
  ask(guest: Guest, request: TableRequest): Promise<JsonObject | Refusal> {
    // A hand is stamped when it arrives, not when its turn in the mailbox comes.
    if (request.ask === 'press') return Promise.resolve(this.#press(guest, request.claim));
    return this.#mail.post(() => (this.#stopped ? refusals.closing : this.#answer(guest, request)));
  }

  async #answer(guest: Guest, r: TableRequest): Promise<JsonObject | Refusal> {
    const { seating, status } = this.#header;
    switch (r.ask) {
      case 'move':
        return this.#move(guest, r.seq, r.move as Move);
      case 'moves':
        return this.#listMoves(guest, r.do);
      case 'sit':
        return status === 'playing' ? no.playing : this.#reseat(sit(seating, guest.id, guest.name, r.seat));
      case 'stand':
        return status === 'playing' ? no.playing : this.#reseat(stand(seating, guest.id));
      case 'ready':
        return status === 'playing' ? no.playing : this.#reseat(setReady(seating, guest.id, r.ready, r.entropy));
      case 'arrange':
        return guest.id === seating.host ? this.#arrange(r.how) : no.notHost;
      case 'start':
        return guest.id === seating.host ? this.#startGame() : no.notHost;
      case 'say':
        return r.to === 'team' ? this.#sayToTeam(guest, r.text) : this.#say(guest, { text: r.text });
      case 'phrase':
        return isPhrase(r.phrase) ? this.#say(guest, { phrase: r.phrase }) : talk.noSuchPhrase;
      case 'log':
        return this.#sitting?.over ? { log: this.#sitting.log(this.#header.code) } : refusals.notOver;
      case 'enter':
      case 'leave':
      case 'press':
        return {};
    }
  }

  // ---- gathering

  async #reseat(seating: Seating | Refusal): Promise<JsonObject | Refusal> {
    if (isRefusal(seating)) return seating;
    await this.#save({ ...this.#header, seating });
    return {};
  }
  async #arrange(how: Arrangement): Promise<JsonObject | Refusal> {
    const { seating } = this.#header;
    const isHere = (guest: string): boolean => this.#audience.guest(guest) !== undefined;
    if (how.change === 'hush') {
      if (!isHere(how.guest) && seatOf(seating, how.guest) === null) return no.nobody;
      this.#talk.hush(how.guest, how.hushed);
      return {};
    }
    const bots = this.#bots.map(bot => bot.name);
    const header = arranged(this.#header, how, this.#game, bots, isHere);
    if (isRefusal(header)) return header;
    const chair = how.change === 'kick' ? seating.chairs[how.seat] : undefined;
    await this.#save(header, chair?.kind === 'guest' ? chair.guest : null);
    this.#stir();
    return {};
  }
  async #startGame(): Promise<JsonObject | Refusal> {
    if (this.#header.status === 'playing') return no.playing;
    const start = startOf(this.#header, this.#game, this.#sitting?.won ?? null, this.#games + 1, this.#secret, this.#house.date());
    if (isRefusal(start)) return start;
    await this.#house.append({ start });
    this.#begin(start);
    await this.#save({ ...this.#header, status: 'playing' });
    for (const guest of this.#audience.guests) this.#audience.show(guest, null);
    this.#stir();
    return {};
  }
  #begin(start: Start): void {
    this.#games = start.game;
    this.#sitting = new Sitting(this.#game, start, this.#header.time);
    this.#holding.newGame();
    this.#audience.begin(this.#sitting);
  }

  // ---- playing

  async #move(guest: Guest, seq: number, move: Move): Promise<JsonObject | Refusal> {
    const seat = this.#seatOf(guest.id);
    if (seat === null) return no.notSeated;
    if (seq <= (this.#seqs.get(guest.id) ?? -1)) return { again: true };
    if (this.#sitting === null || this.#sitting.over) return no.notPlaying;
    // While the referee leads a race, only a hand that he has judged counts; to try would show whether the cue is near.
    if (this.#race !== null && move?.do === HAND) return refusals.noRace;
    this.#takesBack(seat);
    return (await this.#input({ seat, move, at: this.#time() }, { by: guest.id, seq })) ?? {};
  }
  #listMoves(guest: Guest, verb: string): JsonObject | Refusal {
    const seat = this.#seatOf(guest.id);
    if (seat === null) return no.notSeated;
    if (this.#sitting === null || this.#sitting.over) return no.notPlaying;
    return { moves: this.#audience.isBehind(seat) ? [] : listed(this.#game, this.#sitting.table, seat, verb) };
  }
  #press(guest: Guest, claim: Millis): JsonObject | Refusal {
    const seat = this.#seatOf(guest.id);
    if (seat === null || this.#race === null) return refusals.noRace;
    this.#takesBack(seat);
    const heard = this.#race.press(seat, claim);
    return heard === 'early' ? refusals.tooSoon : { heard };
  }
  #takesBack(seat: Seat): void {
    if (this.#holding.giveBack(seat)) this.#tellTable();
  }
  async #botActs(seat: Seat, choose: (bot: Bot<Kinds>) => Move | null): Promise<void> {
    const bot = this.#botAt(seat);
    if (bot === null || this.#sitting === null || this.#sitting.over || this.#stopped) return;
    const move = choose(bot);
    if (move !== null) await this.#input({ seat, move, at: this.#time() });
  }
  /** One input, from wherever: tried, made safe, taken, told. */
  async #input(
    input: Input,
    from: { readonly by?: string; readonly seq?: number } = {},
    calls: Calls | null = null,
  ): Promise<Refusal | null> {
    const sitting = this.#sitting;
    if (sitting === null || this.#stopped) return no.notPlaying;
    const out = sitting.try(input);
    if (isRefusal(out)) return out;
    await this.#house.append({ in: input, ...from });
    sitting.take(input, out);
    if (from.by !== undefined && from.seq !== undefined) this.#seqs.set(from.by, from.seq);
    this.#audience.tell(out, this.#railDelay(), calls);
    if (sitting.over) await this.#finish(sitting);
    this.#stir();
    return null;
  }
  async #finish(sitting: Sitting): Promise<void> {
    this.#quiet();
    this.#audience.tellAll();
    await this.#house.finished({ start: sitting.start, endedAt: this.#house.date(), outcome: this.#game.outcome(sitting.table)! });
    this.#secret = this.#house.secret(32);
    await this.#save({ ...this.#header, status: 'over', seating: nobodyReady(this.#header.seating) });
    this.#audience.broadcast({ tell: 'proof', table: this.#header.code, proof: proofOf(this.#header.code, sitting.start) });
  }

  /** After every change: who is waited for, by what clock, by which bot, in which race? */
  #stir(): void {
    const sitting = this.#sitting;
    this.#alarm?.();
    this.#alarm = null;
    if (sitting === null || sitting.over || this.#stopped) return;
    const race = this.#game.race(sitting.table);
    if (race === null) this.#endRace();
    // Nobody is here: nothing is played behind anybody's back.
    if (this.#audience.size === 0) {
      this.#keeper.stop();
      return;
    }
    if (race !== null && this.#race === null && !race.cued) this.#setRace(sitting, race);
    if (race === null) {
      const seats = sitting.start.players
        .map((_, seat) => seat)
        .filter(seat => this.#botAt(seat) !== null && this.#game.offers(sitting.table, seat).length > 0);
      this.#keeper.stir(this.#game, () => sitting.table, seats);
    }
    if (this.#race === null) this.#setAlarm(sitting);
  }
  #setAlarm(sitting: Sitting): void {
    const due = nextDue(sitting, seat => this.#botAt(seat) !== null);
    if (due === null) return;
    this.#alarm = this.#house.wake(Math.max(0, due.at - this.#time()), () => {
      this.#alarm = null;
      this.#mail.drop(async () => {
        const refused = (await this.#input(due.input(this.#time()))) !== null;
        if (!refused && due.seat !== null && this.#holding.lapsed(due.seat)) this.#tellTable();
        this.#stir();
      });
    });
  }
  /** Somebody has been away for too long. */
  #missed(guest: string): void {
    this.#mail.drop(async () => {
      if (this.#audience.guest(guest) !== undefined || this.#stopped) return;
      const seat = this.#seatOf(guest);
      if (seat !== null && this.#header.status === 'playing') this.#holding.hold(seat);
      const { seating } = this.#header;
      const heir = seating.chairs.find(chair => chair.kind === 'guest' && this.#audience.guest(chair.guest) !== undefined);
      if (guest === seating.host && heir?.kind === 'guest')
        await this.#save({ ...this.#header, seating: { ...seating, host: heir.guest } });
      else this.#tellTable();
      this.#stir();
    });
  }
  #botAt(seat: Seat): Bot<Kinds> | null {
    const chair = this.#header.seating.chairs[seat];
    const bot = (name: string): Bot<Kinds> | null => this.#bots.find(b => b.name === name) ?? null;
    if (chair?.kind === 'bot') return bot(chair.bot);
    return this.#holding.isHeld(seat) ? bot(holder(this.#bots.map(b => b.name))) : null;
  }

  // ---- racing

  #setRace(sitting: Sitting, terms: Race): void {
    this.#hurry(true);
    this.#audience.hint({ tell: 'set', table: this.#header.code }, this.#railDelay());
    this.#race = new Running(
      {
        house: this.#house,
        sitting,
        line: seat => this.#guestAt(seat)?.line(),
        bot: seat => this.#botAt(seat),
        put: (input, calls) =>
          this.#mail.post(async () => (await this.#input(input, {}, calls ?? null)) === null).catch(() => false),
      },
      terms,
    );
  }
  #endRace(): void {
    if (this.#race === null) return;
    this.#race.stop();
    this.#race = null;
    this.#hurry(false);
  }
  #hurry(on: boolean): void {
    for (const guest of this.#audience.guests) if (this.#seatOf(guest.id) !== null) guest.hurry(on);
  }

  // ---- telling

  #seatOf(guest: string): Seat | null {
    return seatOf(this.#header.seating, guest);
  }
  /** After a game the chairs may change, but not whose game it was. */
  #viewedFrom(guest: string): Seat | null {
    return this.#sitting?.over ? this.#sitting.seatOf(guest) : this.#seatOf(guest);
  }
  #guestAt(seat: Seat): Guest | undefined {
    const chair = this.#header.seating.chairs[seat];
    return chair?.kind === 'guest' ? this.#audience.guest(chair.guest) : undefined;
  }
  #railDelay(): Millis {
    return this.#header.railDelay * 1000;
  }
  #tableView(): TableView {
    const playing = this.#header.status === 'playing';
    return tableView(this.#header, {
      rules: this.#game.version,
      games: this.#games,
      secret: playing ? this.#sitting!.start.secret : this.#secret,
      isHeld: seat => this.#holding.isHeld(seat),
      guests: this.#audience.guests,
    });
  }
  /** The table as a guest sees it: who sits where, what is agreed. */
  #viewFor(guest: string): TableView {
    return { ...this.#tableView(), ...ownView(this.#header.seating, guest, this.#seqs) };
  }
  #tellTable(except?: Guest): void {
    this.#watchersChanged?.();
    this.#watchersChanged = null;
    this.#audience.tellTable(this.#tableView(), guest => ownView(this.#header.seating, guest, this.#seqs), except);
  }
  /** Who watches may come and go by the hundred: that is told now and then. */
  #tellWatchers(): void {
    this.#watchersChanged ??= this.#house.wake(WATCHERS_TOLD, () => {
      this.#watchersChanged = null;
      this.#tellTable();
    });
  }
  #say(guest: Guest, what: { readonly text?: string; readonly phrase?: string }): JsonObject | Refusal {
    const why = this.#talk.says(guest.id, this.#house.now());
    if (why !== null) return why;
    this.#audience.broadcast(this.#said(guest, what));
    return {};
  }
  /** Only they hear it; nobody else is told that anything was said. */
  #sayToTeam(guest: Guest, text: string): JsonObject | Refusal {
    const { options, seating } = this.#header;
    const team = teamOf(this.#game.teams(options, seating.chairs.length), this.#seatOf(guest.id));
    if (team.length === 0) return talk.noTeam;
    const why = this.#talk.says(guest.id, this.#house.now());
    if (why !== null) return why;
    for (const seat of team) this.#guestAt(seat)?.send(this.#said(guest, { text, team: true }));
    return {};
  }
  #said(guest: Guest, what: { readonly text?: string; readonly phrase?: string; readonly team?: true }): Told {
    const from = { seat: this.#seatOf(guest.id), name: guest.name, who: guest.id };
    return { tell: 'said', table: this.#header.code, from, ...what };
  }

  // ---- what is kept

  #time(): Millis {
    return this.#sitting?.time(this.#house.date()) ?? 0;
  }
  async #save(header: Header, sentAway: string | null = null): Promise<void> {
    await this.#house.save(header);
    this.#header = header;
    this.#audience.reseated();
    if (sentAway !== null) this.#audience.sendAway(sentAway, 'kicked');
    this.#tellTable();
  }
  #quiet(): void {
    this.#alarm?.();
    this.#alarm = null;
    this.#keeper.stop();
    this.#endRace();
  }
  #fallSilent(): void {
    this.#stopped = true;
    this.#quiet();
    this.#holding.stop();
    this.#watchersChanged?.();
    this.#audience.stop();
  }
}
