/**
 * A style belongs to its part: what a sheet of one page styles is not what another page draws. Games are kept apart by the build
 * (`client/look/within.mjs`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { selectorsOf } from '../../client/look/sheets.mjs';

const client = fileURLToPath(new URL('../../client', import.meta.url));
/** What everything is made of, and what every table shows: pages may say how these look on them. */
const SHARED = ['look', 'table'];

/** Every class that a selector of these sheets begins with, in whichever light, on a page or in a sheet that lies over it. */
const firstClasses = (sheets: readonly string[]): ReadonlySet<string> =>
  new Set(
    sheets
      .flatMap(selectorsOf)
      .flatMap(selector => selector.split(/,(?![^(]*\))/))
      .flatMap(selector => {
        const [, first] = /^\s*(?:\[data-[^\]]*\] |dialog )?([^ >+~]*)/.exec(selector)!;
        return [...first!.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!);
      }),
  );
const sheetsIn = (folder: string): readonly string[] =>
  (readdirSync(join(client, folder), { recursive: true, encoding: 'utf8' }) as string[])
    .filter(file => file.endsWith('.css') && !file.endsWith('.module.css'))
    .map(file => readFileSync(join(client, folder, file), 'utf8'));

/** Classes that several parts begin with, by the parts. */
const claimedTwice = (parts: ReadonlyMap<string, readonly string[]>, shared: ReadonlySet<string>): readonly string[] => {
  const owners = new Map<string, string[]>();
  for (const [part, sheets] of parts)
    for (const name of firstClasses(sheets)) if (!shared.has(name)) owners.set(name, [...(owners.get(name) ?? []), part]);
  return [...owners].flatMap(([name, by]) => (by.length > 1 ? [`${name}: ${by.join(', ')}`] : []));
};

test('no two parts of the client style the same thing, unless it is shared or the table’s', () => {
  const folders = readdirSync(client, { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : []));
  const shared = firstClasses(SHARED.flatMap(sheetsIn));
  const parts = new Map(folders.filter(name => !SHARED.includes(name)).map(name => [name, sheetsIn(name)]));
  expect(shared.size).toBeGreaterThan(100);
  expect([...parts.values()].map(firstClasses).reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(50);
  expect(claimedTwice(parts, shared)).toEqual([]);
});
test('detects a class that two parts begin with', () => {
  const parts = new Map([
    ['you', ['.purse ul { } .you .me { }']],
    ['day', ['@media print { dialog .purse { } } .day .me, [data-theme="dusk"] .card { }']],
  ]);
  expect(claimedTwice(parts, new Set(['card']))).toEqual(['purse: you, day']);
});
