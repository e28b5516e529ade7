/**
 * A bot that tries its moves out. Each candidate is played in the same dreams; the hunch's own move is kept unless another is clearly
 * better, since with few dreams noise looks like insight.
 */
import type { Bot, Thought } from '../kernel/bot.ts';
import type { Kinds } from '../kernel/game.ts';
import type { Move } from '../kernel/seat.ts';
import { believing } from './believing.ts';
import { candidatesFor, halved } from './candidates.ts';
import type { Mind } from './mind.ts';

export interface Effort {
  /** Dreams played out for one decision. */
  readonly playouts: number;
  /** Standard errors by which another move must beat the hunch's own. */
  readonly doubt: number;
  /** Do its dreams fit the others' acts, where its mind can weigh them? */
  readonly believes?: true;
}

const tried = <K extends Kinds>(t: Thought<K>, mind: Mind<K>, move: Move, { playouts, doubt }: Effort): Move => {
  const candidates = candidatesFor(t, mind, [move]);
  if (candidates.length === 1) return move;
  const own = candidates[0]!;
  const best = halved(t, mind, candidates, playouts, [own]).reduce((a, b) => (b.mean > a.mean ? b : a));
  if (best === own) return move;
  const { by, error } = best.over(own);
  return by > doubt * error ? best.move : move;
};

export const searcher = <K extends Kinds>(name: string, mind: Mind<K>, effort: Effort): Bot<K> => {
  const { hunch } = mind;
  return {
    name,
    hurried: hunch,
    choose(t) {
      const own = hunch.choose(t);
      const question = t.offers.find(offer => offer.question !== null)?.question ?? null;
      if (own === null || question === null || !mind.ponders(question)) return own;
      return tried(effort.believes ? believing(t, mind) : t, mind, own, effort);
    },
    react: t => hunch.react(t),
  };
};

/** By verb, a character's bonus for such a move, as a share of a win. */
export type Leanings = { readonly [verb: string]: number };
/** A character that thinks as hard as the strongest level, with a leaning: players who know it can exploit it. */
export const leaning = <K extends Kinds>(name: string, mind: Mind<K>, effort: Effort, leanings: Leanings): Bot<K> => ({
  ...searcher(name, { ...mind, leans: ({ do: verb }) => leanings[verb] ?? 0 }, effort),
  level: 'legend',
});
