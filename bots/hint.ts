/** What a hint says, at any table: it is given the same thought as a bot in the player's chair. */
import type { Hint, Thought } from '../kernel/bot.ts';
import type { Kinds } from '../kernel/game.ts';
import { believing } from './believing.ts';
import type { Mind } from './mind.ts';
import { bestMoves } from './weighing.ts';

const MOST = 3;
/** A hint has this part of the playouts of a whole analysis: a second or two. */
const PART = 32;

export const hintFrom = <K extends Kinds>(thought: Thought<K>, mind: Mind<K>): Hint => {
  const question = thought.offers.find(offer => offer.question !== null)?.question;
  if (question == null || !mind.ponders(question)) return { moves: [] };
  const best = bestMoves(believing(thought, mind), mind, mind.patience / PART, MOST);
  return {
    moves: best.map(({ move, chance, interval: { low, high } }) => ({
      move,
      chance,
      plusMinus: (high - low) / 2,
      reason: mind.why?.(thought, move) ?? null,
    })),
  };
};
