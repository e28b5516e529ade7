/** A game declares its types once; the rest is inferred. Few type arguments and casts remain, each with its own reason. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Every source of the games but their tests. */
const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : sources(path);
    return /(?<!\.d|\.test)\.tsx?$/.test(entry.name) ? [path] : [];
  });

interface Found {
  /** `verb<Wright, Needs>(…)`. */
  readonly typeArguments: string[];
  /** `move as Shot`; `as const` says nothing that is not there. */
  readonly casts: string[];
}
const isRecord = (thing: unknown): thing is { readonly [part: string]: unknown } => typeof thing === 'object' && thing !== null;
const isConst = (type: unknown): boolean => isRecord(type) && isRecord(type['typeName']) && type['typeName']['name'] === 'const';
const search = (node: unknown, where: (node: { readonly [part: string]: unknown }) => string, found: Found): void => {
  if (Array.isArray(node)) for (const each of node) search(each, where, found);
  else if (isRecord(node)) {
    const { type, typeArguments, typeAnnotation } = node;
    if (type === 'CallExpression' && isRecord(typeArguments)) found.typeArguments.push(where(node));
    if ((type === 'TSAsExpression' || type === 'TSTypeAssertion') && !isConst(typeAnnotation)) found.casts.push(where(node));
    for (const part of Object.values(node)) search(part, where, found);
  }
};
const foundIn = (path: string, text: string): Found => {
  const found: Found = { typeArguments: [], casts: [] };
  const { program, errors } = parseSync(path, text);
  expect(errors).toEqual([]);
  search(program, ({ start, end }) => `${path}: ${text.slice(Number(start), Number(end)).split('\n')[0]}`, found);
  return found;
};

test('detects type arguments and casts', () => {
  const { typeArguments, casts } = foundIn(
    'a.ts',
    'const a = f<A>(b as B); const c = [1] as const; const d = new Map<A, B>(); const e = g(h);',
  );
  expect(typeArguments).toEqual(['a.ts: f<A>(b as B)']);
  expect(casts).toEqual(['a.ts: b as B']);
});
const games = readdirSync(join(root, 'games'), { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : []));
test.each(games)('%s has at most eight of each', game => {
  const paths = sources(join('games', game));
  expect(paths.length).toBeGreaterThan(10);
  const found = paths.map(path => foundIn(path, readFileSync(join(root, path), 'utf8')));
  const typeArguments = found.flatMap(each => each.typeArguments);
  const casts = found.flatMap(each => each.casts);
  console.log(`${game}: type arguments ${typeArguments.length}, casts ${casts.length}`);
  expect(typeArguments.length, typeArguments.join('\n')).toBeLessThanOrEqual(8);
  expect(casts.length, casts.join('\n')).toBeLessThanOrEqual(8);
});
