/**
 * A table as an actor: one mailbox, everything in order. An accepted input is made safe before anybody is told; each viewer is told what he
 * witnessed; a refused one goes back to its sender alone. The same actor serves a browser's practice table and a server's.
 */
import type { Bot } from '../kernel/bot.ts';
import type { Game, Input, Kinds, Played } from '../kernel/game.ts';
import { isRefusal, type Refusal } from '../kernel/refusal.ts';
import type { Millis, Move, Seat, Viewer } from '../kernel/seat.ts';
import type { Json, JsonObject } from '../kernel/secret.ts';
import { isPhrase } from '../wire/phrases.ts';
import type { Clocks, Request, TableView, Told, Update } from '../wire/protocol.ts';
import { arranged } from './arrange.ts';
import type { Entry, Guest, Header, House, Start } from './house.ts';
import { Keeper } from './keeper.ts';
import { commitTo, seedFrom } from './proof.ts';
import { Running } from './running.ts';
import { type Chair, mayStart, no, nobodyReady, seatOf, setReady, sit, stand } from './seating.ts';
import { proofOf, Sitting } from './sitting.ts';
import { catchUp, type Stream } from './stream.ts';

/** Requests that concern one table. */
export type TableRequest = Extract<Request, { readonly table: string }>;

/** How long a player may be away before a bot holds his seat; how often his time may run out before one does. */
const AWAY: Millis = 30_000;
const LAPSES = 2;
const TALK = { lines: 6, within: 10_000 };

const refusals = {
  tooSoon: { rule: 'WB-82', why: 'That was before the signal: it does not count as a hand.' },
  noRace: { rule: 'table:race', why: 'No race waits for this.' },
  talksTooMuch: { rule: 'talk:rate', why: 'Not so fast: wait a moment before you say more.' },
  hushed: { rule: 'talk:hushed', why: 'The host has asked you to be quiet.' },
  noSuchPhrase: { rule: 'talk:phrase', why: 'There is no such phrase.' },
  notOver: { rule: 'table:over', why: 'The log is told when the game is over.' },
} as const satisfies { readonly [name: string]: Refusal };
export type ActorWhy = (typeof refusals)[keyof typeof refusals]['why'];

interface Present {
  readonly guest: Guest;
  stream: Stream | null;
}

export class TableActor {
  readonly #game: Game<Kinds>;
  readonly #bots: readonly Bot<Kinds>[];
  readonly #house: House;
  readonly #keeper: Keeper;
  readonly #present = new Map<string, Present>();
  readonly #held = new Set<Seat>();
  readonly #lapses = new Map<Seat, number>();
  readonly #away = new Map<string, () => void>();
  readonly #seqs = new Map<string, number>();
  readonly #hushed = new Set<string>();
  readonly #lines = new Map<string, Millis[]>();
  #header: Header;
  #secret: string;
  #games = 0;
  #sitting: Sitting | null = null;
  #race: Running | null = null;
  #alarm: (() => void) | null = null;
  #mail: Promise<unknown> = Promise.resolve();
  #stopped = false;

  constructor(game: Game<Kinds>, bots: readonly Bot<Kinds>[], house: House, header: Header, log: readonly Entry[]) {
    this.#game = game;
    this.#bots = bots;
    this.#house = house;
    this.#secret = house.secret(32);
    this.#keeper = new Keeper(house, (seat, choose) => void this.#post(() => this.#botActs(seat, choose)));
    this.#header = header.status === 'gathering' ? { ...header, seating: nobodyReady(header.seating) } : header;
    for (const entry of log) {
      if ('start' in entry) this.#begin(entry.start);
      else {
        this.#sitting!.replay(entry.in);
        if (entry.by !== undefined && entry.seq !== undefined) this.#seqs.set(entry.by, entry.seq);
      }
    }
    if (this.#sitting !== null && !this.#sitting.over) {
      this.#sitting.awaken(this.#time());
      header.seating.chairs.forEach((chair, seat) => {
        if (chair.kind === 'guest') this.#wentAway(chair.guest, seat);
      });
      this.#stir();
    }
  }

