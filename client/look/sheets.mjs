/**
 * Styles belong to their parts. A sheet is a CSS module: `seats.module.css` styles what is drawn by the component that imports it, and its
 * `.plate` is called `seats-plate` in the page, so that no other sheet can mean it. What each sheet names is written into `sheets.d.ts`,
 * so that a part which asks for another name does not compile. The build does that; `node client/look/sheets.mjs` does it by hand.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ENDING = '.module.css';
const PLACES = ['client', 'games', 'examples'];

/** What a sheet is called: no two have the same name. */
export const nameOf = file => basename(file, ENDING);
/** For Vite: how a name of a sheet is called in the page. */
export const scoped = { generateScopedName: (local, file) => `${nameOf(file)}-${local}` };

/** Every sheet that is a module, by its path from the root. */
export const sheets = () =>
  PLACES.flatMap(place => readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }).map(file => join(place, file)))
    .filter(file => file.endsWith(ENDING) && !file.includes('node_modules'))
    .map(file => file.split(sep).join('/'))
    .sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
/** The selectors of a sheet, without those of its keyframes. */
export const selectorsOf = css =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)]
    .map(([, selector]) => selector.trim())
    .filter(selector => !/^(@|from\b|to\b|[\d.]+%)/.test(selector));
/** The classes that a sheet names. */
export const namesIn = css =>
  [...new Set(selectorsOf(css).flatMap(selector => [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name)))].sort();

export const types = join(root, 'client', 'look', 'sheets.d.ts');
/** What the compiler knows of sheets. */
export const text = () => {
  const rows = sheets().map(file => {
    const names = namesIn(readFileSync(join(root, file), 'utf8'));
    return `declare module '*/${nameOf(file)}${ENDING}' { export const ${names.map(name => `${name}: string`).join(', ')}; }`;
  });
  return `/** Written by \`client/look/sheets.mjs\`: the classes of each sheet. */\n${rows.join('\n')}\n`;
};
export const write = () => {
  const now = text();
  if (!existsSync(types) || readFileSync(types, 'utf8') !== now) writeFileSync(types, now);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) write();
