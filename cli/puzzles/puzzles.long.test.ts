/** `sixgun puzzles`: its puzzles are proven, and it resumes from its file. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Puzzle } from '../../bots/puzzles/form.ts';
import { fine, inOwnFolder, sixgun } from '../testing/sixgun.ts';

const own = inOwnFolder();

describe('puzzles', () => {
  test('are scenarios with their evidence', async () => {
    const [out, file] = [own.file('puzzles.json'), own.file('finds.jsonl')];
    const args = ['puzzles', 'caliber-45', '--count', '1', '--threads', '1', '--seed', 'k', '--file', file, '--out', out];
    expect(fine(await sixgun(...args))).toMatch(/^1 puzzles of \d+ that were found are in /);
    const [{ script, puzzle }] = JSON.parse(readFileSync(out, 'utf8')) as [Puzzle];
    expect(puzzle.lead.by).toBeGreaterThanOrEqual(0.15);
    expect(puzzle.lead.low).toBeGreaterThanOrEqual(0.1);
    expect(puzzle.best.chance - puzzle.second.chance).toBeCloseTo(puzzle.lead.by, 2);
    expect(script.at(-1)).toMatchObject({ [puzzle.player]: puzzle.best.move });
    expect(fine(await sixgun('scenario', out))).toMatch(/1 passed, 0 failed/);
    // No search is needed: the file has everything.
    expect(fine(await sixgun(...args, '--minutes', '0'))).toMatch(/^1 puzzles of \d+/);
  });
  test('need an output file', async () => {
    const { code, err } = await sixgun('puzzles', 'caliber-45');
    expect(code).toBe(2);
    expect(err).toMatch(/where to\? Name a file/);
  });
});
