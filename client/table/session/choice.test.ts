/** The uses of picked cards, derived from the legal moves. */
import { expect, test } from 'vitest';
import { mayJoin, movesOf, moveWith } from './choice.ts';

const moves = [
  { do: 'discard', cards: ['3', '4', '7'] },
  { do: 'discard', cards: ['3'] },
  { do: 'load', cards: ['3', '3'] },
  { do: 'pass' },
];
test('the cards may be picked in any order', () => {
  expect(moveWith(moves, 'discard', ['7', '3', '4'])).toBe(moves[0]);
  expect(moveWith(moves, 'discard', ['7', '3'])).toBeNull();
});
test('a card may join when some move holds it and all picked cards', () => {
  expect(mayJoin(moves, ['discard'], ['3', '4'], '7')).toBe(true);
  expect(mayJoin(moves, ['discard'], ['3'], '3')).toBe(false);
  expect(mayJoin(moves, ['discard', 'load'], ['3'], '3')).toBe(true);
});
test('moves without cards offer no choice of cards', () => {
  expect(movesOf(moves, 'pass')).toHaveLength(1);
  expect(moveWith(moves, 'pass', [])).toBeNull();
});
