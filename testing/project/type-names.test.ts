/** One word, one thing: no type's name is exported by two files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Examples are there to be copied. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'public', 'examples']);
const TYPE = /^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) (\w+)/gm;

const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name.startsWith('.') || LEFT_OUT.has(entry.name) ? [] : sources(path);
    return /(?<!\.d)\.tsx?$/.test(entry.name) ? [path] : [];
  });

test('no two files export a type of the same name', () => {
  const exported = new Map<string, string[]>();
  for (const path of sources('.'))
    for (const [, name] of readFileSync(join(root, path), 'utf8').matchAll(TYPE))
      exported.set(name!, [...(exported.get(name!) ?? []), path]);
  expect(exported.size).toBeGreaterThan(500);
  expect([...exported].filter(([, paths]) => paths.length > 1)).toEqual([]);
});
