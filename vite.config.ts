/** How the web client is built: from `client/` into `dist/client/`. Everything is a file of its own, since pages may load from here only. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { write } from './client/icons/extract.mjs';

const client = fileURLToPath(new URL('./client', import.meta.url));

/** The service worker must know every file of this build by name: they are written into it. */
const offline = (): Plugin => ({
  name: 'sixgun-offline',
  buildStart: write,
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const worker = bundle['offline.js'];
      if (worker?.type !== 'chunk') return;
      const built = Object.keys(bundle).filter(name => name !== 'offline.js' && !name.endsWith('.map'));
      const files = [...built, ...readdirSync(join(client, 'public'))];
      worker.code = worker.code.replace('__FILES__', files.map(name => (name === 'index.html' ? '/' : `/${name}`)).join(' '));
    },
  },
});

/** Texts are compressed once here, not by every server for every visitor. */
const compressed = (): Plugin => ({
  name: 'sixgun-compressed',
  writeBundle({ dir }) {
    for (const name of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|html|svg|webmanifest)$/.test(name)) continue;
      const text = readFileSync(join(dir!, name));
      writeFileSync(join(dir!, `${name}.br`), brotliCompressSync(text));
      writeFileSync(join(dir!, `${name}.gz`), gzipSync(text, { level: 9 }));
    }
  },
});

export default defineConfig({
  root: client,
  publicDir: 'public',
  plugins: [offline(), compressed()],
  worker: { format: 'es' },
  build: {
    outDir: fileURLToPath(new URL('./dist/client', import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { index: `${client}/index.html`, offline: `${client}/offline/worker.ts` },
      output: {
        entryFileNames: chunk => (chunk.name === 'offline' ? 'offline.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
