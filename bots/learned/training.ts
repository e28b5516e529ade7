/**
 * How judgement is learned: bots play, with moves by chance strewn in, so that what follows a bad move is seen too; each seat's view at some
 * moments is an example, and what it won in the end is the answer. A part of the games is held out, to see what was learned beside what the
 * hand-written judge says of the same moments.
 */
import type { Bot } from '../../kernel/bot.ts';
import { below, diceFrom } from '../../kernel/chance/dice.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import type { Seed } from '../../kernel/seat.ts';
import { match } from '../match.ts';
import type { Mind } from '../mind.ts';
import { sharesOf } from '../playout.ts';
import { randomBot } from '../random.ts';
import { encode, type Inputs } from './encoder.ts';
import { COARSE, FINE, FORM, type JudgeWeights, judgementOf } from './weights.ts';

export interface Schooling<K extends Kinds> {
  readonly game: Game<K>;
  readonly config: K['Config'];
  readonly seats: number;
  readonly seed: Seed;
  readonly games: number;
  /** Of these, any sits at any seat. */
  readonly bots: readonly Bot<K>[];
  /** Whose judge is told beside what was learned, where there is one. */
  readonly mind?: Mind<K> | undefined;
}
/** What one seat saw, what it won in the end, and what the hand-written judge said. */
interface Example {
  readonly game: number;
  readonly inputs: Inputs;
  readonly won: number;
  readonly byHand: number | null;
}

/** One decision in so many is made by chance. */
const STRAYS = 17;
/** One moment in so many is looked at. */
const APART = 4;
const straying = <K extends Kinds>(bot: Bot<K>): Bot<K> => {
  const stray = randomBot<K>();
  return { ...bot, choose: t => (t.roll(STRAYS) === 0 ? stray : bot).choose(t) };
};
const examplesOf = <K extends Kinds>({ game, config, seats, seed, games, bots, mind }: Schooling<K>): readonly Example[] => {
  const dice = diceFrom(`${seed}/school`);
  const pupils = bots.map(straying);
  const examples: Example[] = [];
  for (let n = 0; n < games; n++) {
    const seen: Omit<Example, 'won'>[] = [];
    const { table } = match({
      game,
      config,
      seed: `${seed} ${n}`,
      bots: Array.from({ length: seats }, () => pupils[below(dice, pupils.length)]!),
      witness: (_input, now) => {
        const ask = game.outcome(now) === null && below(dice, APART) === 0 ? game.ask(now) : null;
        if (ask === null || ask.kind === 'race') return;
        const byHand = mind?.horizon.judge(now) ?? null;
        for (let seat = 0; seat < seats; seat++)
          seen.push({ game: n, inputs: encode(game, now, seat), byHand: byHand?.[seat] ?? null });
      },
    });
    const shares = sharesOf(game.outcome(table)!, seats);
    for (const [i, it] of seen.entries()) examples.push({ ...it, won: shares[i % seats]! });
  }
  return examples;
};

const MOST_INPUTS = 300;
/** An input that fewer examples in a hundred have is left out. */
const RARE = 0.5;
/** The inputs that most examples tell apart, and how far each spreads. */
const inputsOf = (examples: readonly Example[]): readonly { readonly name: string; readonly spread: number }[] => {
  const sums = new Map<string, { n: number; sum: number; squares: number }>();
  for (const { inputs } of examples)
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
    .slice(0, MOST_INPUTS);
};

