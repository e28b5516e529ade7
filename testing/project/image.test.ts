/** Kept data of releases: in the image of the Containerfile, made step by step in an empty folder, and in the folder of earlier releases. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keptIn, laidOut } from '../../scripts/release/container.mjs';
import { root } from '../../server/root.ts';

test('the image has every kept edition, so games begun under older rules continue there', () => {
  const home = mkdtempSync(join(tmpdir(), 'sixgun-laid-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  // Steps of npm are skipped.
  const { at } = laidOut(root, home, (line, cwd) => {
    const { status, stderr } = spawnSync('sh', ['-c', line.replaceAll(/npm (ci|run)[^&]*/g, 'mkdir -p dist ')], { cwd });
    if (status !== 0) throw new Error(`${line}: ${stderr}`);
  });
  expect(keptIn(at)).toEqual(keptIn(root));
  expect(keptIn(at)).not.toEqual([]);
});

test.each([[''], ['0.0.9'], ['1.0.0', '--write', '--without=deep']])(
  'a release that cannot be made touches nothing that lies there: %s',
  (...args) => {
    const home = mkdtempSync(join(tmpdir(), 'sixgun-released-'));
    onTestFinished(() => rmSync(home, { recursive: true, force: true }));
    for (const file of ['scripts', 'package.json']) cpSync(join(root, file), join(home, file), { recursive: true });
    const kept = ['release/0.0.9/SHA256SUMS', 'release/1.0.0/SHA256SUMS'].map(file => join(home, file));
    for (const file of kept) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, 'sums');
    }
    const { status, stderr } = spawnSync(process.execPath, [join(home, 'scripts', 'release.mjs'), ...args], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^✗ .+\n$/)]);
    expect(kept.filter(file => !existsSync(file))).toEqual([]);
  },
);
