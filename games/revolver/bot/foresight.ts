/** Looking one move ahead in a dream: the forced consequences of a move, until a player has a free choice again. */

import { facesAt } from '../../../kernel/cards/table.ts';
import type { Input } from '../../../kernel/game.ts';
import type { Move, Seat } from '../../../kernel/seat.ts';
import type { RevolverFace } from '../faces.ts';
import { revolver } from '../game.ts';
import { does } from '../language.ts';
import { pay, throwAway } from '../verbs/hand.ts';
import { at, MCREADY, type RevolverTable } from '../zones.ts';
import { type Beliefs, chanceOf, keeping } from './worth.ts';

/** Answers weighed for one question, and questions weighed within each other; beyond that the first answer is taken. */
const MOST_ANSWERS = 12;
const DEEPEST = 2;
const LONGEST = 24;

/** The least valuable cards: any n cards of a hand may pay, so the first way shows n. */
export const cheapest = (ways: Iterable<Move>, hand: readonly RevolverFace[], b: Beliefs): Move => {
  for (const move of ways) {
    if (!does(move, pay) && !does(move, throwAway)) continue;
    const missed = hand.toSorted((x, y) => keeping(x, b) - keeping(y, b));
    return { do: move.do, cards: missed.slice(0, move.cards.length) };
  }
  throw new Error('there is nothing to pay with');
};
export const isPaying = (question: string): boolean => question === 'pay' || question === 'discard';

type Search = ReturnType<typeof revolver.search>;
const play = (line: Search, input: Input): void => {
  const why = line.next(input);
  if (why !== null) throw new Error(`${JSON.stringify(input)} is refused: ${why.why} (${why.rule})`);
};

/** A move, and what follows: seat `me` answers as well as it can, the other as a sleeping player would. */
export const settled = (t: RevolverTable, me: Seat, move: Move, b: Beliefs, depth = DEEPEST): RevolverTable => {
  let line = revolver.search(t);
  play(line, { seat: me, move, at: t.clock });
  for (let n = 0; n < LONGEST; n++) {
    const now = line.table;
    if (now.ask === null || revolver.outcome(now) !== null) break;
    const seat = now.ask.waiting.includes(me) ? me : now.ask.waiting[0]!;
    const { question } = revolver.ask(now)!;
    if (question === 'play') break;
    if (seat === me && isPaying(question))
      play(line, { seat, move: cheapest(revolver.moves(now, me), facesAt(now, at.hand(me)), b), at: now.clock });
    else if (seat === me && depth < DEEPEST) line = revolver.search(bestOf(now, me, b, depth + 1).table);
    else play(line, { lapse: seat, at: now.clock });
  }
  return line.table;
};

export interface Weighed {
  readonly move: Move;
  readonly table: RevolverTable;
  /** The chance that `me` wins. */
  readonly chance: number;
}
/** The best move now. */
export const bestOf = (t: RevolverTable, me: Seat, b: Beliefs, depth = 0): Weighed => {
  let best: Weighed | null = null;
  let n = 0;
  for (const move of revolver.moves(t, me)) {
    if (depth > 0 && n++ >= MOST_ANSWERS) break;
    const table = settled(t, me, move, b, depth);
    const mcready = chanceOf(table, me, b);
    const chance = me === MCREADY ? mcready : 1 - mcready;
    if (best === null || chance > best.chance) best = { move, table, chance };
  }
  return best!;
};

/** Moves a quick look considers, apart from the end of the phase. */
const GLIMPSED = 5;
/** The best of a few moves, for a bot without time. Choices within a move are not weighed. */
export const glimpsed = (t: RevolverTable, me: Seat, b: Beliefs, roll: (n: number) => number): Move => {
  const some: Move[] = [];
  let seen = 0;
  for (const move of revolver.moves(t, me)) {
    seen++;
    if (some.length < GLIMPSED) some.push(move);
    else if (move.do === 'end') some.push(move);
    else {
      const at = roll(seen);
      if (at < GLIMPSED) some[at] = move;
    }
  }
  if (some.length === 1) return some[0]!;
  const chance = (move: Move): number => {
    const mcready = chanceOf(settled(t, me, move, b, DEEPEST), me, b);
    return me === MCREADY ? mcready : 1 - mcready;
  };
  let [best, most] = [some[0]!, chance(some[0]!)];
  for (const move of some.slice(1)) {
    const worth = chance(move);
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
};
