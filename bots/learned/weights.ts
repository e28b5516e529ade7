/**
 * Learned judgement: a small network over a seat's view, with one hidden layer. All its numbers are whole, and what is computed
 * of them is the same bit for bit on every machine.
 */
import type { Game, Kinds } from '../../kernel/game.ts';
import { digest } from '../../kernel/log.ts';
import type { Seat } from '../../kernel/seat.ts';
import { encode, type Inputs } from './encoder.ts';

/** For weights that judge a view, and for those that choose a move; raised when the encoder or the network changes. */
export const FORM = 1;
export const MOVES_FORM = 2;
/** One in the weights of inputs, and in those of the hidden layer. */
export const FINE = 4096;
export const COARSE = 256;
/** The largest size of a file of weights. */
export const MOST_BYTES = 60_000;

export interface LearnedWeights {
  readonly form: number;
  readonly game: string;
  /** The version of the rules. */
  readonly rules: number;
  /** The names of the inputs, and what each adds to each hidden unit. */
  readonly inputs: readonly string[];
  readonly into: readonly (readonly number[])[];
  /** What each hidden unit begins with, and what it adds to the answer. */
  readonly bias: readonly number[];
  readonly out: readonly number[];
  readonly base: number;
}
export interface UnfitWeights {
  readonly fault: string;
}
export const isUnfitWeights = (it: LearnedWeights | UnfitWeights): it is UnfitWeights => 'fault' in it;

export const writeWeights = (weights: LearnedWeights): string => JSON.stringify({ ...weights, is: digest(weights) });
const parsed = (text: string): (LearnedWeights & { readonly is?: string }) | null => {
  try {
    const it: unknown = JSON.parse(text);
    return typeof it === 'object' && it !== null ? (it as LearnedWeights & { readonly is?: string }) : null;
  } catch {
    return null;
  }
};
/** The weights of this game from their file, or why they cannot be used. */
export const readWeights = <K extends Kinds>(
  text: string,
  { id, version }: Game<K>,
  form = FORM,
): LearnedWeights | UnfitWeights => {
  const it = parsed(text);
  if (it === null) return { fault: 'they are cut in the middle, or no weights at all' };
  const { is, ...weights } = it;
  if (weights.form !== form) return { fault: `they are of form ${weights.form}, and only ${form} is read` };
  if (weights.game !== id || weights.rules !== version)
    return { fault: `they are for ${weights.game}, rules ${weights.rules}, not for ${id}, rules ${version}` };
  return is === digest(weights) ? weights : { fault: 'they are not as they were written' };
};

/** e to this power, by nothing but products, which come out the same everywhere. */
const exp = (x: number): number => {
  let power = 1 + x / 1024;
  for (let n = 0; n < 10; n++) power *= power;
  return power;
};
const STEEP = 8;
export const squashed = (z: number): number => 1 / (1 + exp(-Math.max(-STEEP, Math.min(STEEP, z))));

/** The network: what the hidden units hold after some inputs, on top of what they held before; and what it all comes to. */
export const networkOf = ({ inputs, into, bias, out, base }: LearnedWeights) => {
  const at = new Map(inputs.map((name, i) => [name, into[i]!]));
  return {
    after(seen: Inputs, before: readonly number[] = bias): readonly number[] {
      const hidden = before.slice();
      for (const [name, n] of seen) {
        const adds = at.get(name);
        if (adds !== undefined) for (let j = 0; j < hidden.length; j++) hidden[j]! += n * adds[j]!;
      }
      return hidden;
    },
    sum(hidden: readonly number[]): number {
      let sum = base;
      for (let j = 0; j < hidden.length; j++) sum += Math.max(0, hidden[j]!) * out[j]!;
      return sum / (FINE * COARSE);
    },
  };
};
/** A seat's estimate of its chance to win, from its view. */
type Judging = (inputs: Inputs) => number;
export const judgementOf = (weights: LearnedWeights): Judging => {
  const { after, sum } = networkOf(weights);
  return seen => squashed(sum(after(seen)));
};

/** Each seat's chance by its own view, in a dream; in games without teams the seats share one win. */
export const judgeBy = <K extends Kinds>(game: Game<K>, weights: LearnedWeights): ((now: K['Table']) => readonly number[]) => {
  const judgement = judgementOf(weights);
  return now => {
    const chances = Array.from({ length: now.seats }, (_, seat: Seat) => judgement(encode(game, now, seat)));
    if (game.teams((now as unknown as { readonly config: K['Config'] }).config, now.seats) !== null) return chances;
    const all = chances.reduce((sum, each) => sum + each, 0);
    return chances.map(each => each / all);
  };
};
