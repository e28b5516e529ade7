import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { scoped } from './client/look/sheets.mjs';
import { compiled, undrawn, untouched } from './testing/compiled.ts';
import { testsOf } from './testing/kinds.ts';
import LongestFirst from './testing/longest-first.ts';
import { PATIENCE } from './testing/patience.ts';

const cores = availableParallelism();
/** How many test files run at once. Vitest's own option does not reach its projects. */
const workers = Number(process.env['WORKERS'] ?? cores);
const { rules, play, random, house, engines } = testsOf();
/** Seconds of random play for each game; `npm run test:deep` plays by count instead. */
const seconds = process.env['DEEP'] === undefined ? 2 : null;
const fast = { globalSetup: './testing/compiled.ts', server: untouched };

export default defineConfig({
  css: { modules: scoped },
  test: {
    // A sheet gives a test the names that it gives the page.
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'scoped' } },
    reporters: ['default', './testing/count.ts'],
    testTimeout: 10 * PATIENCE,
    hookTimeout: 10 * PATIENCE,
    expect: { poll: { timeout: PATIENCE } },
    maxWorkers: workers,
    // No test leaves anything behind that could spoil another, so what one has loaded serves the next.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, plugins: [compiled, undrawn], test: { ...fast, name: 'rules', include: [...rules] } },
      { extends: true, plugins: [compiled, undrawn], test: { ...fast, name: 'play', include: [...play] } },
      ...Array.from({ length: cores }, (_, i) => ({
        extends: true as const,
        plugins: [compiled, undrawn],
        test: {
          ...fast,
          name: `random ${i + 1}`,
          include: [...random],
          provide: { shard: { number: i + 1, of: cores, seconds } },
          // However long that takes.
          testTimeout: 0,
        },
      })),
      // Browsers, processes and sockets meet chance; what passes only the second time is named in the last lines.
      ...Object.entries({ house, engines }).map(([name, include]) => ({
        extends: true as const,
        plugins: [compiled, undrawn],
        test: { ...fast, name, include: [...include], retry: 1, testTimeout: 3 * PATIENCE, hookTimeout: 3 * PATIENCE },
      })),
    ],
  },
});
