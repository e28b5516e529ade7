/** Headings measured on a page of 360 pixels. */
import { expect, test } from 'vitest';
import { isLong } from './heading.ts';

test('a heading of one line stays in sight; one that its rule pushes to a second line does not', () => {
  expect(isLong('Раунд 3: начинает Незнакомец 9000.', null)).toBe(false);
  expect(isLong('Незнакомец 2797 объявляет налёт!', 'C45-35')).toBe(true);
  expect(isLong('Раунд 3: начинает Александра-Мария.', null)).toBe(true);
});
