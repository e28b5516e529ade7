import { configDefaults, defineConfig } from 'vitest/config';
import { compiled, FOLDERS, untouched } from './testing/compiled.ts';
import LongestFirst from './testing/longest-first.ts';

/** What needs nothing but a processor. Everything else drives pages, servers and programs, and spends much of its time waiting for them. */
const rules = FOLDERS.map(folder => `${folder}/**/*.test.ts`);
const exclude = [...configDefaults.exclude, 'dist/**'];

export default defineConfig({
  test: {
    reporters: ['default', './testing/count.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As patient as whoever drives the pages: a busy machine takes its time.
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
    // No test leaves anything behind that could spoil another, so what one has loaded serves the next.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        plugins: [compiled],
        test: {
          name: 'rules',
          include: rules,
          exclude,
          globalSetup: './testing/compiled.ts',
          server: untouched,
          // Whoever gives way to everybody else needs patience.
          testTimeout: 900_000,
        },
      },
      { extends: true, test: { name: 'house', include: ['**/*.test.ts'], exclude: [...exclude, ...rules] } },
    ],
  },
});
