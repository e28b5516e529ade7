import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**'],
    reporters: ['default', './testing/count.ts'],
    // Real browsers, sockets and processes on a busy machine stumble now and then. What is deterministic fails again.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
