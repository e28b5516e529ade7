/**
 * Players by learned weights: a mind that looks a few moves ahead, a player for a game without another, one that chooses without a search.
 */
import type { Bot } from '../../kernel/bot.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import { candidatesFor } from '../candidates.ts';
import type { Mind } from '../mind.ts';
import { randomBot } from '../random.ts';
import { searcher } from '../searcher.ts';
import { encodeView, type Inputs } from './encoder.ts';
import { movesIn } from './moves.ts';
import { judgeBy, type LearnedWeights, networkOf } from './weights.ts';

/** How far a dream goes: as long as six moves take. */
const FAR = 6000;

/** The same mind, with this judgement in place of its own. */
export const learned = <K extends Kinds>(mind: Mind<K>, weights: LearnedWeights): Mind<K> => ({
  ...mind,
  horizon: { far: (from, now) => now.clock - from.clock >= FAR, judge: judgeBy(mind.game, weights) },
});
/** A player for a game without a hand-written one: it makes each move in a few dreams, and judges the resulting view. */
export const student = <K extends Kinds>(game: Game<K>, weights: LearnedWeights): Bot<K> => {
  const anything = randomBot<K>();
  const mind: Mind<K> = {
    game,
    hunch: anything,
    policy: anything,
    horizon: { far: () => true, judge: judgeBy(game, weights) },
    ponders: () => true,
    patience: 4000,
  };
  return searcher('student', mind, { playouts: 120, doubt: 0 });
};

/** The least advantage of another move over the hunch's own. */
const LEAD = 0.01;
/** The move a network prefers among these; the first is the hunch's own. */
export const preferred = (
  { after, sum }: ReturnType<typeof networkOf>,
  seen: readonly number[],
  moves: readonly Inputs[],
): number => {
  const sums = moves.map((move, i) => sum(after(move, seen)) + (i === 0 ? LEAD : 0));
  return sums.reduce((best, each, i) => (each > sums[best]! ? i : best), 0);
};
/** Plays without a search: of the moves worth a try it makes the one its weights prefer. */
export const pupil = <K extends Kinds>(mind: Mind<K>, weights: LearnedWeights): Bot<K> => {
  const network = networkOf(weights);
  const { game, hunch } = mind;
  return {
    ...hunch,
    name: 'pupil',
    choose(t) {
      const own = hunch.choose(t);
      const question = t.offers.find(offer => offer.question !== null)?.question ?? null;
      if (own === null || question === null || !mind.ponders(question)) return own;
      const moves = candidatesFor(t, mind, [own]).map(({ move }) => move);
      if (moves.length === 1) return own;
      const seen = network.after(encodeView(game, t.view, t.seat));
      return moves[preferred(network, seen, moves.map(movesIn(game, t.view, t.seat, own)))]!;
    },
  };
};
