/** An analysis can be repeated, uses only what players could know, and claims no more than its dreams show. */
import { expect, test } from 'vitest';
import { boxes } from '../games/index.ts';
import { diceFrom } from '../kernel/chance/dice.ts';
import type { Kinds } from '../kernel/game.ts';
import { isFault, type Log } from '../kernel/log.ts';
import { hesitant, logOf } from '../testing/play/logs.ts';
import { begin } from '../testing/toys/play.ts';
import { type AnalysedStep, accountOf, analyse, turningPoint } from './analysis.ts';
import { type LookBack, lookBack } from './looking-back.ts';
import { thoughtOf } from './thought.ts';
import { bestMoves, markedMove } from './weighing.ts';

const { game, mind } = boxes['steel-bullets'];
const log = logOf(game, 2, 'analysed');
const backOn = (it: Log): LookBack<Kinds> => {
  const back = lookBack(mind!, it);
  if (isFault(back)) throw new Error(back.fault);
  return back;
};
const back = backOn(log);
const steps = [...analyse(mind!, back, 16)];

test('the same log and number of playouts give the same analysis', () => {
  expect([...analyse(mind!, backOn(log), 16)]).toEqual(steps);
});
test('it arrives step by step, from the deal to the outcome', () => {
  const [first] = analyse(mind!, back, 16);
  expect(first).toEqual(steps[0]);
  expect(steps.map(({ n }) => n)).toEqual([0, ...log.lines.map(({ n }) => n)]);
  expect(steps.at(-1)!.chances.of).toEqual([0, 1].map(seat => (log.end.outcome!.winners.includes(seat) ? 1 : 0)));
});
test('the chances of all players add up to one win, at every moment', () => {
  for (const { chances } of steps) expect(chances.of.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
});
test('moves taken back are not weighed', () => {
  const again = backOn(hesitant(game, log));
  expect(again.steps.map(({ input }) => input)).toEqual(back.steps.map(({ input }) => input));
  expect(again.decisions).toBe(back.decisions);
});
test('the changes of a chance add up from its start to its end', () => {
  for (const seat of [0, 1]) {
    const { start, end, moved } = accountOf(steps, seat);
    expect(start + Object.values(moved).reduce((sum, { by }) => sum + by, 0)).toBeCloseTo(end);
  }
});
test('the turning point is the largest change of a chance: more than ten points, and more than its interval', () => {
  const course = (chances: readonly (readonly number[])[], error: number): readonly AnalysedStep[] =>
    chances.map((of, n) => ({ ...steps[0]!, n, chances: { of, errors: of.map(() => error) } }));
  const three = [
    [0.4, 0.3, 0.3],
    [0.5, 0.2, 0.3],
    [0.1, 0.2, 0.7],
    [0.1, 0.6, 0.3],
  ];
  expect(turningPoint(course(three, 0.02))?.n).toBe(2);
  expect(turningPoint(course(three, 0.02), 1)?.n).toBe(3);
  expect(turningPoint(course(three, 0.2))).toBe(null);
  expect(turningPoint(course(three.slice(0, 2), 0.01))).toBe(null);
  expect(turningPoint(course(three.slice(0, 1), 0))).toBe(null);
});
test('decisions are marked, forced moves are not', () => {
  const decided = steps.filter(({ decision }) => decision !== null);
  expect(decided.length).toBe(back.decisions);
  const forced = back.steps.filter(({ input, before }) => 'seat' in input && [...game.moves(before, input.seat)].length === 1);
  expect(forced.length).toBeGreaterThan(0);
  for (const { n } of forced) expect(steps.find(step => step.n === n)!.decision).toBe(null);
});
test('a log of other rules is refused', () => {
  expect(lookBack(mind!, { ...log, header: { ...log.header, rules: 0 } })).toMatchObject({ line: 1 });
});
test.each(Object.keys(boxes) as (keyof typeof boxes)[])('%s: moves are weighed by what their seat may know', id => {
  const { game, mind } = boxes[id];
  const first = begin(game, game.seats[0], 'weighed');
  const seat = game.ask(first)!.waiting[0]!;
  const [move] = game.moves(first, seat);
  const truths = [first, game.imagine(first, seat, 'another truth')];
  const thoughts = () => truths.map(truth => thoughtOf(game, truth, seat, diceFrom('the same')));
  const [marked, same] = thoughts().map(t => markedMove(t, mind!, 8, move!));
  expect(same).toEqual(marked);
  const [best, likewise] = thoughts().map(t => bestMoves(t, mind!, 8, 3));
  expect(likewise).toEqual(best);
  expect(best!.length).toBeGreaterThan(0);
  expect(best!.length).toBeLessThan(4);
  for (const { chance, interval } of best!) expect([interval.low <= chance, chance <= interval.high]).toEqual([true, true]);
});
test('another future redeals only what no seat knows', () => {
  const { first } = back;
  for (const seat of [0, 1]) expect(game.view(game.redealt(first, 'another'), seat)).toEqual(game.view(first, seat));
});
