/** Looking one move ahead in a dream: what follows from a move by itself, until somebody is free to do as he likes again. */
import { isRefusal } from '../../../kernel/refusal.ts';
import type { Move, Seat } from '../../../kernel/seat.ts';
import { facesAt } from '../../../kernel/table.ts';
import type { Face } from '../faces.ts';
import { revolver } from '../game.ts';
import { at, MCREADY, type T } from '../zones.ts';
import { type Beliefs, chanceOf, keeping } from './worth.ts';

/** Answers weighed for one question, and questions weighed within each other; beyond that the first answer is taken. */
const MOST_ANSWERS = 12;
const DEEPEST = 2;
const LONGEST = 24;

/** The cards that are missed least: any so many of a hand may pay, so the first way shows how many they are. */
export const cheapest = (ways: Iterable<Move>, hand: readonly Face[], b: Beliefs): Move => {
  for (const { do: verb, cards } of ways) {
    const missed = hand.toSorted((x, y) => keeping(x, b) - keeping(y, b));
    return { do: verb, cards: missed.slice(0, (cards as readonly Face[]).length) };
  }
  throw new Error('there is nothing to pay with');
};
export const isPaying = (question: string): boolean => question === 'pay' || question === 'discard';

const made = (t: T, seat: Seat, move: Move): T => {
  const next = revolver.next(t, { seat, move, at: t.clock });
  if (isRefusal(next)) throw new Error(`${JSON.stringify(move)} is refused: ${next.why} (${next.rule})`);
  return next;
};
const lapsed = (t: T, seat: Seat): T => {
  const next = revolver.next(t, { lapse: seat, at: t.clock });
  if (isRefusal(next)) throw new Error(`nothing lapses for seat ${seat}: ${next.why}`);
  return next;
};

/** Seat `me` answers as well as it can, the other does what a sleeper does. */
const settled = (t: T, me: Seat, b: Beliefs, depth: number): T => {
  let now = t;
  for (let n = 0; n < LONGEST && revolver.outcome(now) === null && now.ask !== null; n++) {
    const seat = now.ask.waiting.includes(me) ? me : now.ask.waiting[0]!;
    const { question } = revolver.ask(now)!;
    if (question === 'play') return now;
    if (seat !== me) now = lapsed(now, seat);
    else if (isPaying(question)) now = made(now, me, cheapest(revolver.moves(now, me), facesAt(now, at.hand(me)), b));
    else if (depth >= DEEPEST) now = lapsed(now, me);
    else now = bestOf(now, me, b, depth + 1).table;
  }
  return now;
};

export interface Weighed {
  readonly move: Move;
  readonly table: T;
  /** The chance that `me` wins. */
  readonly chance: number;
}
/** The best of what may be done now. */
export const bestOf = (t: T, me: Seat, b: Beliefs, depth = 0): Weighed => {
  let best: Weighed | null = null;
  let n = 0;
  for (const move of revolver.moves(t, me)) {
    if (depth > 0 && n++ >= MOST_ANSWERS) break;
    const table = settled(made(t, me, move), me, b, depth);
    const his = chanceOf(table, me, b);
    const chance = me === MCREADY ? his : 1 - his;
    if (best === null || chance > best.chance) best = { move, table, chance };
  }
  return best!;
};
