import { expect, test } from 'vitest';
import { median, quantile, rounded, shown, table } from './figures.ts';

test('columns are as wide as they have to be', () => {
  expect(
    table([
      ['what', 'a', 'bb'],
      ['tables', '1,000', '2'],
    ]),
  ).toBe('what         a   bb\ntables   1,000    2');
});

test('numbers have three figures, or are whole', () => {
  expect([0.012345, 1.2345, 12.345, 123.45, 12345.6].map(rounded)).toEqual([0.0123, 1.23, 12.3, 123, 12346]);
  expect(shown(12345.6)).toBe('12,346');
});

test('the share of a list that lies below', () => {
  const list = Array.from({ length: 100 }, (_, i) => 99 - i);
  expect([median(list), quantile(list, 0.99), quantile(list, 1), quantile([], 0.5)]).toEqual([50, 99, 99, Number.NaN]);
});
