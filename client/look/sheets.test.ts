/** A style belongs to its part: no sheet styles another part's elements, and none names unused classes. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { nameOf, namesIn, selectorsOf, sheets, text, types } from './sheets.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

test('what the compiler knows of sheets is up to date (node client/look/sheets.mjs)', () => {
  expect(readFileSync(types, 'utf8')).toBe(text());
});

/** Duplicates. */
const repeated = (names: readonly string[]): string[] => names.filter((name, i) => names.indexOf(name) !== i);
test('no two sheets have one name', () => {
  expect(repeated(sheets().map(nameOf))).toEqual([]);
  expect(repeated(['seats', 'card', 'seats'])).toEqual(['seats']);
});

/** Selectors that reach what another sheet draws: each must begin with its own class, on any page and in any light. */
const reaching = (css: string): string[] =>
  selectorsOf(css)
    .flatMap(selector => selector.split(/,(?![^(]*\))/))
    .map(selector => selector.trim())
    .filter(selector => selector.includes(':global') || !/^(\[data-[\w-]+(="\w+")?\] )?(\.[a-z]|&)/i.test(selector));
test('a sheet begins every selector with its own class', () => {
  expect(sheets().flatMap(file => reaching(read(file)).map(selector => `${file}: ${selector}`))).toEqual([]);
});
test('a selector that reaches further is found', () => {
  const css = '@media print { .a b, ul .b { } } [data-theme="dusk"] .c, .d :global(.e) { } @keyframes f { from { } 50% { } }';
  expect(reaching(css)).toEqual(['ul .b', '.d :global(.e)']);
});

/** What parts ask of a sheet: `import * as seats from './seats.module.css'` and then `seats.plate`. */
const asked = (() => {
  const found = new Map<string, Set<string>>();
  const add = (sheet: string, names: readonly string[]): void => {
    found.set(sheet, new Set([...(found.get(sheet) ?? []), ...names]));
  };
  const files = ['client', 'games', 'examples'].flatMap(place =>
    readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }).map(file => join(place, file)),
  );
  for (const file of files.filter(each => /\.(tsx?|module\.css)$/.test(each))) {
    const code = read(file);
    const at = (path: string): string => resolve(root, dirname(file), path);
    for (const [, as, path] of code.matchAll(/import \* as (\w+) from '([^']+\.module\.css)'/g)) {
      const names = [...code.matchAll(new RegExp(`\\b${as}\\.(\\w+)`, 'g'))].map(([, name]) => name!);
      const chosen = code.includes(`${as}[`) ? [...code.matchAll(/'(\w+)'/g)].map(([, name]) => name!) : [];
      add(at(path!), [...names, ...chosen]);
    }
    for (const [, names, path] of code.matchAll(/composes: ([^;]+?)(?: from "([^"]+)")?;/g))
      add(path === undefined ? resolve(root, file) : at(path), names!.split(' '));
  }
  return found;
})();
test('a sheet names nothing that no part asks for', () => {
  const idle = sheets().flatMap(file =>
    namesIn(read(file))
      .filter(name => asked.get(resolve(root, file))?.has(name) !== true)
      .map(name => `${file}: ${name}`),
  );
  expect(asked.size).toBeGreaterThan(0);
  expect(idle).toEqual([]);
});
test('names of classes are words of the language that parts are written in', () => {
  const wrong = sheets().flatMap(file => namesIn(read(file)).filter(name => !/^[a-z][a-zA-Z0-9]*$/.test(name)));
  expect(wrong).toEqual([]);
});