/** Ten parts of what was said, and how much was won in each. */
export type Calibration = readonly { readonly said: number; readonly won: number; readonly of: number }[];
export interface Grade {
  readonly logLoss: number;
  readonly calibration: Calibration;
}
const SURE = 0.001;
const gradeOf = (said: readonly number[], won: readonly number[]): Grade => {
  const tenths = Array.from({ length: 10 }, () => ({ said: 0, won: 0, of: 0 }));
  let loss = 0;
  for (const [i, p] of said.entries()) {
    const sure = Math.max(SURE, Math.min(1 - SURE, p));
    loss -= won[i]! * Math.log(sure) + (1 - won[i]!) * Math.log(1 - sure);
    const tenth = tenths[Math.min(9, Math.floor(10 * p))]!;
    tenth.said += p;
    tenth.won += won[i]!;
    tenth.of++;
  }
  const calibration = tenths.map(t => ({ said: t.said / Math.max(1, t.of), won: t.won / Math.max(1, t.of), of: t.of }));
  return { logLoss: loss / said.length, calibration };
};
const UNITS = 12;
/** Times that everything is gone through; what did best on games that are only watched is kept. */
const EPOCHS = 8;
const RATE = 0.02;
/** By how much each step pulls every weight back to nothing. */
const DECAY = 1e-5;
/** A network in the making, over inputs that spread by one. */
const fitted = (
  taught: readonly Example[],
  watched: readonly Example[],
  spreads: ReadonlyMap<string, readonly [number, number]>,
  seed: Seed,
) => {
  const dice = diceFrom(`${seed}/fit`);
  const small = (): number => (below(dice, 2001) - 1000) / 1000;
  const width = spreads.size;
  const into = Float64Array.from({ length: width * UNITS }, () => small() / 6);
  const bias = new Float64Array(UNITS).fill(0.1);
  const out = Float64Array.from({ length: UNITS }, () => small() / 2);
  let base = 0;
  // Each weight has a pace of its own, slower the more it has moved.
  const paces = {
    into: new Float64Array(width * UNITS).fill(1),
    bias: new Float64Array(UNITS).fill(1),
    out: new Float64Array(UNITS).fill(1),
  };
  const step = (weights: Float64Array, pace: Float64Array, i: number, slope: number): void => {
    pace[i]! += slope * slope;
    weights[i]! -= (RATE * slope) / Math.sqrt(pace[i]!) + RATE * DECAY * weights[i]!;
  };
  const rowOf = ({ inputs, won }: Example) => ({
    won,
    seen: [...inputs].flatMap(([name, n]) => {
      const at = spreads.get(name);
      return at === undefined ? [] : [[at[0], n / at[1]] as const];
    }),
  });
  const hidden = new Float64Array(UNITS);
  const said = (seen: readonly (readonly [number, number])[]): number => {
    hidden.set(bias);
    for (const [i, x] of seen) for (let j = 0; j < UNITS; j++) hidden[j]! += x * into[i * UNITS + j]!;
    let z = base;
    for (let j = 0; j < UNITS; j++) z += Math.max(0, hidden[j]!) * out[j]!;
    return 1 / (1 + Math.exp(-z));
  };
  const learn = ({ seen, won }: ReturnType<typeof rowOf>): void => {
    const error = said(seen) - won;
    base -= 0.1 * RATE * error;
    for (let j = 0; j < UNITS; j++) {
      if (hidden[j]! <= 0) continue;
      const back = error * out[j]!;
      step(out, paces.out, j, error * hidden[j]!);
      step(bias, paces.bias, j, back);
      for (const [i, x] of seen) step(into, paces.into, i * UNITS + j, back * x);
    }
  };
  const rows = taught.map(rowOf);
  const exam = watched.map(rowOf);
  const answers = exam.map(({ won }) => won);
  let best = { logLoss: Number.POSITIVE_INFINITY, into, bias, out, base };
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let n = 0; n < rows.length; n++) learn(rows[below(dice, rows.length)]!);
    const { logLoss } = gradeOf(
      exam.map(({ seen }) => said(seen)),
      answers,
    );
    if (logLoss < best.logLoss) best = { logLoss, into: into.slice(), bias: bias.slice(), out: out.slice(), base };
  }
  return best;
};
const whole = (x: number, one: number): number => Math.round(x * one);

export interface Schooled {
  readonly weights: JudgeWeights;
  readonly examples: number;
  /** Examples of the games that nothing was learned from. */
  readonly held: number;
  readonly learned: Grade;
  readonly byHand: Grade | null;
  /** Of who says the same of every moment. */
  readonly blind: Grade;
}
/** One game in so many is held out, and another is watched while the others teach. */
const HELD = 5;

export const school = <K extends Kinds>(schooling: Schooling<K>): Schooled => {
  const { game, seed } = schooling;
  const examples = examplesOf(schooling);
  const taught = examples.filter(it => it.game % HELD > 1);
  const watched = examples.filter(it => it.game % HELD === 1);
  const held = examples.filter(it => it.game % HELD === 0);
  const inputs = inputsOf(taught);
  const spreads = new Map(inputs.map(({ name, spread }, i) => [name, [i, spread] as const]));
  const { into, bias, out, base } = fitted(taught, watched, spreads, seed);
  const weights: JudgeWeights = {
    form: FORM,
    game: game.id,
    rules: game.version,
    inputs: inputs.map(({ name }) => name),
    into: inputs.map(({ spread }, i) => Array.from({ length: UNITS }, (_, j) => whole(into[i * UNITS + j]! / spread, FINE))),
    bias: Array.from(bias, each => whole(each, FINE)),
    out: Array.from(out, each => whole(each, COARSE)),
    base: whole(base, FINE * COARSE),
  };
  const judgement = judgementOf(weights);
  const won = held.map(it => it.won);
  const usual = taught.reduce((sum, it) => sum + it.won, 0) / taught.length;
  const said = held.flatMap(({ byHand }) => byHand ?? []);
  return {
    weights,
    examples: taught.length,
    held: held.length,
    learned: gradeOf(
      held.map(it => judgement(it.inputs)),
      won,
    ),
    byHand: said.length === held.length ? gradeOf(said, won) : null,
    blind: gradeOf(
      held.map(() => usual),
      won,
    ),
  };
};
