/** Solved puzzles travel whole: marks of a game are unique, all fit into a short text, and two devices merge their knowledge. */
import { expect, test } from 'vitest';
import type { Puzzle } from '../../bots/puzzles/form.ts';
import { markOf, marksIn, marksOf, markWord, packedMarks } from './marks.ts';

const lists = import.meta.glob<{ readonly default: readonly Puzzle[] }>('../../games/*/puzzles.json', { eager: true });
const idsOf = Object.values(lists).map(({ default: list }) => list.map(({ puzzle }) => puzzle.id));
const sorted = (marks: Iterable<number>): readonly number[] => [...marks].sort((a, b) => a - b);

test('every puzzle of a game has its own mark', () => {
  expect(idsOf).toHaveLength(4);
  for (const ids of idsOf) expect(marksOf(ids).size).toBe(ids.length);
});
test('a mark as a word is itself; whole ids that were kept earlier are the same puzzles', () => {
  const ids = idsOf.flat();
  for (const id of ids) expect(markOf(markWord(markOf(id)))).toBe(markOf(id));
  const [one, two] = ids as [string, string];
  expect(marksOf([one, markWord(markOf(one)), two])).toEqual(new Set([markOf(one), markOf(two)]));
});
test('any set can be read back from its text', () => {
  for (const marks of [[], [0], [2 ** 18 - 1], [0, 1, 2, 1023, 1024, 1025, 200_000], ...idsOf.map(ids => [...marksOf(ids)])])
    expect(marksIn(packedMarks(marks))).toEqual(sorted(marks));
});
test('all puzzles of all games take less than 1,500 letters, and any 300 marks less than 600', () => {
  for (const step of [1, 400, 873]) expect(packedMarks(Array.from({ length: 300 }, (_, n) => n * step)).length).toBeLessThan(600);
  expect(idsOf.map(ids => packedMarks([...marksOf(ids)])).join('').length).toBeLessThan(1500);
});
test('marks from another device join those known here', () => {
  const ids = idsOf[0]!;
  const [here, there] = [ids.slice(0, 60), ids.slice(40, 100)];
  const along = marksIn(packedMarks([...marksOf(there)])).map(markWord);
  expect(sorted(marksOf([...here, ...along]))).toEqual(sorted(marksOf(ids.slice(0, 100))));
});
test('any other text has no marks', () => {
  for (const odd of [undefined, null, 7, '', '?', '_____', ['AA']]) expect(marksIn(odd)).toEqual([]);
  for (const mark of marksIn('these are no marks at all, whatever they look like')) expect(mark).toBeLessThan(2 ** 18);
});
