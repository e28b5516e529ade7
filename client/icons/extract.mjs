/**
 * Draws the icons that are used, and no others: those that stand under `sources` in an `icons.ts` (our name → author/icon of game-icons.net).
 * They are the picture `icons.svg` beside it; those of the pages, of faces and of the trail are kept in the repository, those of the games are not. The build runs it;
 * `node client/icons/extract.mjs` does it by hand.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const require = createRequire(import.meta.url);
const SOURCES = /^export const sources = \{\n(.*?)^\}/ms;
const SOURCE = /^ {2}'?([\w-]+)'?: '([\w/-]+)',$/gm;
const WHOLE = /^<path fill="currentColor" d="([^"]+)"\/>$/;

/** The outline of an icon, which must be a single path on 512 × 512. */
const outline = (all, name, file) => {
  const path = WHOLE.exec(all[name]?.body ?? '')?.[1];
  if (path === undefined) throw new Error(`${relative(root, file)}: game-icons.net has no plain icon "${name}"; name another`);
  return path;
};
const pages = ['shell/icons.ts', 'faces/heads.ts', 'trail/signs.ts'].map(path => join(root, 'client', path));
const games = () =>
  readdirSync(join(root, 'games'), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => join(root, 'games', entry.name, 'page', 'icons.ts'))
    .filter(existsSync);
/** What a module names, and the outline of each. */
const drawnFor = path => {
  const all = require('@iconify-json/game-icons/icons.json').icons;
  const [, listed] = SOURCES.exec(readFileSync(path, 'utf8'));
  return [...listed.matchAll(SOURCE)].map(([, name, from]) => ({ name, d: outline(all, from.split('/')[1], path) }));
};

/** Every picture to be drawn: its path, its outlines one above the other. */
export const pictures = () =>
  [...pages, ...games()].map(path => {
    const rows = drawnFor(path).map(({ name, d }) => `<path id="${name}" d="${d}"/>`);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">\n<title>Icons</title>\n${rows.join('\n')}\n</svg>\n`;
    return { path: path.replace(/ts$/, 'svg'), text: svg };
  });
export const write = () => {
  for (const { path, text } of pictures()) if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
};
if (process.argv[1] === fileURLToPath(import.meta.url)) write();
