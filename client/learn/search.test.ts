import { expect, test } from 'vitest';
import { marked, speaksOf, wordsOf } from './search.ts';

test('all words must be there, in any order, in any case', () => {
  const rule = ['WB-42', 'With 3 to 5 players you may start a shoot-out on your own turn.'];
  expect(speaksOf(rule, wordsOf('  SHOOT-OUT turn '))).toBe(true);
  expect(speaksOf(rule, wordsOf('wb-42'))).toBe(true);
  expect(speaksOf(rule, wordsOf('turn duel'))).toBe(false);
  expect(speaksOf(rule, wordsOf(''))).toBe(true);
});
test('letters that people mix up count as one', () => {
  expect(speaksOf(['Делёж'], wordsOf('дележ'))).toBe(true);
  expect(speaksOf(['Сім’я'], wordsOf("сім'я"))).toBe(true);
});
test('matches are marked, and no text is lost', () => {
  const text = 'A Joker copies a number; a Joker alone is nothing.';
  const pieces = marked(text, wordsOf('joker number'));
  expect(pieces.map(piece => piece.text).join('')).toBe(text);
  expect(pieces.filter(piece => piece.found).map(piece => piece.text)).toEqual(['Joker', 'number', 'Joker']);
  expect(marked(text, [])).toEqual([{ text, found: false }]);
});
