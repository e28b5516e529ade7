/** Files named in strings exist: unlike imports, the compiler does not check them. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../server/root.ts';
import { filesOf, testsOf } from '../kinds.ts';

const BESIDE = /new URL\((['"`])(\.[^'"`]+)\1, import\.meta\.url\)/g;
const COMPILED = /join\((?:root|here), 'dist', ((?:'[^']+'(?:, )?)+)\)/g;
const known = filesOf();
/** A file or a folder, whatever stands in the places that are filled in. What is built has a source, and may not have been built yet. */
const isThere = (named: string): boolean => {
  // The pages that pictures are taken of are compiled to a folder of their own.
  const path = named
    .replace(/\/$/, '')
    .replace(/^dist\//, '')
    .replace(/^shots\//, 'client/');
  if (!path.includes('${')) return existsSync(join(root, path)) || existsSync(join(root, path.replace(/\.js$/, '.ts')));
  const pattern = RegExp(
    `^${path
      .split(/\$\{[^}]*\}/)
      .map(part => part.replaceAll('.', '\\.'))
      .join('[^/]+')}$`,
  );
  return known.some(file => pattern.test(file));
};
/** The places that this source names, and that are nowhere. */
const lostIn = (file: string, text: string): readonly string[] => {
  // What is compiled may name what it needs as seen from where it then lies.
  const beside = [...text.matchAll(BESIDE)].flatMap(([, , path]) => {
    const from = [dirname(file), join('dist', dirname(file))].map(folder => join(folder, path!));
    return from.some(isThere) ? [] : [from[0]!];
  });
  const compiled = [...text.matchAll(COMPILED)].map(([, parts]) => parts!.replaceAll("', '", '/').replaceAll("'", ''));
  return [...beside, ...compiled.filter(path => path.endsWith('.js') && !isThere(path))];
};

test('paths named in sources exist', () => {
  const sources = known.filter(file => /\.(tsx?|mjs)$/.test(file) && file !== 'testing/project/paths.test.ts');
  expect(sources.length).toBeGreaterThan(testsOf().rules.length);
  expect(sources.flatMap(file => lostIn(file, readFileSync(join(root, file), 'utf8')).map(path => `${file}: ${path}`))).toEqual([]);
});
test('detects a path that has moved', () => {
  const thread = "new Worker(join(root, 'dist', 'server', 'tables', 'thinker.js'))";
  expect(lostIn('server/tables/thinking/thinkers.ts', thread)).toEqual(['server/tables/thinker.js']);
  const list = ['../games/', '{game}/puzzles.json'].join('$');
  const lost = ['client/games/', '{game}/puzzles.json'].join('$');
  expect(lostIn('client/puzzles/puzzles.test.ts', `new URL(\`${list}\`, import.meta.url)`)).toEqual([lost]);
});
