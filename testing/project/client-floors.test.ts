/** The folders of the web client stand on each other in the order of `client/README.md`: none needs a later one, not even for a type. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const client = fileURLToPath(new URL('../../client', import.meta.url));
const IMPORT = /(?:from|import|import\() ?'(\.[^']+\.tsx?)'/g;
const folderOf = (path: string): string => relative(client, path).split('/')[0]!;

const table = readFileSync(join(client, 'README.md'), 'utf8').split('\n\n')[2]!;
const order = [...table.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, named]) =>
  [...named!.matchAll(/`([a-z]+)\/`/g)].map(([, name]) => name!),
);
const folders = readdirSync(client, { withFileTypes: true }).filter(entry => entry.isDirectory() && entry.name !== 'public');

/** Every import from one folder into another. */
const arrows = readdirSync(client, { recursive: true, withFileTypes: true }).flatMap(({ name, parentPath }) => {
  if (!/\.tsx?$/.test(name) || name.endsWith('.test.ts') || parentPath === client) return [];
  const path = join(parentPath, name);
  return [...readFileSync(path, 'utf8').matchAll(IMPORT)].flatMap(([, address]) => {
    const [from, to] = [folderOf(path), folderOf(join(dirname(path), address!))];
    return from === to || to === '..' ? [] : [{ from, to, path: relative(client, path) }];
  });
});

test('the list names every folder once', () => {
  expect([...order].sort()).toEqual(folders.map(({ name }) => name).sort());
});
test('no folder imports a later one', () => {
  expect(arrows.length).toBeGreaterThan(300);
  expect(arrows.filter(({ from, to }) => order.indexOf(to) > order.indexOf(from))).toEqual([]);
});
