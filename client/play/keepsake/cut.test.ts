/** Names on the picture of a finished table: smaller where they are long, cut where that is not enough. */
import { expect, test } from 'vitest';
import { fitted } from './cut.ts';

/** Ten pixels a letter, however it is written. */
const wide = (text: string): number => [...new Intl.Segmenter().segment(text)].length * 10;

test('what fits stays, what is a little too long becomes smaller', () => {
  expect(fitted('Mae', 100, wide)).toEqual({ text: 'Mae', scale: 1 });
  expect(fitted('Calamity Jane', 104, wide)).toEqual({ text: 'Calamity Jane', scale: 0.8 });
});
test('what is far too long is cut after a whole letter, without a space before the dots', () => {
  expect(fitted('Незнакомец с очень длинным именем', 72, wide)).toEqual({ text: 'Незнакоме…', scale: 0.72 });
  expect(fitted('Calamity Jane of Deadwood', 72, wide).text).toBe('Calamity…');
  expect(fitted('👩‍🌾👩‍🌾👩‍🌾👩‍🌾👩‍🌾👩‍🌾', 30, wide).text).toBe('👩‍🌾👩‍🌾👩‍🌾…');
});
