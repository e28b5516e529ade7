/** A network in the making: which inputs it has, and how its weights follow from slopes. */
import { below } from '../../kernel/chance/dice.ts';
import type { Dice } from '../../kernel/sealed.ts';
import type { Inputs } from './encoder.ts';
import { COARSE, FINE, type LearnedWeights } from './weights.ts';

const MOST_INPUTS = 300;
/** An input that fewer examples in a hundred have is left out. */
const RARE = 0.5;
/** An input, and how far it spreads. */
export interface FitInput {
  readonly name: string;
  readonly spread: number;
}
/** The inputs that most examples tell apart; none counts as spread less than `least`. */
export const inputsOf = (examples: readonly Inputs[], least = 0): readonly FitInput[] => {
  const sums = new Map<string, { n: number; sum: number; squares: number }>();
  for (const inputs of examples)
    for (const [name, n] of inputs) {
      const it = sums.get(name) ?? { n: 0, sum: 0, squares: 0 };
      it.n++;
      it.sum += n;
      it.squares += n * n;
      sums.set(name, it);
    }
  return [...sums]
    .filter(([, { n }]) => (100 * n) / examples.length >= RARE)
    .map(([name, { sum, squares }]) => ({
      name,
      spread: Math.sqrt(Math.max(0, squares / examples.length - (sum / examples.length) ** 2)),
    }))
    .filter(({ spread }) => spread > 0)
    .sort((a, b) => b.spread - a.spread || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_INPUTS)
    .map(({ name, spread }) => ({ name, spread: Math.max(least, spread) }));
};

const UNITS = 12;
/** How fast weights move: `rate` at first, by `start` slower the more one has moved; each step pulls every weight back to nothing by `decay`. */
export interface FitPace {
  /** The largest weights that inputs and hidden units begin with. */
  readonly first: readonly [into: number, out: number];
  readonly rate: number;
  readonly start: number;
  readonly decay: number;
}
/** The inputs of an example that the network has, by number, each spread by one. */
export type FitRow = readonly (readonly [input: number, n: number])[];
interface Layer {
  readonly weights: Float64Array;
  readonly paces: Float64Array;
  /** The sum of the weights at moments that were tallied. */
  readonly tally: Float64Array;
}
/** Never −0, which a file does not keep. */
const whole = (x: number, one: number): number => Math.round(x * one) + 0;

export class Fit {
  readonly #inputs: readonly FitInput[];
  readonly #at: ReadonlyMap<string, number>;
  readonly #pace: FitPace;
  readonly #into: Layer;
  readonly #bias: Layer;
  readonly #out: Layer;
  readonly #hidden = new Float64Array(UNITS);
  #base = 0;
  #slow = 1;
  #tallies = 0;

  constructor(inputs: readonly FitInput[], pace: FitPace, dice: Dice) {
    const small = (): number => (below(dice, 2001) - 1000) / 1000;
    const layer = (length: number, weight: () => number): Layer => ({
      weights: Float64Array.from({ length }, weight),
      paces: new Float64Array(length).fill(pace.start),
      tally: new Float64Array(length),
    });
    this.#inputs = inputs;
    this.#at = new Map(inputs.map(({ name }, i) => [name, i]));
    this.#pace = pace;
    this.#into = layer(inputs.length * UNITS, () => small() * pace.first[0]);
    this.#bias = layer(UNITS, () => 0.1);
    this.#out = layer(UNITS, () => small() * pace.first[1]);
  }
  row(inputs: Inputs): FitRow {
    return [...inputs].flatMap(([name, n]) => {
      const at = this.#at.get(name);
      return at === undefined ? [] : [[at, n / this.#inputs[at]!.spread] as const];
    });
  }
  sum(row: FitRow): number {
    const hidden = this.#hidden;
    hidden.set(this.#bias.weights);
    for (const [i, x] of row) for (let j = 0; j < UNITS; j++) hidden[j]! += x * this.#into.weights[i * UNITS + j]!;
    let z = this.#base;
    for (let j = 0; j < UNITS; j++) z += Math.max(0, hidden[j]!) * this.#out.weights[j]!;
    return z;
  }
  /** By how much the sum of this row should have been less. */
  learn(row: FitRow, error: number): void {
    this.sum(row);
    this.#base -= 0.1 * this.#pace.rate * error;
    for (let j = 0; j < UNITS; j++) {
      if (this.#hidden[j]! <= 0) continue;
      const back = error * this.#out.weights[j]!;
      this.#step(this.#out, j, error * this.#hidden[j]!);
      this.#step(this.#bias, j, back);
      for (const [i, x] of row) this.#step(this.#into, i * UNITS + j, back * x);
    }
  }
  #step({ weights, paces }: Layer, i: number, slope: number): void {
    const rate = this.#pace.rate * this.#slow;
    paces[i]! += slope * slope;
    weights[i]! -= (rate * slope) / Math.sqrt(paces[i]!) + rate * this.#pace.decay * weights[i]!;
  }
  /** From now on this part of the rate. */
  slow(part: number): void {
    this.#slow = part;
  }
  /** Starts a new tally, or adds the present weights to it. */
  tally(anew: boolean): void {
    this.#tallies = anew ? 0 : this.#tallies + 1;
    for (const { weights, tally } of [this.#into, this.#bias, this.#out])
      for (let i = 0; i < weights.length; i++) tally[i] = anew ? 0 : tally[i]! + weights[i]!;
  }
  /** In whole numbers: as it is, or the mean of what was tallied. */
  weights(of: Pick<LearnedWeights, 'form' | 'game' | 'rules'>): LearnedWeights {
    const mean = ({ weights, tally }: Layer, i: number): number => (this.#tallies === 0 ? weights[i]! : tally[i]! / this.#tallies);
    const units = Array.from({ length: UNITS }, (_, j) => j);
    return {
      ...of,
      inputs: this.#inputs.map(({ name }) => name),
      into: this.#inputs.map(({ spread }, i) => units.map(j => whole(mean(this.#into, i * UNITS + j) / spread, FINE))),
      bias: units.map(j => whole(mean(this.#bias, j), FINE)),
      out: units.map(j => whole(mean(this.#out, j), COARSE)),
      base: whole(this.#base, FINE * COARSE),
    };
  }
}
