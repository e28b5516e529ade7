/** What `npm pack` makes: it runs without being built, and holds nothing that only its makers need. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../bench/crash/process.ts';
import { root } from '../server/root.ts';
import { PATIENCE } from '../testing/patience.ts';

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

test('serves a page from the package alone', async () => {
  execFileSync(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b', join(root, 'cli')], {
    timeout: PATIENCE,
  });
  const folder = await mkdtemp(join(tmpdir(), 'sixgun-package-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const [packed] = JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8', timeout: PATIENCE })) as Packed[];
  const paths = packed!.files.map(({ path }) => path);
  expect(paths.filter(path => /testing|\.test\.|\.d\.ts|\.map$|^dist\/(bench|shots|examples)/.test(path))).toEqual([]);
  execFileSync('tar', ['-xf', packed!.filename], { cwd: folder, timeout: PATIENCE });
  const here = join(folder, 'package');
  await symlink(join(root, 'node_modules'), join(here, 'node_modules'));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG: 'silent', DATA_DIR: join(folder, 'data') };
  const server = spawn(process.execPath, ['dist/cli/main.js', 'serve'], { cwd: here, env, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(server.stdout, 'data');
  const page = await fetch(`http://127.0.0.1:${port}/`);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  server.kill('SIGTERM');
  expect((await once(server, 'exit'))[0]).toBe(0);
});
