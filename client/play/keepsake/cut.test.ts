/** Names on the picture of a finished table: long ones shrink, then are cut. */
import { expect, test } from 'vitest';
import { fitted } from './cut.ts';

/** Ten pixels a letter, whatever its encoding. */
const wide = (text: string): number => [...new Intl.Segmenter().segment(text)].length * 10;

test('a name that fits stays, one a little too long shrinks', () => {
  expect(fitted('Mae', 100, wide)).toEqual({ text: 'Mae', scale: 1 });
  expect(fitted('Calamity Jane', 104, wide)).toEqual({ text: 'Calamity Jane', scale: 0.8 });
});
test('a name far too long is cut after a whole letter, without a space before the ellipsis', () => {
  expect(fitted('Незнакомец с очень длинным именем', 72, wide)).toEqual({ text: 'Незнакоме…', scale: 0.72 });
  expect(fitted('Calamity Jane of Deadwood', 72, wide).text).toBe('Calamity…');
  expect(fitted('👩‍🌾👩‍🌾👩‍🌾👩‍🌾👩‍🌾👩‍🌾', 30, wide).text).toBe('👩‍🌾👩‍🌾👩‍🌾…');
});
