/** A hint: the moves that a strong player would think of, weighed from what the player may know. */
import type { Reason } from '../../bots/reason.ts';
import { bestMoves } from '../../bots/weighing.ts';
import type { Thought } from '../../kernel/bot.ts';
import type { Kinds } from '../../kernel/game.ts';
import type { Move } from '../../kernel/seat.ts';
import { mindOf } from '../games/rules.ts';

/** The best moves, the best first. None where there is nothing to choose, or nothing that a search is worth. */
export interface Hint {
  readonly moves: readonly HintedMove[];
}
export interface HintedMove {
  readonly move: Move;
  readonly chance: number;
  readonly plusMinus: number;
  /** The fact that speaks most for it or against it, where the game knows one. */
  readonly reason: Reason | null;
}
const MOST = 3;
/** A hint has this part of the playouts of a whole analysis: a second or two. */
const PART = 20;

export const hintFor = async (game: string, thought: Thought<Kinds> | null): Promise<Hint> => {
  const mind = await mindOf(game);
  const question = thought?.offers.find(offer => offer.question !== null)?.question;
  if (mind === null || thought === null || question == null || !mind.ponders(question)) return { moves: [] };
  const best = bestMoves(thought, mind, mind.patience / PART, MOST);
  return {
    moves: best.map(({ move, chance, interval: { low, high } }) => ({
      move,
      chance,
      plusMinus: (high - low) / 2,
      reason: mind.why?.(thought, move) ?? null,
    })),
  };
};
