/** What types cannot forbid: the rules must not use the language's clocks and hidden chance. Pages may. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/^[^/\\]+[/\\]page[/\\]/.test(name))
    .map(name => join(root, folder, name));
const forbidden = /\b(Math\s*\.\s*random|Date\s*[.(]|new\s+Date|performance\s*\.|globalThis|setTimeout)\b/;

test.each(['kernel', 'games', 'bots'])('nothing in %s reads a clock or rolls hidden dice', folder => {
  const files = sources(folder);
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter(file => forbidden.test(readFileSync(file, 'utf8')))).toEqual([]);
});
test('no game imports another', () => {
  const games = readdirSync(join(root, 'games'), { withFileTypes: true }).filter(entry => entry.isDirectory());
  const strangers = games.flatMap(({ name }) =>
    readdirSync(join(root, 'games', name), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file))
      .filter(file => {
        const text = readFileSync(join(root, 'games', name, file), 'utf8');
        return games.some(other => other.name !== name && new RegExp(`from '[^']*/${other.name}/`).test(text));
      })
      .map(file => `${name}/${file}`),
  );
  expect(strangers).toEqual([]);
});
