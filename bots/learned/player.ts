/** Players by learned judgement: a mind that looks a few moves ahead, and a player of a game that has no other. */
import type { Bot } from '../../kernel/bot.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import type { Mind } from '../mind.ts';
import { randomBot } from '../random.ts';
import { searcher } from '../searcher.ts';
import { type JudgeWeights, judgeBy } from './weights.ts';

/** How far a dream goes: as long as six moves take. */
const FAR = 6000;

/** The same mind, with this judgement in place of its own. */
export const learned = <K extends Kinds>(mind: Mind<K>, weights: JudgeWeights): Mind<K> => ({
  ...mind,
  horizon: { far: (from, now) => now.clock - from.clock >= FAR, judge: judgeBy(mind.game, weights) },
});
/** A player of a game that nobody has written one for: it makes each move in a few dreams, and judges what it then sees. */
export const student = <K extends Kinds>(game: Game<K>, weights: JudgeWeights): Bot<K> => {
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
