/** What is in the image that the Containerfile makes, step by step in an empty folder. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keptIn, laidOut } from '../../scripts/release/container.mjs';
import { root } from '../../server/root.ts';

test('the image has every kept edition: games that were begun by older rules go on there', () => {
  const home = mkdtempSync(join(tmpdir(), 'sixgun-laid-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  // What npm would install and build is not looked at.
  const { at } = laidOut(root, home, (line, cwd) => {
    const { status, stderr } = spawnSync('sh', ['-c', line.replaceAll(/npm (ci|run)[^&]*/g, 'mkdir -p dist ')], { cwd });
    if (status !== 0) throw new Error(`${line}: ${stderr}`);
  });
  expect(keptIn(at)).toEqual(keptIn(root));
  expect(keptIn(at)).not.toEqual([]);
});
