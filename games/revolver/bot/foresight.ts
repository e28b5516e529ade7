/** Looking one move ahead in a dream: what follows from a move by itself, until somebody is free to do as he likes again. */
import { isRefusal } from '../../../kernel/refusal.ts';
import type { Move, Seat } from '../../../kernel/seat.ts';
import type { Face } from '../faces.ts';
import { revolver } from '../game.ts';
import type { T } from '../zones.ts';
import { type Beliefs, chanceOf, keeping } from './worth.ts';

/** Answers weighed for one question, and questions weighed within each other; beyond that the first answer is taken. */
const MOST_ANSWERS = 12;
const DEEPEST = 2;
const LONGEST = 24;

const questionOf = (t: T, seat: Seat): string | null => revolver.offers(t, seat).find(o => o.question !== null)?.question ?? null;
/** What a payment or a discard loses. */
const losing = (move: Move, b: Beliefs): number =>
  ((move['cards'] ?? []) as readonly Face[]).reduce((sum, f) => sum + keeping(f, b), 0);
/** The cards that are missed least. */
export const cheapest = (moves: Iterable<Move>, b: Beliefs): Move | null => {
  let best: Move | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const move of moves) {
    const lost = losing(move, b);
    if (lost < least) [best, least] = [move, lost];
  }
  return best;
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
    const question = questionOf(now, seat);
    if (question === 'play' || question === null) return now;
    if (seat !== me) now = lapsed(now, seat);
    else if (isPaying(question)) now = made(now, me, cheapest(revolver.moves(now, me), b)!);
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
    const chance = me === 1 ? his : 1 - his;
    if (best === null || chance > best.chance) best = { move, table, chance };
  }
  return best!;
};
