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
/** The shell is Chromium without windows: the same pages for a fifth less of the processor. */
const SHELL = 'chromium-headless-shell';
/**
 * A Chromium to test with, in this order: the one named in CHROMIUM, one of the system, the one that Playwright keeps, Debian's package where
 * it can be installed, Playwright's own download.
 */
export const browser = async () => {
  const { chromium } = await import('playwright-core');
  const find = () =>
    [process.env.CHROMIUM, ...[SHELL, 'chromium', 'chromium-browser', 'google-chrome'].map(onPath), chromium.executablePath()].find(
      file => file && existsSync(file),
    );
  if (find() === undefined && process.getuid?.() === 0 && onPath('apt-get')) {
    run('apt-get', ['update', '-qq'], 'apt-get update');
    const name = spawnSync('apt-cache', ['show', SHELL], { stdio: 'ignore' }).status === 0 ? SHELL : 'chromium';
    console.error(`sixgun: installing ${name} (apt-get)`);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], `apt-get install ${name}`);
  }
  if (find() === undefined) {
    console.error('sixgun: downloading a browser (playwright)');
    run(
      process.execPath,
      [join(root, 'node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium'],
      'the download of a browser',
    );
  }
  return find();
};
