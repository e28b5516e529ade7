/** Each rule carries the mark that the ledger of its game gives it: what the book says, what is read into it, what the house adds. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Rulebook } from './box.ts';
import { boxes, type GameId } from './index.ts';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** The games that have a ledger. */
const ledgered = (Object.keys(boxes) as GameId[]).filter(id => existsSync(file(`../docs/rules/${id}.md`)));
/** What the ledger says of each rule: where it comes from, and whether a table may choose otherwise. */
const markOf = ({ from, option }: Rulebook['rules'][string]): string =>
  [...from, ...(option === undefined ? [] : ['option'])].join(', ');

test.each(ledgered)('%s: every rule has the mark of the ledger; one that the ledger does not know can only be our own', id => {
  const { rules } = boxes[id].rulebook;
  const marks = Object.fromEntries(Object.entries(rules).map(([rule, marked]) => [rule, markOf(marked)]));
  const own = Object.fromEntries(Object.keys(rules).map(rule => [rule, 'house']));
  expect(marks).toEqual({ ...own, ...JSON.parse(readFileSync(file(`${id}/marks.json`), 'utf8')) });
});
test('a ledger is the ledger of a game', () => {
  expect(ledgered.length).toBeGreaterThanOrEqual(4);
});
