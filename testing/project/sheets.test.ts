/** Sheets of several games can be loaded in one visit: none may style what another game draws. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const games = readdirSync(join(root, 'games'), { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : []));

/** Every class that a selector of these sheets begins with. */
const firstClasses = (folder: string): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const file of readdirSync(join(root, folder), { recursive: true }) as string[]) {
    if (!file.endsWith('.css')) continue;
    const sheet = readFileSync(join(root, folder, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    for (const [, selectors] of sheet.matchAll(/([^{};]+)\{/g))
      for (const selector of selectors!.split(/,(?![^(]*\))/))
        for (const [, name] of /^\s*([^ >+~]*)/.exec(selector)![1]!.matchAll(/\.([a-z][\w-]*)/gi)) found.add(name!);
  }
  return found;
};

test('no two games style the same thing, unless it is the table’s', () => {
  const shared = firstClasses('client');
  expect(shared.size).toBeGreaterThan(100);
  const owners = new Map<string, string[]>();
  for (const game of games)
    for (const name of firstClasses(`games/${game}/page`))
      if (!shared.has(name)) owners.set(name, [...(owners.get(name) ?? []), game]);
  expect(owners.size).toBeGreaterThan(100);
  expect([...owners].filter(([, by]) => by.length > 1)).toEqual([]);
});
