/**
 * A game being played: inputs of seats, bots, clocks and the referee, one after another. An accepted input is made safe before anybody is
 * told; each viewer is told what they witnessed.
 */
import type { Bot } from '../../kernel/bot.ts';
import type { Kinds, Race } from '../../kernel/game.ts';
import type { Logged } from '../../kernel/machine/undo.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { Millis, Move, Seat } from '../../kernel/seat.ts';
import type { JsonObject } from '../../kernel/secret.ts';
import { RATED_CREDIT } from '../../wire/credit.ts';
import type { PressHow } from '../../wire/requests.ts';
import type { Guest, Off, RaceNews, Taken } from '../house.ts';
import type { Mailbox } from '../mailbox.ts';
import type { Premises } from '../premises.ts';
import { type Doubts, withDoubt } from '../race/past.ts';
import { refusals } from '../refusals.ts';
import { no, nobodyReady } from '../seats/seating.ts';
import type { Calls } from '../viewers/audience.ts';
import { listed } from '../viewers/stream.ts';
import { nextDue } from './alarm.ts';
import { Keeper } from './keeper.ts';
import { proofOf } from './record.ts';
import { Running } from './running.ts';
import type { Sitting } from './sitting.ts';

export class Playing {
  readonly #at: Premises;
  readonly #mail: Mailbox;
  readonly #keeper: Keeper;
  #race: Running | null = null;
  /** Of everybody who has raced here, however often they came and went. */
  readonly #doubts = new Map<string, Doubts>();
  #alarm: (() => void) | null = null;

  constructor(at: Premises, mail: Mailbox) {
    this.#at = at;
    this.#mail = mail;
    this.#keeper = new Keeper(
      at.house,
      seat => at.botAt(seat),
      (seat, choose) => mail.drop(() => this.#botActs(seat, choose)),
    );
  }

  // ---- what is done

