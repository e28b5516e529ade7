/** How the web client is built: from `client/` into `dist/client/`. Everything is a file of its own, since pages may load from here only. */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { write as writeIcons } from './client/icons/extract.mjs';
import { scoped, write as writeSheets } from './client/look/sheets.mjs';
import { within } from './client/look/within.mjs';

const client = fileURLToPath(new URL('./client', import.meta.url));

/** What is served as it lies; the pictures for an installed app are in a folder of their own. */
const publicFiles = (): string[] =>
  readdirSync(join(client, 'public'), { withFileTypes: true }).flatMap(entry => (entry.isFile() ? [entry.name] : []));

/** The service worker must know every file of this build by name: they are written into it. */
const offline = (): Plugin => ({
  name: 'sixgun-offline',
  buildStart() {
    writeIcons();
    writeSheets();
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const worker = bundle['offline.js'];
      if (worker?.type !== 'chunk') return;
      // Rules as they were are fetched by those who need them.
      const isEdition = (file: (typeof bundle)[string]): boolean =>
        file.type === 'chunk' && /\/editions\//.test(file.facadeModuleId ?? '');
      const built = Object.keys(bundle).filter(
        name => name !== 'offline.js' && !name.endsWith('.map') && !isEdition(bundle[name]!),
      );
      const files = [...built, ...publicFiles()];
      worker.code = worker.code.replace('__FILES__', files.map(name => (name === 'index.html' ? '/' : `/${name}`)).join(' '));
    },
  },
});

/** A page may stay open for as long as this after another was built. */
const NEEDED = 7 * 24 * 3_600_000;
/** Files of earlier builds are left to the pages that are still open, and cleared away once nobody can need them. */
const cleared = (): Plugin => ({
  name: 'sixgun-cleared',
  writeBundle({ dir }, bundle) {
    const assets = join(dir!, 'assets');
    for (const name of readdirSync(assets)) {
      const isOurs = `assets/${name.replace(/\.(br|gz)$/, '')}` in bundle;
      if (!isOurs && Date.now() - statSync(join(assets, name)).mtimeMs > NEEDED) rmSync(join(assets, name));
    }
  },
});

/** Texts are compressed once here, not by every server for every visitor. */
const compressed = (): Plugin => ({
  name: 'sixgun-compressed',
  writeBundle({ dir }, bundle) {
    for (const name of [...Object.keys(bundle), ...publicFiles()]) {
      if (!/\.(js|css|html|svg|webmanifest)$/.test(name)) continue;
      const text = readFileSync(join(dir!, name));
      writeFileSync(join(dir!, `${name}.br`), brotliCompressSync(text));
      writeFileSync(join(dir!, `${name}.gz`), gzipSync(text, { level: 9 }));
    }
  },
});

/** A worker is one more beginning of the same build, so that it shares its files with the page: rules that both need come once. */
const workers = (): Plugin => ({
  name: 'sixgun-workers',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { code: 'new Worker(new URL(' },
    handler(code, file) {
      return code.replaceAll(/new URL\('([^']+)', import\.meta\.url\)(?=, \{ type: 'module' \})/g, (_, at: string) => {
        const id = join(dirname(file), at);
        return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id, name: `worker-${basename(dirname(id))}` })}`;
      });
    },
  },
});

/** What every table needs, and what keeps a practice table: small parts that come as one file, which compresses better than each by itself. */
const atEveryTable = new RegExp(
  [
    '/client/table/(?:[a-z]+/)?(?!about|beside|chat|explaining|fan|menu|missed|on-pile|race\\.|ranking|reader|rematch-due|rule|shown-hand|terms-said|unrated|verdict)[a-z-]+\\.tsx?$',
    '/client/(practice/line|practice/taste|play/live-board|play/practice-table|pages/practice|shell/later|icons/outlines)\\.tsx?$',
    '/words/(tell|outcome|refused)\\.ts$',
  ].join('|'),
);
/** What pages need of the kernel; what only rules and bots run on; what keeps a table. */
const kernel = /\/kernel\/(?:[a-z]+\/)?(?:choices|false-start|language|records|script|table|tells|together|verb|zones)\.ts$/;
const engine =
  /\/(?:kernel\/(?:(?!proving)[a-z]+\/)?(?!facts|refusal)[a-z-]+|bots\/(?:believing|candidates|playout|racing|searcher|steady|thought))\.ts$/;
const actor = /^(?!.*\/(?:games|client)\/).*\/(?:table\/(?!play\/progress|viewers\/stream)|@noble\/)/;

const drawing = /\/node_modules\/(?:preact|@preact)\//;
/** What a browser remembers of whoever comes back, in small parts. */
const remembered =
  /\/client\/(?:shell\/(?:settings|storage)|line\/kept-seat|trail\/walk|puzzles\/(?:lists|record)|day\/(?:results|terms)|practice\/unfinished|achievements\/achievements|beat\/kept|evening\/key|learn\/progress)\.tsx?$/;
/** Small parts that every page needs. What is needed by what they need cannot be among them: modules would wait for each other for ever. */
const shell =
  /\/(?:client\/(?:shell\/(?:notice|scrollable|title)|line\/(?:api|away)|calls\/(?:device|notify))|words\/called)\.tsx?$/;

/** Of two groups that want a file the first has it. */
const together = [
  { name: 'preact', test: drawing },
  { name: 'remembered', test: remembered },
  { name: 'shell', test: shell },
  { name: 'felt', test: atEveryTable },
  { name: 'worker-rules', test: /\/client\/games\/rules\.ts$/ },
  { name: 'kernel', test: kernel },
  { name: 'engine', test: engine },
  { name: 'actor', test: actor },
].map(group => ({ ...group, includeDependenciesRecursively: false }));

export default defineConfig(({ mode }) => ({
  root: client,
  publicDir: 'public',
  css: { modules: scoped, postcss: { plugins: [within] } },
  // A test that builds a page of its own for one visit does without.
  plugins: [workers(), offline(), cleared(), ...(mode === 'production' ? [compressed()] : [])],
  build: {
    outDir: fileURLToPath(new URL('./dist/client', import.meta.url)),
    // A page that is open still asks for the files it was built with: they go when they are old.
    emptyOutDir: false,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // There is no page in a worker to preload into.
      resolveDependencies: (_, needed, { hostId }) => (hostId.startsWith('assets/worker-') ? [] : needed),
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { index: `${client}/index.html`, offline: `${client}/offline/worker.ts` },
      output: {
        codeSplitting: { groups: together },
        entryFileNames: chunk => (chunk.name === 'offline' ? 'offline.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
}));
