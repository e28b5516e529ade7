/** Screens have four widths with names; no style sheet makes up another. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { widths } from './widths.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sheets = ['client', 'games']
  .flatMap(folder => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(file => join(folder, file)))
  .filter(file => file.endsWith('.css'));

/** Widths of screens that have no name. */
const unnamed = (css: string): string[] =>
  [...css.matchAll(/@media[^{]*/g)]
    .flatMap(([query]) => [...query.matchAll(/(min|max)-width: (\d+)px/g)])
    .filter(([, bound, pixels]) => !Object.values<number>(widths).includes(Number(pixels) - (bound === 'min' ? 1 : 0)))
    .map(([text]) => text);

test('style sheets ask for widths that have a name', () => {
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.flatMap(file => unnamed(readFileSync(join(root, file), 'utf8')).map(width => `${file}: ${width}`));
  expect(found).toEqual([]);
});
test('another width is found', () => {
  expect(unnamed('@media (max-width: 700px) and (max-height: 640px) { }')).toEqual([]);
  expect(unnamed('@container (max-width: 420px) { } @media (min-width: 701px), (max-width: 640px) { }')).toEqual([
    'max-width: 640px',
  ]);
});
