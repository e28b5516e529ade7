/** What types cannot forbid: clocks and hidden chance are part of the language, but not of the rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map(name => join(root, folder, name));
const forbidden = /\b(Math\s*\.\s*random|Date\s*[.(]|new\s+Date|performance\s*\.|globalThis|setTimeout)\b/;

test.each(['kernel', 'games', 'bots'])('nothing in %s reads a clock or rolls hidden dice', folder => {
  const files = sources(folder);
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter(file => forbidden.test(readFileSync(file, 'utf8')))).toEqual([]);
});
