/** A puzzle's difficulty: how often bots that play by hunch, and a short search, find the move. */
import type { Bot } from '../../kernel/bot.ts';
import { diceFrom } from '../../kernel/chance/dice.ts';
import type { Kinds } from '../../kernel/game.ts';
import type { Move } from '../../kernel/seat.ts';
import { same } from '../candidates.ts';
import { thoughtOf } from '../thought.ts';
import { type AskedSeat, ranked } from './lead.ts';

const TRIES = 20;
/** A short search takes longer than a hunch: fewer tries, and only as many dreams as it takes to try every move. */
const SEARCHES = 8;

const shareOf = (best: Move, tries: number, chosen: (n: number) => Move | null): number => {
  let found = 0;
  for (let n = 0; n < tries; n++) {
    const move = chosen(n);
    if (move !== null && same(move, best)) found++;
  }
  return found / tries;
};
/** The share of tries in which each bot, and a short search, found the move. */
export type FoundBy = { readonly [who: string]: number };
export const foundByHunch = ({ mind, table, seat }: AskedSeat, levels: readonly Bot<Kinds>[], best: Move): FoundBy =>
  Object.fromEntries(
    levels.map(level => [
      level.name,
      shareOf(best, TRIES, n => level.choose(thoughtOf(mind.game, table, seat, diceFrom(`try ${n}`)))),
    ]),
  );
export const foundBySearch = (moment: AskedSeat, moves: readonly Move[], best: Move): number =>
  shareOf(best, SEARCHES, n => ranked(moment, moves, 0, `try ${n}`)[0]!.move);

/** From 0, every bot finds it, to 100, none does. */
export const difficultyOf = (found: FoundBy): number => {
  const shares = Object.values(found);
  return Math.round(100 * (1 - shares.reduce((sum, share) => sum + share, 0) / shares.length));
};
/** Below this hardly any bot misses the move. */
export const PLAIN = 10;
