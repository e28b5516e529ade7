/** Makes a checkout ready to run: installs dependencies and builds what is requested. Progress goes to stderr. */
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
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

const packagesIn = file => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
/**
 * Does what npm noted in node_modules match the lock file? Optional packages of other systems may be absent, and so may tools that are not
 * requested.
 */
const upToDate = tools => {
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) return false;
  const wanted = packagesIn('package-lock.json');
  const present = packagesIn(join('node_modules', '.package-lock.json'));
  const { dependencies, devDependencies } = wanted[''];
  const needed = tools
    ? Object.keys(wanted).filter(path => path !== '')
    : Object.keys({ ...dependencies, ...devDependencies }).map(name => `node_modules/${name}`);
  return (
    needed.every(path => path in present || wanted[path].optional || wanted[path].devOptional) &&
    Object.entries(present).every(([path, { version }]) => wanted[path]?.version === version)
  );
};
/** Dependencies by the lock file: those to build and run a server and, on request, the tools of tests and benchmarks. */
export const installed = ({ tools }) => {
  if (upToDate(tools)) return;
  // Installed tools stay: a tested checkout is also started.
  const args = tools || existsSync(join(root, 'node_modules', 'vitest')) ? ['ci'] : ['ci', '--workspaces=false'];
  console.error(`sixgun: installing dependencies (npm ${args.join(' ')})`);
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) run(process.execPath, [npm, ...args], 'npm ci');
  else run('npm', args, 'npm ci');
};
/** The projects named, and all they refer to. Quick when nothing has changed. */
export const built = (...projects) => {
  run(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b', ...projects], 'the build');
};
/** When a file below a folder was last changed, added or removed. This time cannot be set back. */
const changedBelow = folder =>
  Math.max(
    lstatSync(folder).ctimeMs,
    ...readdirSync(folder, { withFileTypes: true }).map(entry => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? changedBelow(path) : lstatSync(path).ctimeMs;
    }),
  );
/** The parts of the project, as `tsconfig.json` lists them, and their build configuration. */
const sources = () => {
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  const parts = new Set(references.map(({ path }) => path.split('/')[0]));
  return [...[...parts].filter(part => !part.includes('.')), 'package.json', 'tsconfig.base.json', 'vite.config.ts'];
};
/** Is the page newer than all its possible sources? */
const isBundled = () => {
  const page = join(root, 'dist', 'client', 'index.html');
  if (!existsSync(page)) return false;
  const changed = sources().map(name => {
    const path = join(root, name);
    return lstatSync(path).isDirectory() ? changedBelow(path) : lstatSync(path).ctimeMs;
  });
  return Math.max(...changed, statSync(join(root, 'node_modules', '.package-lock.json')).ctimeMs) < statSync(page).mtimeMs;
};
/** The page: bundled into dist/client, unless it is there and nothing has changed since. */
export const bundled = () => {
  if (isBundled()) return;
  console.error('sixgun: building the page');
  run(
    process.execPath,
    [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'],
    'the build of the page',
  );
};
/** The documents as pages, into dist/client/docs, unless they are there and nothing has changed since. */
export const documented = () => {
  const made = join(root, 'dist', 'client', 'docs', 'index.html');
  const sources = [join(root, 'docs'), join(root, 'client', 'look')].map(changedBelow);
  const beside = readdirSync(root).flatMap(name => (name.endsWith('.md') ? [lstatSync(join(root, name)).ctimeMs] : []));
  if (existsSync(made) && Math.max(...sources, ...beside) < statSync(made).mtimeMs) return;
  run(process.execPath, [join(root, 'docs', 'site', 'make.mjs')], 'the build of the documents');
};

const onPath = name =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(file => existsSync(file));
/** A package of Debian's, where this user can install it. */
const addDebian = (...names) => {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  console.error(`sixgun: installing ${names[0]} (apt-get)`);
  run('apt-get', ['update', '-qq'], 'apt-get update');
  const known = name => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;
  const packages = names.filter(known);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], `apt-get install ${packages.join(' ')}`);
};
/** Chromium without windows and settings: the same pages for a fifth less processor time. */
const SHELL = 'chromium-headless-shell';
/**
 * A Chromium for tests: the one named in CHROMIUM, or the system's, or Playwright's; if there is none, Debian's
 * package is installed where possible, or Playwright downloads its own.
 */
export const browser = async () => {
  const { chromium } = await import('playwright-core');
  const named = process.env.CHROMIUM;
  const find = () =>
    [named, ...['chromium', 'chromium-browser', 'google-chrome'].map(onPath), chromium.executablePath()].find(
      file => file && existsSync(file),
    );
  if (find() === undefined) addDebian('chromium', SHELL);
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

/** A NATS for tests: the one named in NATS_SERVER, or the system's; if there is none, Debian's package is installed where possible. */
export const natsServer = () => {
  const find = () =>
    [process.env.NATS_SERVER, onPath('nats-server'), '/usr/sbin/nats-server'].find(file => file && existsSync(file));
  if (find() === undefined) addDebian('nats-server');
  const file = find();
  if (file !== undefined) return file;
  console.error('sixgun: no nats-server here. Install NATS (https://nats.io), or name its program in NATS_SERVER.');
  process.exit(1);
};

/** The drivers of the other engines: the variable that names each program, its command, and its Debian package. */
const ENGINES = [
  ['FIREFOX', ['firefox-esr', 'firefox'], 'firefox-esr'],
  ['WEBKIT_DRIVER', ['WebKitWebDriver'], 'webkit2gtk-driver'],
  ['XVFB', ['Xvfb'], 'xvfb'],
];
/** Firefox and WebKit for tests: those named, or the system's; if one is missing, Debian's package is installed where possible. */
export const engines = () => {
  const find = () => ENGINES.map(([name, programs]) => [name, process.env[name] ?? programs.map(onPath).find(Boolean)]);
  const missing = () => find().flatMap(([, file], i) => (file !== undefined && existsSync(file) ? [] : [ENGINES[i]]));
  if (missing().length > 0) addDebian(...missing().map(([, , debian]) => debian));
  const [first] = missing();
  if (first === undefined) return Object.fromEntries(find());
  const [name, [program], debian] = first;
  console.error(`sixgun: no ${program} here. Install it (Debian: ${debian}), or name its program in ${name}.`);
  process.exit(1);
};
