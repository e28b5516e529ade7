/** Colours have their names in one place: what three style sheets use is a token. */
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
test('one that is spelt out once too often is found', () => {
  expect(spelt(['a { color: #abcdef; background: #123456 }', 'b { color: #abcdef }', 'c { color: #abcdef }'], 3)).toEqual([
    '#abcdef',
  ]);
});
