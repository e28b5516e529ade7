/** The package from `npm pack` contains nothing that only developers need. `testing/project/printed.test.ts` tests that it runs. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../server/root.ts';
import { PATIENCE } from '../testing/patience.ts';

interface Packed {
  readonly files: readonly { readonly path: string }[];
}

test('no tests, benchmarks, pictures or types are packed', () => {
  const args = ['pack', '--dry-run', '--ignore-scripts', '--json'];
  const [packed] = JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8', timeout: PATIENCE })) as Packed[];
  const paths = packed!.files.map(({ path }) => path);
  expect(paths).toContain('dist/cli/main.js');
  expect(paths.filter(path => /testing|\.test\.|\.d\.ts|\.map$|^dist\/(bench|shots|examples)/.test(path))).toEqual([]);
});
