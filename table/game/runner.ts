/**
 * Runs a game: inputs of seats, bots, clocks and the referee, one after another. An accepted input is stored before any viewer is
 * told; each viewer is told what they witnessed.
 */
import type { Bot } from '../../kernel/bot.ts';
import type { Kinds, Race } from '../../kernel/game.ts';
import type { Logged } from '../../kernel/machine/undo.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { Millis, Move, Seat } from '../../kernel/seat.ts';
import { RATED_CREDIT } from '../../wire/rated.ts';
import type { Answered, PressHow } from '../../wire/requests.ts';
import type { Mailbox } from '../mailbox.ts';
import { nextDue } from '../play/alarm.ts';
import type { GameInPlay } from '../play/in-play.ts';
import { proofOf } from '../play/record.ts';
import { type Doubts, withDoubt } from '../race/past.ts';
import { refusals } from '../refusals.ts';
import type { Guest, Off, RaceNews, Taken } from '../runtime.ts';
import { allUnready, no } from '../seats/seating.ts';
import type { TableState } from '../state.ts';
import type { Calls } from '../viewers/audience.ts';
import { listed } from '../viewers/stream.ts';
import { BotRunner } from './bot-runner.ts';
import type { DaysRun } from './days.ts';
import { RaceRun } from './race-run.ts';

export class GameRunner {
  readonly #state: TableState;
  readonly #mail: Mailbox;
  readonly #botRunner: BotRunner;
  readonly #days: DaysRun | undefined;
  #race: RaceRun | null = null;
  #alarm: (() => void) | null = null;
  /** The asked players who know it or have been told. */
  #knowing: ReadonlySet<Seat> = new Set();

