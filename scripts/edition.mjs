/**
 * `npm run edition`: keeps the current rules of every game, with kernel, bots and judge, in one self-contained file:
 * `games/<game>/editions/<version>.mjs`. A game that was begun by these rules is played to its end by that file, whatever comes later.
 * A version that is already kept stays unchanged.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { installed, root } from './ready.mjs';

installed({ tools: false });
const { build } = await import('vite');

const ENTRY = 'edition-entry';
/** Where a game's rules, bots and judge are, for the page too. */
const entryOf = folder => {
  const at = path => JSON.stringify(join(folder, path));
  const mind = existsSync(join(folder, 'bot', 'mind.ts')) ? `export { mind } from ${at('bot/mind.ts')};` : '';
  return `import * as rules from ${at('game.ts')};
    export const game = Object.values(rules).find(thing => typeof thing === 'object' && thing.id !== undefined && thing.play !== undefined);
    export { bots } from ${at('bot/bots.ts')};
    ${mind}`;
};
const bundle = (folder, outDir) =>
  build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      {
        name: 'edition',
        resolveId: id => (id.endsWith(ENTRY) ? `\0${ENTRY}` : null),
        load: id => (id === `\0${ENTRY}` ? entryOf(folder) : null),
      },
    ],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      minify: true,
      lib: { entry: ENTRY, formats: ['es'], fileName: () => 'edition.mjs' },
      rolldownOptions: { output: { minify: true } },
    },
  });

for (const { name } of readdirSync(join(root, 'games'), { withFileTypes: true }).filter(entry => entry.isDirectory())) {
  const folder = join(root, 'games', name);
  if (!existsSync(join(folder, 'game.ts'))) continue;
  const made = join(tmpdir(), `sixgun-edition-${process.pid}`);
  await bundle(folder, made);
  const file = join(made, 'edition.mjs');
  const { game } = await import(`${pathToFileURL(file).href}?${name}`);
  const kept = join(folder, 'editions', `${game.version}.mjs`);
  const isThere = existsSync(kept);
  if (!isThere) {
    mkdirSync(join(folder, 'editions'), { recursive: true });
    copyFileSync(file, kept);
  }
  const begun = performance.now();
  await import(pathToFileURL(kept).href);
  const took = Math.round(performance.now() - begun);
  const packed = gzipSync(readFileSync(kept)).length;
  const sizes = `${statSync(kept).size} bytes, ${packed} packed, loaded in ${took} ms`;
  console.log(`${relative(root, kept)}${isThere ? ' is kept already' : ''}: ${sizes}`);
  rmSync(made, { recursive: true, force: true });
}
