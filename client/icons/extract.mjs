/**
 * Draws the icons that are used, and no others: beside every `icons.json` (our name → author/icon of game-icons.net) it writes `icons.ts` with
 * their outlines. The build runs it; `node client/icons/extract.mjs` does it by hand.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const client = join(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);
const WHOLE = /^<path fill="currentColor" d="([^"]+)"\/>$/;

/** The outline of an icon, which must be a single path on 512 × 512. */
const outline = (all, name) => {
  const path = WHOLE.exec(all[name]?.body ?? '')?.[1];
  if (path === undefined) throw new Error(`game-icons has no plain icon "${name}"`);
  return path;
};
const folders = () => [
  join(client, 'shell'),
  ...readdirSync(join(client, 'games'), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => join(client, 'games', entry.name)),
];

/** Every module to be written: its path and its text. */
export const modules = () => {
  const all = require('@iconify-json/game-icons/icons.json').icons;
  return folders()
    .filter(folder => existsSync(join(folder, 'icons.json')))
    .map(folder => {
      const used = JSON.parse(readFileSync(join(folder, 'icons.json'), 'utf8'));
      const key = name => (/^([a-z]\w*|\d)$/i.test(name) ? name : `'${name}'`);
      // As the formatter breaks lines: after a key of five letters or more, when the line is too long.
      const row = (name, path) => `  ${name}:${name.length > 4 && name.length + path.length > 126 ? '\n    ' : ' '}'${path}',`;
      const rows = Object.entries(used).map(([name, from]) => row(key(name), outline(all, from.split('/')[1])));
      const head =
        '/** Outlines of icons, drawn from `icons.json` by `client/icons/extract.mjs`. Authors and licence: the credits page. */';
      return { path: join(folder, 'icons.ts'), text: `${head}\nexport const icons = {\n${rows.join('\n')}\n} as const;\n` };
    });
};
export const write = () => {
  for (const { path, text } of modules()) if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
};
if (process.argv[1] === fileURLToPath(import.meta.url)) write();