  constructor(state: TableState, mail: Mailbox) {
    this.#state = state;
    this.#mail = mail;
    this.#botRunner = new BotRunner(
      state.runtime,
      seat => state.botAt(seat),
      (seat, choose) => mail.drop(() => this.#botActs(seat, choose)),
    );
    this.#days = state.runtime.served?.days(state, {
      input: what =>
        mail.drop(async () => {
          await this.#input(what(this.#state.time()));
          this.stir();
        }),
      callOff: () => mail.drop(() => this.callOff('idle')),
    });
  }

  // ---- inputs

  async move(guest: Guest, seq: number, move: Move, arrival: Millis): Promise<Answered<'move'>> {
    const who = this.#who(guest, seq);
    if (!('seat' in who)) return who;
    // While the referee leads a race, only hands it has judged count; a trial move would reveal whether the cue is near.
    if (this.#race !== null && move?.do === this.#race.hand) return refusals.noRace;
    this.#isBack(who.seat);
    const at = this.#race?.madeAt(who.seat, arrival) ?? this.#state.time();
    return (await this.#input({ seat: who.seat, move, at }, { by: guest.id, seq })) ?? {};
  }
  /** Takes back their last move. Bots that were thinking about it think again. */
  async undo(guest: Guest, seq: number): Promise<Answered<'undo'>> {
    const who = this.#who(guest, seq);
    if (!('seat' in who)) return who;
    this.#isBack(who.seat);
    const at = this.#state.time();
    const why = who.inPlay.whyStays(who.seat, at);
    if (why !== null) return why;
    this.#botRunner.stop();
    return (await this.#input({ undo: who.seat, at }, { by: guest.id, seq })) ?? {};
  }
  /** The acting seat and its game; or why they cannot act, or that their move has already counted. */
  #who(guest: Guest, seq: number): { readonly seat: Seat; readonly inPlay: GameInPlay } | { readonly again: true } | Refusal {
    const { inPlay, seqs } = this.#state;
    const seat = this.#state.seatOf(guest.id);
    if (seat === null) return no.notSeated;
    if (seq <= (seqs.get(guest.id) ?? -1)) return { again: true };
    return inPlay === null || inPlay.over ? no.notPlaying : { seat, inPlay };
  }
  listMoves(guest: Guest, verb: string): Answered<'moves'> {
    const { inPlay, audience } = this.#state;
    const seat = this.#state.seatOf(guest.id);
    if (seat === null) return no.notSeated;
    if (inPlay === null || inPlay.over) return no.notPlaying;
    return { moves: audience.isBehind(seat) ? [] : listed(inPlay.game, inPlay.table, seat, verb) };
  }
  press(guest: Guest, { claim, by, sound }: { readonly claim: Millis } & PressHow, arrival: Millis): Answered<'press'> {
    const seat = this.#state.seatOf(guest.id);
    if (seat === null || this.#race === null) return refusals.noRace;
    this.#isBack(seat);
    const heard = this.#race.press(seat, claim, arrival, { by, sound });
    if (heard === 'hand' || heard === 'out') guest.races('down');
    if (heard === 'early' || heard === 'out') this.#state.note('flinched', seat);
    return heard === 'early' || heard === 'out' || heard === 'held' ? refusals[heard] : { heard };
  }
  #isBack(seat: Seat): void {
    if (!this.#state.standIns.giveBack(seat)) return;
    this.#state.note('back', seat);
    this.#state.tellTable();
  }
  async #botActs(seat: Seat, choose: (bot: Bot<Kinds>) => Move | null): Promise<void> {
    const { inPlay, stopped } = this.#state;
    const bot = this.#state.botAt(seat);
    if (bot === null || inPlay === null || inPlay.over || stopped) return;
    const move = choose(bot);
    // A steady bot is never late, however slow the machine.
    const due = this.#state.runtime.steady === undefined ? null : inPlay.game.alarm(inPlay.table);
    if (move !== null) await this.#input({ seat, move, at: Math.min(this.#state.time(), due ?? Number.POSITIVE_INFINITY) });
  }
  /** One input from any source: tried, stored, taken, told. */
  async #input(
    what: Logged,
    from: { readonly by?: string; readonly seq?: number } = {},
    calls: Calls | null = null,
  ): Promise<Refusal | null> {
    const { inPlay, stopped, runtime, seqs, audience, railDelay } = this.#state;
    if (inPlay === null || stopped) return no.notPlaying;
    const taken: Taken = { in: what, ...from };
    const out = inPlay.try(taken);
    if (isRefusal(out)) return out;
    await runtime.append(taken);
    if ('lapse' in what) this.#late(what.lapse);
    inPlay.take(taken, out);
    if (from.by !== undefined && from.seq !== undefined) seqs.set(from.by, from.seq);
    audience.tell(out, railDelay, calls);
    if (inPlay.over) await this.finish(inPlay);
    else if (inPlay.isTooLong) await this.callOff('long');
    this.stir();
    return null;
  }
  /** Ends the game without an outcome: chairs may change, and the next game may begin. */
  async callOff(why: Off): Promise<void> {
    const { runtime, header } = this.#state;
    this.quiet();
    await runtime.append({ off: why });
    this.#state.callOff(why);
    this.#state.secret = runtime.secret(32);
    await this.#state.save({ ...header, status: 'gathering', seating: allUnready(header.seating) });
  }
  async finish(inPlay: GameInPlay): Promise<void> {
    const { audience, runtime } = this.#state;
    this.quiet();
    audience.tellAll();
    const outcome = inPlay.game.outcome(inPlay.table)!;
    const { start, races } = inPlay;
    this.#state.unrated = await runtime.finished({ start, endedAt: runtime.date(), outcome, races });
    this.#state.secret = runtime.secret(32);
    const { header } = this.#state;
    await this.#state.save({ ...header, status: 'over', seating: allUnready(header.seating) });
    audience.broadcast({ tell: 'proof', table: header.code, proof: proofOf(header.code, inPlay.start) });
  }

  // ---- waiting

  /** After every change: updates clocks, bots and the race under way. */
  stir(): void {
    const { inPlay, stopped, audience } = this.#state;
    this.#alarm?.();
    this.#alarm = null;
    if (inPlay === null || inPlay.over || stopped) return;
    const { game } = inPlay;
    const race = game.race(inPlay.table);
    if (race === null) this.#endRace();
    // The table is empty: nothing is played behind the players' backs.
    if (audience.size === 0 && !this.#state.isSlow) {
      this.#botRunner.stop();
      return;
    }
    if (race !== null && this.#race === null) {
      if (race.cued) this.#mail.drop(() => this.#setAgain());
      else this.#setRace(inPlay, race);
    }
    if (race === null) {
      // A player who is here and only let their time run out may still return: their bot only answers questions, and not at once.
      const here = (seat: Seat): boolean => this.#state.guestAt(seat) !== undefined;
      const ask = game.ask(inPlay.table);
      const asked = ask?.waiting ?? [];
      const seats = inPlay.start.players
        .map((_, seat) => seat)
        .filter(seat => this.#state.botAt(seat) !== null && (!here(seat) || asked.includes(seat)))
        .filter(seat => game.offers(inPlay.table, seat).length > 0);
      const left = ask?.kind === 'window' && ask.closes !== null ? Math.max(0, ask.closes - this.#state.time()) : null;
      // In a correspondence game, windows summon no player.
      this.#tellAbsent(this.#state.isSlow && ask?.kind !== 'ask' ? [] : asked);
      this.#botRunner.stir(game, () => inPlay.table, seats, here, left);
    }
    if (this.#state.isSlow) {
      this.#days?.stir(inPlay, this.#botRunner.isThinking);
      return;
    }
    // The clock waits for steady bots.
    const waits = this.#state.runtime.steady !== undefined && this.#botRunner.isThinking;
    if (race === null && !waits) this.#setAlarm(inPlay);
  }
  /** The table was loaded: the players being asked have already been told. */
  knows(): void {
    const { inPlay } = this.#state;
    this.#knowing = new Set(inPlay === null ? [] : inPlay.game.ask(inPlay.table)?.waiting);
  }
  /** Notifies absent players who are asked. Those asked before they left know it, and some have a stand-in bot by now. */
  #tellAbsent(asked: readonly Seat[]): void {
    const { runtime, header } = this.#state;
    if (runtime.misses === undefined) return;
    const before = this.#knowing;
    this.#knowing = new Set(asked);
    const isAway = (seat: Seat): boolean => this.#state.guestAt(seat) === undefined && this.#state.botAt(seat) === null;
    for (const seat of asked) {
      const chair = header.seating.chairs[seat];
      if (chair?.kind === 'guest' && !before.has(seat) && isAway(seat))
        runtime.misses(chair.guest, 'move', () => this.#knowing.has(seat) && isAway(seat));
    }
  }
  #setAlarm(inPlay: GameInPlay): void {
    const due = nextDue(inPlay, seat => this.#state.botAt(seat) !== null);
    if (due === null) return;
    this.#alarm = this.#state.runtime.wake(Math.max(0, due.at - this.#state.time()), () => {
      this.#alarm = null;
      this.#mail.drop(async () => {
        await this.#input(due.input(this.#state.time()));
        this.stir();
      });
    });
  }
  #late(seat: Seat): void {
    this.#state.note('late', seat);
    if (this.#state.isSlow || !this.#state.standIns.lapsed(seat)) return;
    this.#state.note('held', seat);
    this.#state.tellTable();
  }
  quiet(): void {
    this.#alarm?.();
    this.#alarm = null;
    this.#botRunner.stop();
    this.#days?.quiet();
    this.#knowing = new Set();
    this.#endRace();
  }

  // ---- racing

  /** A potential racer has joined. */
  came(guest: Guest): void {
    const seat = this.#state.seatOf(guest.id);
    if (this.#race === null || seat === null) return;
    guest.races('set');
    this.#race.came(seat);
  }
  /** The player of this seat has gone: their hand is not awaited. */
  left(seat: Seat): void {
    this.#race?.left(seat);
  }
  /** The referee that gave the cue is gone with its observations: hands are up again, and there will be another cue. */
  async #setAgain(): Promise<void> {
    const { inPlay } = this.#state;
    if (this.#race === null && inPlay !== null && inPlay.game.race(inPlay.table)?.cued === true)
      await this.#input({ again: this.#state.time() });
  }
  #setRace(inPlay: GameInPlay, terms: Race): void {
    const { audience, header, runtime, railDelay } = this.#state;
    const guestAt = (seat: Seat): string | null => {
      const chair = this.#state.header.seating.chairs[seat];
      return chair?.kind === 'guest' ? chair.guest : null;
    };
    // They arrive long before the verdict; they are read for each race, since guests may race elsewhere too.
    const doubts = new Map<string, Doubts>();
    for (const guest of terms.racers.map(guestAt))
      if (guest !== null) void runtime.doubts?.(guest).then(known => doubts.set(guest, known));
    this.#tellRacers('set');
    audience.hint({ tell: 'set', table: header.code }, railDelay);
    this.#race = new RaceRun(
      {
        runtime,
        inPlay,
        line: seat => this.#state.guestAt(seat)?.line(),
        most: (inPlay.start.visibility ?? header.visibility) === 'open' ? RATED_CREDIT : null,
        doubts: seat => doubts.get(guestAt(seat) ?? '') ?? [],
        judged: ({ hands }) => {
          for (const hand of hands) {
            const guest = guestAt(hand.seat);
            const before = doubts.get(guest ?? '') ?? [];
            const after = withDoubt(before, hand);
            if (guest !== null && before.length + after.length > 0) void runtime.doubted?.(guest, after);
          }
        },
        bot: seat => this.#state.botAt(seat),
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
    this.#tellRacers('over');
  }
  #tellRacers(how: RaceNews): void {
    for (const guest of this.#state.audience.guests) if (this.#state.seatOf(guest.id) !== null) guest.races(how);
  }
}
