/**
 * Tests of rules run what `tsc -b` makes of the sources, not what Vitest does: its modules reach each other through getters, which makes
 * thousands of games take a third longer.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const made = join(root, 'dist');

/** Where such tests are; each is a project of `tsc` by itself. */
const FOLDERS = ['bench', 'bots', 'cli', 'games', 'kernel', 'server', 'table', 'testing', 'wire', 'words'];

/** Before the first test: builds what has changed. Type errors are printed, but do not prevent tests from running. */
export const setup = (): void => {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  spawnSync(process.execPath, [tsc, '-b', ...FOLDERS], { cwd: root, stdio: 'inherit' });
};

/** An import of a source resolves to its compiled file. Tests and test helpers are not in `dist`. */
export const compiled: Plugin = {
  name: 'compiled',
  enforce: 'pre',
  resolveId(source, importer) {
    if (importer === undefined || !source.startsWith('.') || !source.endsWith('.ts')) return null;
    const file = join(made, relative(root, resolve(dirname(importer), source))).replace(/\.ts$/, '.js');
    return existsSync(file) ? file : null;
  },
};
/** And is run as it stands there. */
export const untouched = { deps: { external: [/\/dist\//] } };

const BLANK = '\0blank';
/** A game's picture is made by the page build, and tests of rules do not need it: it is blank. */
export const undrawn: Plugin = {
  name: 'undrawn',
  enforce: 'pre',
  resolveId: source => (source.endsWith('/icons.svg') ? BLANK : null),
  load: id => (id === BLANK ? "export default 'data:image/svg+xml,'" : null),
};
