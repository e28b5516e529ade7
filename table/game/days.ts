/**
 * A correspondence game goes on at an empty table. The clock plays for a player who does not come in time, once: then it waits for another
 * player, so that no game plays itself. Standing orders answer windows; a window always lasts its full time, whatever the orders, and only
 * an order that is carried out is seen. After two weeks without a player's own move the game is called off, two days after a warning.
 */
import type { Logged } from '../../kernel/machine/undo.ts';
import type { Millis, Seat } from '../../kernel/seat.ts';
import { DAY } from '../../wire/lists.ts';
import type { GameInPlay } from '../play/in-play.ts';
import { dueAfter } from '../play/rest.ts';
import type { Sleep, Taken } from '../runtime.ts';
import type { TableState } from '../state.ts';

/** Without any player's own move: when to warn, and when to end the game. */
export const IDLE = { word: 12 * DAY, off: 14 * DAY } as const;
/** Consecutive moves a player may let lapse before a bot plays on, where agreed. */
const LAPSES = 2;
/** Deadlines within this time are awaited in memory; for later ones the table is woken. */
const SOON: Millis = 60_000;
/** An order is carried out within this share of a window; the rest leaves time for storage. */
const IN_TIME = 0.75;

const isOwn = ({ in: what, by }: Taken, seat: Seat | null): boolean =>
  by !== undefined && 'seat' in what && (seat === null || what.seat === seat);
/** The number of consecutive moves this seat has let lapse. */
const lapsesOf = (taken: readonly Taken[], seat: Seat): number => {
  let lapses = 0;
  for (const each of taken) {
    if ('lapse' in each.in && each.in.lapse === seat) lapses++;
    else if (isOwn(each, seat)) lapses = 0;
  }
  return lapses;
};
/** Has this seat let enough moves lapse for a bot to play on? */
export const hasLeft = ({ taken }: GameInPlay, seat: Seat): boolean => lapsesOf(taken, seat) >= LAPSES;
/** The clock plays one turn for a seat; before that seat's next turn, a player has to come first. */
export const mayLapse = (taken: readonly Taken[], seat: Seat): boolean => {
  const since = taken.slice(taken.findLastIndex(each => isOwn(each, null)) + 1);
  const lapsed = since.flatMap(({ in: what }) => ('lapse' in what ? [what.lapse] : []));
  return lapsed.at(-1) === seat || !lapsed.includes(seat);
};

interface Does {
  /** Plays one input, in its turn. */
  input(what: (now: Millis) => Logged): void;
  /** No player has come: ends the game. */
  callOff(): void;
}
/** The next deadline, in calendar time. */
interface Due {
  readonly at: Millis;
  run(): void;
}

export class DaysRun {
  readonly #state: TableState;
  readonly #does: Does;
  #alarm: (() => void) | null = null;
  #orders: (() => void)[] = [];
  /** The last move for which the absence warning was sent. */
  #saidSince: Millis | null = null;

  constructor(state: TableState, does: Does) {
    this.#state = state;
    this.#does = does;
  }
  /** Called after every change, and whenever the table is woken. `isThinking`: a bot is about to act. */
  stir(inPlay: GameInPlay, isThinking: boolean): void {
    const { runtime } = this.#state;
    this.quiet();
    const now = runtime.date();
    const dues = this.#dues(inPlay).toSorted((a, b) => a.at - b.at);
    this.#giveOrders(inPlay);
    const [next] = dues;
    if (next !== undefined && next.at <= now + SOON) this.#alarm = runtime.wake(Math.max(0, next.at - now), () => next.run());
    // A thinking bot has no deadline: if this process ends, the table must be woken immediately.
    this.#sleep({ until: isThinking ? now : (next?.at ?? null), asked: this.#asked(inPlay) });
  }
  quiet(): void {
    this.#alarm?.();
    this.#alarm = null;
    for (const cancel of this.#orders) cancel();
    this.#orders = [];
  }
  #sleep(sleep: Sleep): void {
    const { days, broken } = this.#state.runtime;
    days?.sleep(sleep).catch((why: unknown) => broken.call(this.#state.runtime, why));
  }
  #guestOf(seat: Seat): string | null {
    const chair = this.#state.header.seating.chairs[seat];
    return chair?.kind === 'guest' ? chair.guest : null;
  }
  #dues(inPlay: GameInPlay): readonly Due[] {
    const { start, taken, game, table } = inPlay;
    const dues: Due[] = [];
    const alarm = game.alarm(table);
    if (alarm !== null) dues.push({ at: start.at + alarm, run: () => this.#does.input(now => ({ tick: Math.max(now, alarm) })) });
    for (const [seat, at] of inPlay.deadlines().entries())
      if (at !== null && this.#state.botAt(seat) === null && mayLapse(taken, seat))
        dues.push({ at: start.at + at, run: () => this.#does.input(now => ({ lapse: seat, at: now })) });
    return [...dues, ...this.#idle(inPlay)];
  }
  /** The players who are asked may be on holiday: that does not count as idle time. */
  #idle(inPlay: GameInPlay): readonly Due[] {
    const { runtime, header } = this.#state;
    const { start, taken, game, table } = inPlay;
    const last = taken.findLast(each => isOwn(each, null));
    const since = start.at + (last !== undefined && 'at' in last.in ? last.in.at : 0);
    const rests = (game.ask(table)?.waiting ?? []).flatMap(seat => {
      const guest = this.#guestOf(seat);
      return guest === null || runtime.days === undefined ? [] : [runtime.days.rest(guest)];
    });
    const after = (lasts: Millis): Millis => Math.max(since + lasts, ...rests.map(rest => dueAfter(rest, since, lasts)));
    const [word, off] = [after(IDLE.word), after(IDLE.off)];
    const say = (): void => {
      this.#saidSince = since;
      for (const [seat, chair] of header.seating.chairs.entries())
        if (chair.kind === 'guest') runtime.misses?.(chair.guest, 'idle', () => this.#state.guestAt(seat) === undefined);
      this.stir(inPlay, false);
    };
    const isSaid = this.#saidSince === since || word < (runtime.days?.wokenFor ?? 0);
    return [...(isSaid ? [] : [{ at: word, run: say }]), { at: off, run: () => this.#does.callOff() }];
  }
  /** Orders answer windows: players are not notified of an open window. */
  #asked(inPlay: GameInPlay): Sleep['asked'] {
    const deadlines = inPlay.deadlines();
    const asked: { [guest: string]: Millis } = {};
    for (const [seat, at] of deadlines.entries()) {
      const guest = this.#guestOf(seat);
      if (at !== null && guest !== null) asked[guest] = inPlay.start.at + at;
    }
    return asked;
  }
  /** At a moment within the window that reveals nothing. Every asked seat is considered, whatever its orders. */
  #giveOrders(inPlay: GameInPlay): void {
    const { runtime, slow } = this.#state;
    const { game, table } = inPlay;
    const ask = game.ask(table);
    if (ask?.kind !== 'window' || ask.closes === null || slow?.orders === undefined) return;
    const left = Math.max(0, ask.closes - this.#state.time());
    for (const seat of ask.waiting) {
      const guest = this.#guestOf(seat);
      if (guest === null) continue;
      const cancel = runtime.wake(left * IN_TIME * runtime.chance(), () => {
        const move = slow.orders!.move(seat, game.view(table, seat), game.moves(table, seat), runtime.days?.orders(guest) ?? []);
        if (move !== null && inPlay.table === table) this.#does.input(now => ({ seat, move, at: now }));
      });
      this.#orders.push(cancel);
    }
  }
}
