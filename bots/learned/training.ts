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
import { Fit, inputsOf } from './fitting.ts';
import { FORM, judgementOf, type LearnedWeights } from './weights.ts';

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
/** Times that everything is gone through; what did best on games that are only watched is kept. */
const EPOCHS = 8;
const PACE = { first: [1 / 6, 1 / 2], rate: 0.02, start: 1, decay: 1e-5 } as const;
const fitted = <K extends Kinds>(
  { id, version }: Game<K>,
  taught: readonly Example[],
  watched: readonly Example[],
  seed: Seed,
): LearnedWeights => {
  const dice = diceFrom(`${seed}/fit`);
  const fit = new Fit(inputsOf(taught.map(it => it.inputs)), PACE, dice);
  const rows = taught.map(({ inputs, won }) => ({ row: fit.row(inputs), won }));
  const answers = watched.map(({ won }) => won);
  const saidBy = (weights: LearnedWeights): readonly number[] => {
    const judgement = judgementOf(weights);
    return watched.map(it => judgement(it.inputs));
  };
  let best: { readonly logLoss: number; readonly weights: LearnedWeights } | null = null;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let n = 0; n < rows.length; n++) {
      const { row, won } = rows[below(dice, rows.length)]!;
      fit.learn(row, 1 / (1 + Math.exp(-fit.sum(row))) - won);
    }
    const weights = fit.weights({ form: FORM, game: id, rules: version });
    const { logLoss } = gradeOf(saidBy(weights), answers);
    if (best === null || logLoss < best.logLoss) best = { logLoss, weights };
  }
  return best!.weights;
};

export interface Schooled {
  readonly weights: LearnedWeights;
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
  const weights = fitted(game, taught, watched, seed);
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
