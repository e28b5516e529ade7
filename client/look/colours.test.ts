/** Colours have their names in one place, `tokens.css`: no sheet outside the look spells one out. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sheets = ['client', 'games']
  .flatMap(folder => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(file => join(folder, file)))
  .filter(file => file.endsWith('.css') && !file.endsWith('tokens.css'));

/** Colours that at least `many` of these texts spell out. */
const spelt = (texts: readonly string[], many: number): string[] => {
  const all = texts.flatMap(text => [...new Set(text.match(/#[0-9a-f]{3,8}\b/gi) ?? [])]);
  return [...new Set(all)].filter(colour => all.filter(each => each === colour).length >= many);
};

test('a colour that three style sheets use has a name', () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(
    spelt(
      sheets.map(file => readFileSync(join(root, file), 'utf8')),
      3,
    ),
  ).toEqual([]);
});
/** Folders whose sheets still spell some out. */
const LATER = [
  'client/gather',
  'client/learn',
  'client/pages',
  'client/puzzles',
  'client/saloon',
  'client/shell',
  'client/table',
  'client/trail',
];
const isNamed = (file: string): boolean =>
  ![...LATER, 'client/look', 'games/steel-bullets'].some(folder => file.startsWith(`${folder}/`));
const RAW = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i;
test('a sheet outside the look spells no colour out', () => {
  const named = sheets.filter(isNamed);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(file => RAW.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
test('one that is spelt out once too often is found', () => {
  expect(spelt(['a { color: #abcdef; background: #123456 }', 'b { color: #abcdef }', 'c { color: #abcdef }'], 3)).toEqual([
    '#abcdef',
  ]);
});
