/** Makes a checkout ready to run: what it depends on is installed, and what is asked for is built. Everything is reported on stderr. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const run = (command, args, why) => {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (status === 0) return;
  console.error(`sixgun: ${why} failed${error ? `: ${error.message}` : ''}`);
  process.exit(status ?? 1);
};

/** Does what npm noted in node_modules match the lock file? Optional packages of other systems may be absent. */
const upToDate = (lock, noted) => {
  if (!existsSync(noted)) return false;
  if (statSync(noted).mtimeMs >= statSync(lock).mtimeMs) return true;
  const wanted = JSON.parse(readFileSync(lock, 'utf8')).packages;
  const present = JSON.parse(readFileSync(noted, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || (present[path] === undefined ? optional || devOptional : present[path].version === version),
  );
};
/** Dependencies, as the lock file wants them. */
export const installed = () => {
  if (upToDate(join(root, 'package-lock.json'), join(root, 'node_modules', '.package-lock.json'))) return;
  console.error('sixgun: installing dependencies (npm ci)');
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) run(process.execPath, [npm, 'ci'], 'npm ci');
  else run('npm', ['ci'], 'npm ci');
};
/** The projects named, and all they refer to. Quick when nothing has changed. */
export const built = (...projects) => {
  run(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b', ...projects], 'the build');
};
/** The page: bundled into dist/client. */
export const bundled = () => {
  run(
    process.execPath,
    [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'],
    'the build of the page',
  );
};

const onPath = name =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(file => existsSync(file));
/** Chromium without windows and settings: the same pages for a fifth less of the processor. */
const SHELL = 'chromium-headless-shell';
/**
 * A Chromium to test with: the one named in CHROMIUM, or one of the system, or the one that Playwright keeps; if there is none, Debian's
 * package is installed where that can be done, or Playwright downloads its own.
 */
export const browser = async () => {
  const { chromium } = await import('playwright-core');
  const named = process.env.CHROMIUM;
  const find = () =>
    [named, ...['chromium', 'chromium-browser', 'google-chrome'].map(onPath), chromium.executablePath()].find(
      file => file && existsSync(file),
    );
  if (find() === undefined && process.getuid?.() === 0 && onPath('apt-get')) {
    console.error('sixgun: installing chromium (apt-get)');
    run('apt-get', ['update', '-qq'], 'apt-get update');
    const known = name => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;
    const packages = ['chromium', SHELL].filter(known);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], `apt-get install ${packages.join(' ')}`);
  }
  if (find() === undefined) {
    console.error('sixgun: downloading a browser (playwright)');
    run(
      process.execPath,
      [join(root, 'node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium'],
      'the download of a browser',
    );
  }
  return named ?? onPath(SHELL) ?? find();
};
