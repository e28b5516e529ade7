/** The content of a hint, at any table: made from the thought that a bot in the player's chair would get. */
import type { Hint, Thought } from '../kernel/bot.ts';
import type { Kinds } from '../kernel/game.ts';
import type { Move } from '../kernel/seat.ts';
import { believing } from './believing.ts';
import type { Mind, Reason } from './mind.ts';
import { bestMoves, weighed } from './weighing.ts';

const MOST = 3;
/** A hint has this part of the playouts of a whole analysis: a second or two. */
const PART = 32;

/** Drops facts already given for a better move. */
const isNew = (reasons: readonly (Reason | null)[], at: number): boolean => {
  const said = JSON.stringify(reasons[at]);
  return reasons.findIndex(reason => JSON.stringify(reason) === said) === at;
};

export const hintFrom = <K extends Kinds>(thought: Thought<K>, mind: Mind<K>): Hint => {
  const question = thought.offers.find(offer => offer.question !== null)?.question;
  if (question == null) return { moves: [] };
  const reasonFor = (move: Move): Reason | null => mind.why?.(thought, move) ?? null;
  const playouts = mind.patience / PART;
  const found = mind.ponders(question) ? bestMoves(believing(thought, mind), mind, playouts, MOST) : [];
  // The hunch answers questions without a search, where it has a reason.
  const hunch = found.length > 0 ? null : mind.hunch.choose(thought);
  const best = hunch === null || reasonFor(hunch) === null ? found : weighed(thought, mind, [hunch], playouts);
  const reasons = best.map(({ move }) => reasonFor(move));
  return {
    moves: best.map(({ move, chance, interval: { low, high } }, i) => ({
      move,
      chance,
      plusMinus: (high - low) / 2,
      reason: isNew(reasons, i) ? reasons[i]! : null,
    })),
  };
};