  async move(guest: Guest, seq: number, move: Move, arrival: Millis): Promise<JsonObject | Refusal> {
    const who = this.#who(guest, seq);
    if (!('seat' in who)) return who;
    // While the referee leads a race, only a hand that it has judged counts; a try would show whether the cue is near.
    if (this.#race !== null && move?.do === this.#race.hand) return refusals.noRace;
    this.#isBack(who.seat);
    const at = this.#race?.madeAt(who.seat, arrival) ?? this.#at.time();
    return (await this.#input({ seat: who.seat, move, at }, { by: guest.id, seq })) ?? {};
  }
  /** They take their last move back. Those who were thinking about it think again. */
  async undo(guest: Guest, seq: number): Promise<JsonObject | Refusal> {
    const who = this.#who(guest, seq);
    if (!('seat' in who)) return who;
    this.#isBack(who.seat);
    const at = this.#at.time();
    const why = who.sitting.whyStays(who.seat, at);
    if (why !== null) return why;
    this.#keeper.stop();
    return (await this.#input({ undo: who.seat, at }, { by: guest.id, seq })) ?? {};
  }
  /** Who acts, and in which game; or why they cannot, or that their move has counted already. */
  #who(guest: Guest, seq: number): { readonly seat: Seat; readonly sitting: Sitting } | { readonly again: true } | Refusal {
    const { sitting, seqs } = this.#at;
    const seat = this.#at.seatOf(guest.id);
    if (seat === null) return no.notSeated;
    if (seq <= (seqs.get(guest.id) ?? -1)) return { again: true };
    return sitting === null || sitting.over ? no.notPlaying : { seat, sitting };
  }
  listMoves(guest: Guest, verb: string): JsonObject | Refusal {
    const { sitting, audience, game } = this.#at;
    const seat = this.#at.seatOf(guest.id);
    if (seat === null) return no.notSeated;
    if (sitting === null || sitting.over) return no.notPlaying;
    return { moves: audience.isBehind(seat) ? [] : listed(game, sitting.table, seat, verb) };
  }
  press(guest: Guest, { claim, by, sound }: { readonly claim: Millis } & PressHow, arrival: Millis): JsonObject | Refusal {
    const seat = this.#at.seatOf(guest.id);
    if (seat === null || this.#race === null) return refusals.noRace;
    this.#isBack(seat);
    const heard = this.#race.press(seat, claim, arrival, { by, sound });
    if (heard === 'hand' || heard === 'out') guest.races('down');
    if (heard === 'early' || heard === 'out') this.#at.note('flinched', seat);
    return heard === 'early' || heard === 'out' || heard === 'held' ? refusals[heard] : { heard };
  }
  #isBack(seat: Seat): void {
    if (!this.#at.holding.giveBack(seat)) return;
    this.#at.note('back', seat);
    this.#at.tellTable();
  }
  async #botActs(seat: Seat, choose: (bot: Bot<Kinds>) => Move | null): Promise<void> {
    const { sitting, stopped } = this.#at;
    const bot = this.#at.botAt(seat);
    if (bot === null || sitting === null || sitting.over || stopped) return;
    const move = choose(bot);
    // A steady bot is never late, however slow the machine.
    const due = this.#at.house.steady === undefined ? null : this.#at.game.alarm(sitting.table);
    if (move !== null) await this.#input({ seat, move, at: Math.min(this.#at.time(), due ?? Number.POSITIVE_INFINITY) });
  }
  /** One input from any source: tried, made safe, taken, told. */
  async #input(
    what: Logged,
    from: { readonly by?: string; readonly seq?: number } = {},
    calls: Calls | null = null,
  ): Promise<Refusal | null> {
    const { sitting, stopped, house, seqs, audience, railDelay } = this.#at;
    if (sitting === null || stopped) return no.notPlaying;
    const taken: Taken = { in: what, ...from };
    const out = sitting.try(taken);
    if (isRefusal(out)) return out;
    await house.append(taken);
    if ('lapse' in what) this.#late(what.lapse);
    sitting.take(taken, out);
    if (from.by !== undefined && from.seq !== undefined) seqs.set(from.by, from.seq);
    audience.tell(out, railDelay, calls);
    if (sitting.over) await this.finish(sitting);
    else if (sitting.isTooLong) await this.callOff('long');
    this.stir();
    return null;
  }
  /** The game ends without an outcome: the chairs are free to change, and the next one may begin. */
  async callOff(why: Off): Promise<void> {
    const { house, header } = this.#at;
    this.quiet();
    await house.append({ off: why });
    this.#at.callOff(why);
    this.#at.secret = house.secret(32);
    await this.#at.save({ ...header, status: 'gathering', seating: nobodyReady(header.seating) });
  }
  async finish(sitting: Sitting): Promise<void> {
    const { audience, house, game } = this.#at;
    this.quiet();
    audience.tellAll();
    const outcome = game.outcome(sitting.table)!;
    const { start, races } = sitting;
    this.#at.unrated = await house.finished({ start, endedAt: house.date(), outcome, races });
    this.#at.secret = house.secret(32);
    const { header } = this.#at;
    await this.#at.save({ ...header, status: 'over', seating: nobodyReady(header.seating) });
    audience.broadcast({ tell: 'proof', table: header.code, proof: proofOf(header.code, sitting.start) });
  }

  // ---- who is waited for

  /** After every change: who is waited for, by what clock, by which bot, in which race? */
  stir(): void {
    const { sitting, stopped, game, audience } = this.#at;
    this.#alarm?.();
    this.#alarm = null;
    if (sitting === null || sitting.over || stopped) return;
    const race = game.race(sitting.table);
    if (race === null) this.#endRace();
    // Nobody is here: nothing is played behind anybody's back.
    if (audience.size === 0) {
      this.#keeper.stop();
      return;
    }
    if (race !== null && this.#race === null) {
      if (race.cued) this.#mail.drop(() => this.#setAgain());
      else this.#setRace(sitting, race);
    }
    if (race === null) {
      // Somebody who is here and only let their time run out may still say so: for them a bot only answers what is asked, and not at once.
      const here = (seat: Seat): boolean => this.#at.guestAt(seat) !== undefined;
      const ask = game.ask(sitting.table);
      const asked = ask?.waiting ?? [];
      const seats = sitting.start.players
        .map((_, seat) => seat)
        .filter(seat => this.#at.botAt(seat) !== null && (!here(seat) || asked.includes(seat)))
        .filter(seat => game.offers(sitting.table, seat).length > 0);
      const left = ask?.kind === 'window' && ask.closes !== null ? Math.max(0, ask.closes - this.#at.time()) : null;
      this.#keeper.stir(game, () => sitting.table, seats, here, left);
    }
    // The clock lets steady bots finish.
    const waits = this.#at.house.steady !== undefined && this.#keeper.isThinking;
    if (race === null && !waits) this.#setAlarm(sitting);
  }
  #setAlarm(sitting: Sitting): void {
    const due = nextDue(sitting, seat => this.#at.botAt(seat) !== null);
    if (due === null) return;
    this.#alarm = this.#at.house.wake(Math.max(0, due.at - this.#at.time()), () => {
      this.#alarm = null;
      this.#mail.drop(async () => {
        await this.#input(due.input(this.#at.time()));
        this.stir();
      });
    });
  }
  #late(seat: Seat): void {
    this.#at.note('late', seat);
    if (!this.#at.holding.lapsed(seat)) return;
    this.#at.note('held', seat);
    this.#at.tellTable();
  }
  quiet(): void {
    this.#alarm?.();
    this.#alarm = null;
    this.#keeper.stop();
    this.#endRace();
  }

  // ---- racing

  /** Somebody who may race has come in. */
  came(guest: Guest): void {
    const seat = this.#at.seatOf(guest.id);
    if (this.#race === null || seat === null) return;
    guest.races('set');
    this.#race.came(seat);
  }
  /** The player of this seat has gone: no hand of theirs is waited for. */
  left(seat: Seat): void {
    this.#race?.left(seat);
  }
  /** The referee who gave the cue is gone, and what they saw with them: hands are up again, and there will be another cue. */
  async #setAgain(): Promise<void> {
    const { sitting, game } = this.#at;
    if (this.#race === null && sitting !== null && game.race(sitting.table)?.cued === true)
      await this.#input({ again: this.#at.time() });
  }
  #setRace(sitting: Sitting, terms: Race): void {
    const { audience, header, house, railDelay } = this.#at;
    this.#tellRacers('set');
    audience.hint({ tell: 'set', table: header.code }, railDelay);
    this.#race = new Running(
      {
        house,
        sitting,
        line: seat => this.#at.guestAt(seat)?.line(),
        most: (sitting.start.visibility ?? header.visibility) === 'open' ? RATED_CREDIT : null,
        doubts: seat => this.#doubts.get(this.#at.guestAt(seat)?.id ?? '') ?? [],
        judged: ({ hands }) => {
          for (const hand of hands) {
            const guest = this.#at.guestAt(hand.seat);
            if (guest !== undefined) this.#doubts.set(guest.id, withDoubt(this.#doubts.get(guest.id) ?? [], hand));
          }
        },
        bot: seat => this.#at.botAt(seat),
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
    for (const guest of this.#at.audience.guests) if (this.#at.seatOf(guest.id) !== null) guest.races(how);
  }
}
