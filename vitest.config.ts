import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A loaded machine is slow, not wrong.
    expect: { poll: { timeout: 20_000 } },
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '.cache/**', 'e2e/**'],
    pool: 'threads',
    maxWorkers: Math.min(4, availableParallelism()),
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