  get header(): Header {
    return this.#header;
  }
  /** How many are here, for the house to know whether anybody needs this table. */
  get attended(): number {
    return this.#present.size;
  }
  /** Can it be put to sleep without anybody noticing? A bot's turn is somebody's turn. */
  get asleep(): boolean {
    return this.#present.size === 0;
  }
  stop(): Promise<unknown> {
    this.#stopped = true;
    this.#quiet();
    for (const cancel of this.#away.values()) cancel();
    return this.#mail;
  }

  /** Somebody comes, or comes back having seen so much already. */
  enter(guest: Guest, since: { readonly game: number; readonly n: number } | null): Promise<void> {
    return this.#post(async () => {
      const here: Present = { guest, stream: null };
      this.#present.set(guest.id, here);
      this.#away.get(guest.id)?.();
      this.#away.delete(guest.id);
      const seat = seatOf(this.#header.seating, guest.id);
      if (seat !== null) {
        this.#held.delete(seat);
        this.#lapses.delete(seat);
      }
      if (this.#race !== null) guest.hurry(true);
      this.#tellTable();
      this.#show(here, since);
      this.#stir();
    });
  }
  /** A connection is gone. His chair stays his for a while; then a bot holds it until he is back. */
  leave(guest: Guest): Promise<void> {
    return this.#post(async () => {
      if (this.#present.get(guest.id)?.guest !== guest) return;
      this.#present.delete(guest.id);
      const seat = seatOf(this.#header.seating, guest.id);
      if (seat !== null) {
        this.#race?.left(seat);
        if (this.#sitting !== null && !this.#sitting.over) this.#wentAway(guest.id, seat);
      }
      this.#tellTable();
    });
  }
  ask(guest: Guest, request: TableRequest): Promise<JsonObject | Refusal> {
    // A hand is stamped when it arrives, not when its turn in the mailbox comes.
    if (request.ask === 'press') return Promise.resolve(this.#press(guest, request.claim));
    return this.#post(() => this.#answer(guest, request));
  }

  async #answer(guest: Guest, r: TableRequest): Promise<JsonObject | Refusal> {
    const { seating, status } = this.#header;
    switch (r.ask) {
      case 'move':
        return this.#move(guest, r.seq, r.move as Move);
      case 'sit':
        return status === 'playing' ? no.playing : this.#reseat(sit(seating, guest.id, guest.name, r.seat));
      case 'stand':
        return status === 'playing' ? no.playing : this.#reseat(stand(seating, guest.id));
      case 'ready':
        return status === 'playing' ? no.playing : this.#reseat(setReady(seating, guest.id, r.ready, r.entropy));
      case 'arrange':
        return this.#arrange(guest, r.how);
      case 'start':
        return guest.id !== seating.host ? no.notHost : this.#startGame();
      case 'say':
        return this.#talk(guest, { text: r.text.trim() });
      case 'phrase':
        return isPhrase(r.phrase) ? this.#talk(guest, { phrase: r.phrase }) : refusals.noSuchPhrase;
      case 'log':
        return this.#sitting?.over ? { log: this.#sitting.log(this.#header.code) } : refusals.notOver;
      case 'enter':
      case 'leave':
      case 'press':
        return {};
    }
  }

  // ---- gathering

  async #reseat(seating: Header['seating'] | Refusal): Promise<JsonObject | Refusal> {
    if (isRefusal(seating)) return seating;
    await this.#save({ ...this.#header, seating });
    return {};
  }
  async #arrange(guest: Guest, how: Extract<Request, { ask: 'arrange' }>['how']): Promise<JsonObject | Refusal> {
    if (guest.id !== this.#header.seating.host) return no.notHost;
    if (how.change === 'hush') {
      if (how.hushed) this.#hushed.add(how.guest);
      else this.#hushed.delete(how.guest);
      return {};
    }
    const kicked = how.change === 'kick' ? this.#header.seating.chairs[how.seat] : undefined;
    const header = arranged(
      this.#header,
      how,
      this.#game,
      this.#bots.map(b => b.name),
    );
    if (isRefusal(header)) return header;
    if (kicked?.kind === 'guest' && this.#header.status === 'playing') {
      // The seat of somebody sent away in mid-game is played by a bot to the end.
      this.#held.add((how as { seat: Seat }).seat);
      this.#present.get(kicked.guest)?.guest.send({ tell: 'gone', table: this.#header.code, why: 'kicked' });
      this.#present.delete(kicked.guest);
      this.#tellTable();
      this.#stir();
      return {};
    }
    await this.#save(header);
    return {};
  }
  async #startGame(): Promise<JsonObject | Refusal> {
    const { seating, options, code } = this.#header;
    if (this.#header.status === 'playing') return no.playing;
    const why = mayStart(seating);
    if (why !== null) return why;
    const config = this.#game.configure(options, seating.chairs.length);
    if (config !== null && typeof config === 'object' && isRefusal(config)) return config;
    const entropy = seating.chairs.flatMap((c, seat) => (c.kind === 'guest' ? [{ seat, value: c.entropy! }] : []));
    const game = this.#games + 1;
    const start: Start = {
      game,
      at: this.#house.date(),
      rules: this.#game.version,
      config: config as Json,
      seed: seedFrom({ table: code, game, secret: this.#secret, entropy }),
      secret: this.#secret,
      entropy,
      players: seating.chairs.map((c, seat) => this.#player(c, seat)),
    };
    await this.#append({ start });
    this.#begin(start);
    this.#seqs.clear();
    await this.#save({ ...this.#header, status: 'playing' });
    for (const here of this.#present.values()) this.#show(here, null);
    this.#stir();
    return {};
  }
  #player(chair: Chair, seat: Seat): Start['players'][number] {
    if (chair.kind === 'guest') return { kind: 'guest', id: chair.guest, name: chair.name };
    const bot = chair.kind === 'bot' ? chair.bot : '';
    return { kind: 'bot', id: bot, name: `${bot} ${seat + 1}` };
  }
  #begin(start: Start): void {
    this.#games = start.game;
    this.#sitting = new Sitting(this.#game, start, this.#header.time);
    this.#held.clear();
    this.#lapses.clear();
    for (const here of this.#present.values()) here.stream = null;
  }

  // ---- playing

  async #move(guest: Guest, seq: number, move: Move): Promise<JsonObject | Refusal> {
    const seat = seatOf(this.#header.seating, guest.id);
    if (this.#sitting === null || this.#sitting.over) return no.notPlaying;
    if (seat === null) return no.notSeated;
    if (seq <= (this.#seqs.get(guest.id) ?? -1)) return { again: true };
    this.#lapses.delete(seat);
    const why = await this.#input({ seat, move, at: this.#time() }, { by: guest.id, seq });
    return why ?? {};
  }
  #press(guest: Guest, claim: Millis): JsonObject | Refusal {
    const seat = seatOf(this.#header.seating, guest.id);
    if (seat === null || this.#race === null) return refusals.noRace;
    const heard = this.#race.press(seat, claim);
    return heard === 'early' ? refusals.tooSoon : { heard };
  }
  async #botActs(seat: Seat, choose: (bot: Bot<Kinds>) => Move | null): Promise<void> {
    const bot = this.#botAt(seat);
    if (bot === null || this.#sitting === null || this.#sitting.over) return;
    const move = choose(bot);
    if (move !== null) await this.#input({ seat, move, at: this.#time() });
  }
  /** One input, from wherever: tried, made safe, taken, told. */
  async #input(
    input: Input,
    from: { readonly by?: string; readonly seq?: number } = {},
    deliver?: (seat: Seat | null, update: Update) => void,
  ): Promise<Refusal | null> {
    const sitting = this.#sitting;
    if (sitting === null || this.#stopped) return no.notPlaying;
    const out = sitting.try(input);
    if (isRefusal(out)) return out;
    await this.#append({ in: input, ...from });
    sitting.take(input, out);
    if (from.by !== undefined && from.seq !== undefined) this.#seqs.set(from.by, from.seq);
    this.#tellUpdates(out, deliver);
    if (sitting.over) await this.#finish(sitting);
    this.#stir();
    return null;
  }
  async #finish(sitting: Sitting): Promise<void> {
    this.#quiet();
    await this.#house.finished({ start: sitting.start, endedAt: this.#house.date(), outcome: this.#game.outcome(sitting.table)! });
    this.#secret = this.#house.secret(32);
    await this.#save({ ...this.#header, status: 'over', seating: nobodyReady(this.#header.seating) });
    this.#broadcast({ tell: 'proof', table: this.#header.code, proof: proofOf(this.#header.code, sitting.start) });
  }

  /** After every change: who is waited for, by what clock, by which bot, in which race? */
  #stir(): void {
    const sitting = this.#sitting;
    this.#alarm?.();
    this.#alarm = null;
    if (sitting === null || sitting.over || this.#stopped) return;
    const race = this.#game.race(sitting.table);
    if (race === null) this.#endRace();
    else if (this.#race === null && !race.cued) this.#setRace(race);
    if (race === null) {
      const seats = sitting.start.players
        .map((_, seat) => seat)
        .filter(seat => this.#botAt(seat) !== null && this.#game.offers(sitting.table, seat).length > 0);
      this.#keeper.stir(this.#game, () => sitting.table, seats);
      this.#setAlarm(sitting);
    } else if (this.#race === null) this.#setAlarm(sitting);
  }
  /** The next moment at which the clock must speak: a window that closes, or somebody's time that is up. */
  #setAlarm(sitting: Sitting): void {
    const due: { readonly at: Millis; readonly input: (now: Millis) => Input; readonly seat: Seat | null }[] = [];
    const alarm = this.#game.alarm(sitting.table);
    if (alarm !== null) due.push({ at: alarm, input: now => ({ tick: Math.max(now, alarm) }), seat: null });
    sitting.deadlines().forEach((at, seat) => {
      if (at !== null && this.#botAt(seat) === null) due.push({ at, input: now => ({ lapse: seat, at: now }), seat });
    });
    const first = due.toSorted((a, b) => a.at - b.at)[0];
    if (first === undefined) return;
    this.#alarm = this.#house.wake(Math.max(0, first.at - this.#time()), () => {
      this.#alarm = null;
      void this.#post(async () => {
        if (first.seat !== null) this.#lapsed(first.seat);
        if ((await this.#input(first.input(this.#time()))) !== null) this.#stir();
      });
    });
  }
  #lapsed(seat: Seat): void {
    const times = (this.#lapses.get(seat) ?? 0) + 1;
    this.#lapses.set(seat, times);
    if (times >= LAPSES) {
      this.#held.add(seat);
      this.#tellTable();
    }
  }
  #wentAway(guest: string, seat: Seat): void {
    this.#away.get(guest)?.();
    this.#away.set(
      guest,
      this.#house.wake(AWAY, () => {
        this.#away.delete(guest);
        void this.#post(async () => {
          if (this.#present.has(guest)) return;
          this.#held.add(seat);
          this.#tellTable();
          this.#stir();
        });
      }),
    );
  }
  #botAt(seat: Seat): Bot<Kinds> | null {
    const player = this.#sitting?.start.players[seat];
    if (player === undefined) return null;
    if (player.kind === 'bot') return this.#bots.find(b => b.name === player.id) ?? null;
    return this.#held.has(seat) ? (this.#bots[Math.floor(this.#bots.length / 2)] ?? null) : null;
  }

  // ---- racing

  #setRace(terms: NonNullable<ReturnType<Game<Kinds>['race']>>): void {
    const sitting = this.#sitting!;
    this.#hurry(true);
    this.#broadcast({ tell: 'set', table: this.#header.code });
    this.#race = new Running(
      {
        house: this.#house,
        sitting,
        line: seat => this.#guestAt(seat)?.line(),
        bot: seat => this.#botAt(seat),
        put: input => this.#post(async () => (await this.#input(input)) === null),
        call: (input, calls, rest, sent) => this.#post(() => this.#call(input, calls, rest, sent)),
      },
      terms,
    );
  }
  async #call(
    input: Input,
    calls: ReadonlyMap<Seat, { readonly after: Millis; readonly showAt: Millis | null }>,
    rest: Millis,
    sent: (seat: Seat) => void,
  ): Promise<void> {
    const { code } = this.#header;
    await this.#input(input, {}, (seat, update) => {
      const own = seat === null ? undefined : calls.get(seat);
      this.#house.wake(own?.after ?? rest, () => {
        const told: Told = { tell: 'cue', table: code, showAt: own?.showAt ?? null, update, clocks: this.#clocks() };
        for (const here of this.#present.values()) if (this.#viewerOf(here.guest) === (seat ?? 'rail')) here.guest.send(told);
        if (own !== undefined && seat !== null) sent(seat);
      });
    });
  }
  #endRace(): void {
    if (this.#race === null) return;
    this.#race.stop();
    this.#race = null;
    this.#hurry(false);
  }
  #hurry(on: boolean): void {
    for (const { guest } of this.#present.values()) guest.hurry(on);
  }
  #quiet(): void {
    this.#alarm?.();
    this.#alarm = null;
    this.#keeper.stop();
    this.#endRace();
  }

  // ---- telling

  #guestAt(seat: Seat): Guest | undefined {
    const chair = this.#header.seating.chairs[seat];
    return chair?.kind === 'guest' ? this.#present.get(chair.guest)?.guest : undefined;
  }
  #viewerOf(guest: Guest): Viewer {
    return seatOf(this.#header.seating, guest.id) ?? 'rail';
  }
  /** The game as it stands for somebody who has just come. */
  #show(here: Present, since: { readonly game: number; readonly n: number } | null): void {
    const sitting = this.#sitting;
    if (sitting === null) return;
    const viewer = this.#viewerOf(here.guest);
    const from = since !== null && since.game === sitting.start.game ? since.n : null;
    const upTo = viewer === 'rail' && !sitting.over ? this.#time() - this.#header.railDelay * 1000 : Number.POSITIVE_INFINITY;
    const when = (input: Input): Millis => ('at' in input ? input.at : 'tick' in input ? input.tick : input.cue);
    const inputs = sitting.inputs.filter(input => when(input) <= upTo);
    const { stream, missed } = catchUp(this.#game, sitting.start.game, sitting.first, inputs, viewer, from);
    here.stream = stream;
    for (const update of missed) here.guest.send({ tell: 'update', table: this.#header.code, update, clocks: this.#clocks() });
    if (sitting.over)
      here.guest.send({ tell: 'proof', table: this.#header.code, proof: proofOf(this.#header.code, sitting.start) });
  }
  #tellUpdates(out: Played<Kinds>, deliver?: (seat: Seat | null, update: Update) => void): void {
    const { code, railDelay } = this.#header;
    for (const here of this.#present.values()) {
      const update = here.stream?.after(out.table, out.told(here.stream.viewer)) ?? null;
      if (update === null) continue;
      const seat = here.stream!.viewer === 'rail' ? null : (here.stream!.viewer as Seat);
      const send = (): void => here.guest.send({ tell: 'update', table: code, update, clocks: this.#clocks() });
      if (deliver !== undefined && (seat !== null || railDelay === 0)) deliver(seat, update);
      else if (seat === null && railDelay > 0) this.#house.wake(railDelay * 1000, send);
      else send();
    }
  }
  #clocks(): Clocks {
    return { now: this.#sitting === null ? 0 : this.#time(), deadlines: this.#sitting?.deadlines() ?? [] };
  }
  #tellTable(): void {
    for (const { guest } of this.#present.values()) guest.send({ tell: 'table', table: this.viewFor(guest.id) });
  }
  /** The table as a guest sees it: who sits where, what is agreed. */
  viewFor(guest: string): TableView {
    const { id: _, seating, options, ...rest } = this.#header;
    return {
      ...rest,
      options,
      rules: this.#game.version,
      host: seating.host,
      gameNumber: this.#header.status === 'gathering' ? this.#games + 1 : this.#games,
      chairs: seating.chairs.map((c, seat) => ({
        kind: c.kind,
        name: c.kind === 'guest' ? c.name : c.kind === 'bot' ? c.bot : '',
        who: c.kind === 'guest' ? c.guest : c.kind === 'bot' ? c.bot : null,
        ready: c.kind === 'guest' ? c.ready : c.kind === 'bot',
        connected: c.kind === 'guest' ? this.#present.has(c.guest) : c.kind === 'bot',
        held: this.#held.has(seat),
        ping: c.kind === 'guest' ? pingOf(this.#present.get(c.guest)?.guest) : null,
      })),
      watchers: [...this.#present.keys()].filter(g => seatOf(seating, g) === null).length,
      commitment: commitTo(this.#header.status === 'playing' ? this.#sitting!.start.secret : this.#secret),
      you: seatOf(seating, guest),
    };
  }
  #broadcast(told: Told): void {
    for (const { guest } of this.#present.values()) guest.send(told);
  }
  #talk(guest: Guest, what: { readonly text?: string; readonly phrase?: string }): JsonObject | Refusal {
    if (this.#hushed.has(guest.id)) return refusals.hushed;
    const now = this.#house.now();
    const lately = (this.#lines.get(guest.id) ?? []).filter(t => t > now - TALK.within);
    if (lately.length >= TALK.lines) return refusals.talksTooMuch;
    this.#lines.set(guest.id, [...lately, now]);
    const seat = seatOf(this.#header.seating, guest.id);
    this.#broadcast({ tell: 'said', table: this.#header.code, from: { seat, name: guest.name, who: guest.id }, ...what });
    return {};
  }

  // ---- the mailbox and what is kept

  /** Milliseconds since the game began. */
  #time(): Millis {
    return this.#sitting === null ? 0 : Math.max(this.#sitting.table.clock, this.#house.date() - this.#sitting.start.at);
  }
  #post<R>(job: () => Promise<R>): Promise<R> {
    const done = this.#mail.then(job);
    this.#mail = done.catch(() => {});
    return done;
  }
  async #append(entry: Entry): Promise<void> {
    try {
      await this.#house.append(entry);
    } catch (why) {
      this.#stopped = true;
      this.#quiet();
      this.#house.broken(why);
      throw why;
    }
  }
  async #save(header: Header): Promise<void> {
    await this.#house.save(header);
    this.#header = header;
    this.#tellTable();
  }
}

const pingOf = (guest: Guest | undefined): number | null => {
  const trip = guest?.line()?.path.trips.at(-1);
  return trip === undefined ? null : Math.round(trip.back - trip.sent);
};
