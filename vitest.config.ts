import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**'],
    reporters: ['default', './testing/count.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Much of the time is spent waiting: for bots that think, for clocks, for pages.
    maxWorkers: 2,
  },
});
