/** Learned judgement: its inputs, its worth, and faults of its file. */
import { expect, test } from 'vitest';
import { counter } from '../../examples/liars-dice/bot/bots.ts';
import { student } from '../../examples/liars-dice/bot/student.ts';
import { weights as kept } from '../../examples/liars-dice/bot/weights.ts';
import { liarsDice } from '../../examples/liars-dice/game.ts';
import { boxes } from '../../games/index.ts';
import { below, diceFrom } from '../../kernel/chance/dice.ts';
import type { Kinds } from '../../kernel/game.ts';
import { match } from '../match.ts';
import { playout } from '../playout.ts';
import { randomBot } from '../random.ts';
import { intervalOf } from '../weighing.ts';
import { encode } from './encoder.ts';
import { movesIn } from './moves.ts';
import { pupil } from './player.ts';
import { school } from './training.ts';
import { schoolMoves } from './training-moves.ts';
import {
  isUnfitWeights,
  judgeBy,
  type LearnedWeights,
  MOST_BYTES,
  MOVES_FORM,
  readWeights,
  squashed,
  writeWeights,
} from './weights.ts';

const config = liarsDice.configure(null, 2) as never;
const read = readWeights(kept, liarsDice) as LearnedWeights;

test.each(Object.entries(boxes))('%s: the encoding of a table holds only what a seat sees', (_id, { game }) => {
  const seats = Math.max(2, game.seats[0]);
  const table = game.setup(game.configure(null, seats) as Kinds['Config'], seats, 'encoded');
  for (let seat = 0; seat < seats; seat++) {
    const inputs = encode(game, table, seat);
    expect(inputs.size).toBeGreaterThan(10);
    expect([...inputs.values()].every(Number.isInteger)).toBe(true);
    expect(encode(game, game.imagine(table, seat, 'another truth'), seat)).toEqual(inputs);
  }
});
test('it says the same bit for bit wherever it runs', () => {
  expect([-9, -1, 0, 0.25, 3].map(squashed)).toEqual([
    0.00034593564125037963, 0.2690373716513301, 0.5, 0.5621840135104224, 0.9527726497476312,
  ]);
  const table = liarsDice.setup(config, 2, 'exact');
  expect(judgeBy(liarsDice, read)(table)).toEqual([0.5371165504134432, 0.46288344958655675]);
});
test('weights are read as written, and faults are named', () => {
  const text = writeWeights(read);
  expect(text).toBe(kept);
  expect(text.length).toBeLessThan(MOST_BYTES);
  const faults = [
    [text.slice(0, text.length / 2), 'they are cut in the middle'],
    ['7', 'no weights at all'],
    [writeWeights({ ...read, form: 0 }), 'they are of form 0, and only 1 is read'],
    [writeWeights({ ...read, rules: 7 }), 'they are for liars-dice, rules 7, not for liars-dice, rules 1'],
    [text.replace(/"base":-?/, '$&1'), 'they are not as they were written'],
  ] as const;
  for (const [wrong, why] of faults) {
    const it = readWeights(wrong, liarsDice);
    expect(isUnfitWeights(it) && it.fault).toContain(why);
  }
});
test('trained on few games it beats a constant guess, and the same games teach the same', () => {
  const taught = () => school({ game: liarsDice, config, seats: 2, seed: 'few', games: 60, bots: [randomBot(), counter] });
  const { learned, blind, byHand, weights, held } = taught();
  expect(held).toBeGreaterThan(50);
  expect(byHand).toBeNull();
  expect(learned.logLoss).toBeLessThan(blind.logLoss - 0.05);
  expect(taught().weights).toEqual(weights);
});
test('a game without its own player gets one that beats random play', () => {
  let won = 0;
  const games = 16;
  for (let i = 0; i < games; i++) {
    const bots = i % 2 === 0 ? [student, randomBot<never>()] : [randomBot<never>(), student];
    const { table } = match({ game: liarsDice, config, seed: `student ${i}`, bots: bots as never });
    if (liarsDice.outcome(table)!.winners[0] === i % 2) won++;
  }
  expect(intervalOf(won, games).low).toBeGreaterThan(0.5);
});
test.each(Object.entries(boxes))('%s: a move is encoded from what its seat sees', (_id, { game, mind }) => {
  const seats = Math.max(2, game.seats[0]);
  const table = game.setup(game.configure(null, seats) as Kinds['Config'], seats, 'encoded');
  const seat = game.ask(table)!.waiting[0]!;
  const moves = [...game.moves(table, seat)].slice(0, 12);
  const encodedOn = (truth: Kinds['Table']) => moves.map(movesIn(game, game.glance(truth, seat), seat, moves[0]!));
  const encoded = encodedOn(table);
  expect(mind).toBeDefined();
  expect(encoded.every(inputs => [...inputs.values()].every(Number.isInteger))).toBe(true);
  expect(new Set(encoded.map(inputs => JSON.stringify([...inputs]))).size).toBe(moves.length);
  expect(encodedOn(game.imagine(table, seat, 'another truth'))).toEqual(encoded);
});
test('a choice of moves can be learned: the same games teach the same, its weights are no judge, and it plays whole games', () => {
  const { game, mind } = boxes['steel-bullets'];
  const bullets = { mind: mind!, config: game.configure(null, 2) as Kinds['Config'], seats: 2 };
  const taught = () => schoolMoves({ ...bullets, seed: 'few', games: 12 });
  const { weights, held, gain } = taught();
  expect(held).toBeGreaterThan(10);
  expect(Number.isFinite(gain.by)).toBe(true);
  expect(taught().weights).toEqual(weights);
  const text = writeWeights(weights);
  expect(text.length).toBeLessThan(MOST_BYTES);
  const asJudge = readWeights(text, game);
  expect(isUnfitWeights(asJudge) && asJudge.fault).toBe('they are of form 2, and only 1 is read');
  const read = readWeights(text, game, MOVES_FORM) as LearnedWeights;
  expect(read).toEqual(weights);
  const played = () => match({ game, config: bullets.config, seed: 'pupil', bots: [pupil(mind!, read), mind!.hunch] });
  expect(game.outcome(played().table)).not.toBeNull();
  expect(played().inputs).toBe(played().inputs);
});
test.each([[Number.NaN, 0.5], [1.5, -0.5], [1]])(
  'a judge that says %s is not listened to: the dream is played to its end',
  (...said) => {
    const { game, mind } = boxes['steel-bullets'];
    const dream = game.setup(game.configure(null, 2) as Kinds['Config'], 2, 'nonsense');
    const dice = diceFrom('nonsense');
    const worth = playout({ ...mind!, horizon: { far: () => true, judge: () => said } }, dream, null, n => below(dice, n));
    expect(worth.toSorted()).toEqual([0, 1]);
  },
);
