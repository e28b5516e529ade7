/** The workbench keeps its deck: it loads no invalid code, and every change can be undone. */
import { expect, test } from 'vitest';
import { DeckBench } from './bench.ts';

test('a text that is not the code of a deck leaves the deck as it was', () => {
  const bench = new DeckBench('mcready', 'base');
  bench.change('deputy', -1);
  const { value } = bench.list;
  expect(bench.load('hello world')).toBe(false);
  expect(bench.list.value).toBe(value);
  expect(bench.load('base')).toBe(true);
  expect(bench.count('deputy')).toBe((value['deputy'] ?? 0) + 1);
});

test('every change can be undone, the latest first', () => {
  const bench = new DeckBench('colty', 'base');
  const { value } = bench.list;
  bench.loadPreset();
  bench.change('derringer', 1);
  bench.undo();
  bench.undo();
  expect(bench.list.value).toEqual(value);
  bench.undo();
  expect(bench.list.value).toEqual(value);
});
