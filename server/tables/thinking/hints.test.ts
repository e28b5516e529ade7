/** Hints for guests: one at a time, a limited number an hour, and failed ones do not count. */
import { expect, test } from 'vitest';
import type { Hint } from '../../../kernel/bot.ts';
import { Shares } from '../../limits/shares.ts';
import { Hints } from './hints.ts';

const hint: Hint = { moves: [] };
const asked = {} as never;

test('one at a time for each guest', async () => {
  const settles: ((hint: Hint) => void)[] = [];
  const thinkers = { hint: (): Promise<Hint> => new Promise(resolve => settles.push(resolve)) };
  const hints = new Hints(thinkers, new Shares(), 60);
  const [first, other] = [hints.about('ann', asked), hints.about('ben', asked)];
  expect(await hints.about('ann', asked)).toMatchObject({ rule: 'limit:hint' });
  for (const settle of settles) settle(hint);
  expect(await Promise.all([first, other])).toEqual([hint, hint]);
  const second = hints.about('ann', asked);
  settles.at(-1)!(hint);
  expect(await second).toEqual(hint);
});
test('up to the limit, counted for each guest', async () => {
  const hints = new Hints({ hint: async () => hint }, new Shares(), 4);
  const rules = async (guest: string, times: number): Promise<readonly (string | null)[]> => {
    const answers: (string | null)[] = [];
    for (let n = 0; n < times; n++) {
      const answer = await hints.about(guest, asked);
      answers.push('rule' in answer ? answer.rule : null);
    }
    return answers;
  };
  expect(await rules('ann', 4)).toEqual([null, null, 'limit:hints', 'limit:hints']);
  expect(await rules('ben', 1)).toEqual([null]);
  expect(await new Hints({ hint: async () => hint }, new Shares(), 0).about('ann', asked)).toMatchObject({ rule: 'limit:hints' });
});
test('without a free thread a refusal says so, and does not count', async () => {
  let isBusy = true;
  const hints = new Hints({ hint: async () => (isBusy ? null : hint) }, new Shares(), 2);
  for (let n = 0; n < 5; n++) expect(await hints.about('ann', asked)).toMatchObject({ rule: 'server:busy' });
  isBusy = false;
  expect(await hints.about('ann', asked)).toEqual(hint);
});
test('hints given in another process count here', async () => {
  const shares = new Shares();
  const hints = new Hints({ hint: async () => hint }, shares, 4);
  shares.heard({ hints: { ann: 2 } });
  expect(await hints.about('ann', asked)).toMatchObject({ rule: 'limit:hints' });
  shares.heardHeld('another', { 'hints under way': { ben: 1 } });
  expect(await hints.about('ben', asked)).toMatchObject({ rule: 'limit:hint' });
});
