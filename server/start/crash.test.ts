/**
 * Four kills: a real server, killed with -9 while guests play (`npm run bench -- crash` kills more often). Every acknowledged move is
 * there, once, and all guests play on.
 */
import { expect, test } from 'vitest';
import { crashRun } from '../../bench/crash/run.ts';
import { PATIENCE } from '../../testing/patience.ts';

test.each([
  ['embedded', 2],
  ['postgres', 2],
] as const)('%s: %i kills', async (store, kills) => {
  const report = await crashRun({ kills, store, seed: 1, patience: PATIENCE });
  expect(report).toMatchObject({ kills, lost: 0, doubled: 0, races: { withoutVerdict: 0 } });
  expect(report.acknowledged).toBeGreaterThan(kills);
});
