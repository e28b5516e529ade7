/** Luck and play told apart: a seen Bang! is not bad luck, and opening an unknown chamber is not a mistake. */
import { expect, test } from 'vitest';
import { type Account, accountOf, analyse } from '../../../bots/analysis.ts';
import { notationOf } from '../../../kernel/proving/notation.ts';
import { story } from '../../../kernel/proving/story.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import { steelBullets } from '../game.ts';
import { mind } from './mind.ts';

const names = ['Jesse', 'Billy'];
/** Jesse opens this chamber, with a Bang! in that one, after a look into these; without one no player holds a card. */
const opened = (chamber: number, bang: number, peeks: readonly number[]): Account => {
  const hands = peeks.length > 0 ? { Jesse: { hand: 'medium' }, Billy: { hand: 'hat will' } } : { Jesse: {}, Billy: {} };
  const moment = story(steelBullets, hands, { zones: { cylinder: { [bang]: 'bang' } } });
  if (peeks.length > 0) {
    moment.does('Jesse', 'medium').passes('Billy');
    for (const n of peeks) moment.does('Jesse', `peek ${n}`);
    moment.does('Jesse', 'stop');
  }
  const before = moment.table;
  const input = { seat: 0, move: notationOf(steelBullets, names).move(`open ${chamber}`), at: before.clock };
  const after = steelBullets.next(before, input);
  if (isRefusal(after)) throw new Error(after.why);
  const step = { n: 1, input, before, after, cause: 'reveal', question: null, isChosen: true, isForced: false } as const;
  return accountOf([...analyse(mind, { first: before, steps: [step], decisions: 0 }, 800)], 0);
};

test('a Bang! that its player had seen is their own doing', () => {
  const { moved } = opened(3, 3, [3, 5]);
  expect(moved.move.by).toBeLessThan(-0.3);
  expect(Math.abs(moved.reveal.by)).toBeLessThan(0.05);
});
test('an unseen Bang! is bad luck, not a mistake', () => {
  const { moved } = opened(3, 3, []);
  expect(moved.reveal.by).toBeLessThan(-0.3);
  expect(Math.abs(moved.move.by)).toBeLessThan(0.1);
});
test('a Click in an unknown chamber is good luck', () => {
  const { moved } = opened(3, 5, []);
  expect(moved.reveal.by).toBeGreaterThan(0);
  expect(Math.abs(moved.move.by)).toBeLessThan(0.1);
});
test('together they lead from the chance before to the chance after', () => {
  for (const { start, end, moved } of [opened(3, 3, []), opened(1, 3, [3, 5])])
    expect(start + Object.values(moved).reduce((sum, { by }) => sum + by, 0)).toBeCloseTo(end);
});
