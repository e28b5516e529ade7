/**
 * The puzzles of each game: every one can be played as it is written, and in some of them a search of its own finds the same move. These
 * are a few in `npm test`, and a tenth in the deep tier.
 *
 * That search has a third of the maker's playouts, in dreams that the maker did not have: it ranks all moves, and plays the first two in
 * the same fresh dreams. The interval of 99 % of the lead must not hold 0. Whether it does is chance as well, for a lead that is just large
 * enough now and then; so the choice and the dreams depend on the text, and stay the same until the text changes.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Puzzle } from '../bots/puzzles/form.ts';
import { movesAt, proofAt } from '../bots/puzzles/lead.ts';
import { groundFor } from '../bots/puzzles/told.ts';
import { type Opening, tableAfter } from '../bots/puzzles/writing.ts';
import { digest } from '../kernel/log.ts';
import { scenariosIn } from '../kernel/proving/scenario.ts';
import { inWords } from '../kernel/proving/written.ts';
import { amount } from '../testing/amount.ts';
import { boxes } from './index.ts';

const games = Object.fromEntries(
  Object.entries(boxes).map(([id, { game, rulebook }]) => [id, { game, rules: Object.keys(rulebook.rules) }]),
);
/** Times the playouts of a glance; the maker has thirty. */
const DEEPER = 10;
/** The question before the solution, and the solution. */
const LAST = 2;

describe.each(Object.entries(boxes))('%s', (id, { game, mind, puzzles }) => {
  const text = readFileSync(fileURLToPath(new URL(`${id}/puzzles.json`, import.meta.url)), 'utf8');
  const all = JSON.parse(text) as readonly Puzzle[];
  const momentOf = (written: Opening, player: string) => ({
    table: tableAfter(game, { ...written, script: written.script.slice(0, -LAST) })!,
    seat: written.seats.indexOf(player),
  });

  test('has 150 puzzles or more, the easiest first, no two of the same name', () => {
    expect(all.length).toBeGreaterThanOrEqual(150);
    const difficulties = all.map(({ puzzle: { difficulty } }) => difficulty);
    expect(difficulties).toEqual(difficulties.toSorted((a, b) => a - b));
    expect(new Set(all.map(({ puzzle }) => puzzle.id)).size).toBe(all.length);
  });
  test('every puzzle is a scenario that ends with the best move', () => {
    expect(scenariosIn(text, games).filter(({ passed }) => !passed)).toEqual([]);
    for (const { game: of, script, puzzle } of all) {
      const { player, question, best, lead } = puzzle;
      expect(of).toBe(id);
      expect(script.at(-LAST)).toMatchObject({ expect: { asked: expect.arrayContaining([player]), question } });
      expect(script.at(-1)).toMatchObject({ [player]: best.move });
      expect(lead.by).toBeGreaterThanOrEqual(0.15);
      expect(lead.low).toBeGreaterThanOrEqual(0.1);
    }
  });
  test('nine in ten have a sentence that speaks for the best move', () => {
    const silent = all.filter(({ title, puzzle, ...written }) => {
      const { table, seat } = momentOf(written, puzzle.player);
      const best = [...game.moves(table, seat)].find(
        move => JSON.stringify(inWords(game, written.seats, move)) === JSON.stringify(puzzle.best.move),
      );
      return groundFor({ mind: mind!, table, seat }, best!) === null;
    });
    expect(silent.length).toBeLessThanOrEqual(all.length / 10);
  });
  test('in some of them a search of its own finds the same move, and more than chance would', () => {
    const byDigest = all.map(puzzle => ({ puzzle, seed: digest(puzzle) })).toSorted((a, b) => (a.seed < b.seed ? -1 : 1));
    const some = byDigest.slice(0, amount(1, { deep: Math.ceil(all.length / 10) }));
    const unconfirmed = some.flatMap(({ puzzle: { title, puzzle, ...written }, seed }) => {
      const moment = { mind: mind!, ...momentOf(written, puzzle.player) };
      const depth = { playouts: DEEPER * puzzles!.playouts, sets: 1, least: 0, low: Number.EPSILON };
      const proof = proofAt(moment, movesAt(moment)!, depth, `again ${seed}`);
      const found = proof && inWords(game, written.seats, proof.best.move);
      return JSON.stringify(found) === JSON.stringify(puzzle.best.move) ? [] : [{ id: puzzle.id, best: puzzle.best.move, found }];
    });
    expect(unconfirmed).toEqual([]);
  });
});
