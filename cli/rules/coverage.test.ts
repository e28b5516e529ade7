/** Rulebooks and tests agree: every rule has a test, and every cited rule exists. */
import { expect, test } from 'vitest';
import { boxes } from '../../games/index.ts';
import { gameIds } from '../choose.ts';
import { checkout, citations, citationsIn } from './cited.ts';

const cited = citations(checkout()!);
const books = gameIds.flatMap(id => Object.keys(boxes[id].rulebook.rules));
const prefix = (id: string): string => id.split('-')[0]!;

test.each(gameIds)('every rule of %s has a test', game => {
  const shown = new Set(cited.map(({ id }) => id));
  expect(Object.keys(boxes[game].rulebook.rules).filter(id => !shown.has(id))).toEqual([]);
});
test('every cited rule exists', () => {
  // Unregistered games (small ones of the kernel's tests, a game in development) may have their own rules.
  const ours = new Set(books.map(prefix));
  const atHome = (file: string): boolean => gameIds.some(game => file.startsWith(`games/${game}/`));
  const unknown = cited.filter(({ id, file }) => (ours.has(prefix(id)) || atHome(file)) && !books.includes(id));
  expect(unknown).toEqual([]);
});
test('no two games share a rule id', () => {
  expect(new Set(books).size).toBe(books.length);
});
test('a title cites the ids it begins with, however the test is written', () => {
  const text = [
    `rule('XX-1, XX-2b it\\'s one', () => {});`,
    `test(\n  "XX-3 two", () => {});`,
    `test.each([1, 2])('XX-4 three %i', () => {});`,
    `test('not XX-5', () => {});`,
    'it(`XX-6 four`, () => {});',
  ].join('\n');
  expect(citationsIn(text, 'x.test.ts').map(({ id, title }) => `${id}: ${title}`)).toEqual([
    "XX-1: it's one",
    "XX-2b: it's one",
    'XX-3: two',
    'XX-4: three %i',
    'XX-6: four',
  ]);
});
