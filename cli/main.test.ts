/** The real program, as people start it: what only a process has. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { PATIENCE } from '../testing/patience.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const cwd = mkdtempSync(join(tmpdir(), 'sixgun-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const env = { ...process.env, LC_ALL: 'C', LANG: 'C' };
const table = ['play', 'wright-gang', '--seed', 'noon', '--options', '{"first":0}'];

test('the script of the checkout passes on exit code and message', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/sixgun.mjs'), 'verify', 'nowhere.log'], {
    encoding: 'utf8',
    env,
    cwd,
    timeout: PATIENCE,
  });
  expect([status, stdout, stderr]).toEqual([1, '', 'sixgun: nowhere.log: there is no such file\n']);
});
test('the program reads lines from a pipe, and the language from the environment', () => {
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'dist/cli/main.js'), ...table], {
    encoding: 'utf8',
    env: { ...env, LC_ALL: 'ru_RU.UTF-8' },
    cwd,
    timeout: PATIENCE,
    input: 'pass\n',
  });
  expect(stdout).toMatch(/Вы пропускаете ход\./);
  expect(status).toBe(0);
});
test('Ctrl-C ends cleanly, and the log is written', async () => {
  const child = spawn(process.execPath, [join(root, 'dist/cli/main.js'), ...table, '--lang', 'en', '--log', 'interrupted.log'], {
    cwd,
    env,
  });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    if (out.endsWith('> ')) child.kill('SIGINT');
  });
  const code = await new Promise(resolve => child.on('close', resolve));
  expect(out).toMatch(/You leave the table/);
  expect(code).toBe(0);
  expect(readFileSync(join(cwd, 'interrupted.log'), 'utf8')).toMatch(/"outcome":null/);
});
test('a reader may close the pipe after the first lines without an error', async () => {
  const child = spawn(process.execPath, [join(root, 'dist/cli/main.js'), 'rules', 'revolver'], { cwd, env });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  expect(await new Promise(resolve => child.on('close', resolve))).toBe(0);
  expect(complaints).toBe('');
});
