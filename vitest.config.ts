import { configDefaults, defineConfig } from 'vitest/config';
import LongestFirst from './testing/longest-first.ts';

/** What needs nothing but a processor. Everything else drives pages, servers and programs, and spends much of its time waiting for them. */
const rules = ['bench', 'bots', 'games', 'kernel', 'table', 'testing', 'wire', 'words'].map(folder => `${folder}/**/*.test.ts`);
const exclude = [...configDefaults.exclude, 'dist/**'];

export default defineConfig({
  test: {
    reporters: ['default', './testing/count.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      // Whoever gives way to everybody else needs patience; and rules share nothing that one test could spoil for another.
      { extends: true, test: { name: 'rules', include: rules, exclude, testTimeout: 900_000, isolate: false } },
      { extends: true, test: { name: 'house', include: ['**/*.test.ts'], exclude: [...exclude, ...rules] } },
    ],
  },
});
