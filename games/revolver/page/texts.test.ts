/** What is in the base and in everything, for the form of a new table. */
import { expect, test } from 'vitest';
import '../../../client/testing/no-browser.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import { revolver } from '../game.ts';
import { contents } from './texts.ts';

test.each(['base', 'everything'] as const)('%s can be played as it is chosen', name => {
  expect(isRefusal(revolver.configure(contents[name], 2))).toBe(false);
});
test('everything leaves nothing out, and the base holds nothing else', () => {
  const values = (name: 'base' | 'everything'): readonly unknown[] => [...new Set(Object.values(contents[name]))];
  expect(Object.keys(contents.base)).toEqual(Object.keys(contents.everything));
  expect(Object.keys(revolver.options).filter(option => !(option in contents.base) && /^(set|module)/.test(option))).toEqual([]);
  expect(values('base')).toEqual([false, 'base']);
  expect(values('everything')).toEqual([true, 'preset']);
});
