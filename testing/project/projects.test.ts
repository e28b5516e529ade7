/**
 * Helpers of tests are in no project that a user builds, since test tools are not installed for it: the compiler refuses an import of one.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../server/root.ts';
import { PATIENCE } from '../patience.ts';

/** Those that test, measure and picture have the tools. */
const WITH_TOOLS = ['bench', 'client/shots', 'client/tsconfig.tests.json', 'tsconfig.tests.json'];
const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
  readonly references: readonly { readonly path: string }[];
};
const projects = references.map(({ path }) => path).filter(path => !WITH_TOOLS.includes(path));
const configOf = (project: string): string => (project.endsWith('.json') ? project : join(project, 'tsconfig.json'));

/** One place of every part of a project. */
const places: { readonly [folder: string]: string } = {
  kernel: 'kernel',
  'kernel/proving': 'kernel',
  'games/any': 'games/tsconfig.rules.json',
  'games/any/words': 'games/tsconfig.words.json',
  games: 'games',
  'games/any/page': 'client',
  bots: 'bots',
  words: 'words',
  wire: 'wire',
  table: 'table',
  'table/race': 'table',
  server: 'server',
  'server/store': 'server',
  cli: 'cli',
  examples: 'examples',
  'examples/any': 'examples',
  'examples/any/page': 'client',
  client: 'client',
  'client/table': 'client',
};
/** The projects as they are declared, with nothing in them. */
const bare = mkdtempSync(join(tmpdir(), 'sixgun-projects-'));
afterAll(() => rmSync(bare, { recursive: true, force: true }));
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(bare, path)), { recursive: true });
  writeFileSync(join(bare, path), text);
};
const compiled = (): string => {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-b', ...projects], { cwd: bare, encoding: 'utf8', timeout: PATIENCE });
  return stdout;
};
beforeAll(() => {
  for (const file of ['tsconfig.base.json', ...projects.map(configOf)]) cpSync(join(root, file), join(bare, file));
  write('package.json', '{ "type": "module" }');
  symlinkSync(join(root, 'node_modules'), join(bare, 'node_modules'));
  // A game has a box, which is of another project than its rules.
  write('games/any/box.ts', 'export const box = 1;\n');
  for (const folder of Object.keys(places)) {
    write(`${folder}/plain.ts`, 'export const plain = 1;\n');
    for (const helper of ['testing/helper.ts', 'plain.test.ts'])
      write(`${folder}/${helper}`, "import { missing } from 'no-such-tool';\n\nexport const helper = missing;\n");
  }
});

test('every project that a user builds is checked', () => {
  expect([...new Set(Object.values(places))].toSorted()).toEqual(projects.toSorted());
});
test('helpers and tests that are not imported are not compiled', () => {
  expect(compiled()).toBe('');
});
test('an import of a helper, of a test or of the tools of all tests is an error', () => {
  for (const folder of Object.keys(places)) {
    const up = '../'.repeat(folder.split('/').length);
    // The compiler names a file once, however often it is imported.
    const shared = `testing/of-${folder.replaceAll('/', '-')}.ts`;
    write(shared, 'export const helper = 1;\n');
    for (const [name, from] of Object.entries({
      one: './testing/helper.ts',
      two: './plain.test.ts',
      three: `${up}${shared}`,
    }))
      write(`${folder}/planted-${name}.ts`, `export { helper } from '${from}';\n`);
  }
  const refused = [...compiled().matchAll(/^(\S+)\/planted-(\w+)\.ts\(\d+,\d+\): error TS6307: .* of project '([^']+)'/gm)];
  const seen = refused.map(([, folder, name, config]) => `${folder} ${name} ${basename(config!)}`);
  const due = Object.entries(places).flatMap(([folder, project]) =>
    ['one', 'two', 'three'].map(name => `${folder} ${name} ${basename(configOf(project))}`),
  );
  expect([...new Set(seen)].toSorted()).toEqual(due.toSorted());
});
