import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** Rules and words are functions of plain data: what one file has loaded the next may use. */
const PURE = ['kernel/**/*.test.{ts,tsx}', 'games/**/*.test.{ts,tsx}'];

export default defineConfig({
  test: {
    // A loaded machine is slow, not wrong.
    expect: { poll: { timeout: 20_000 } },
    pool: 'threads',
    maxWorkers: Math.min(4, availableParallelism()),
    testTimeout: 180_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          name: 'all',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, '**/dist/**', '.cache/**', 'e2e/**', ...PURE],
        },
      },
    ],
  },
});
