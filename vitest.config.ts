import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** Rules are functions of plain data: what one file has loaded the next may use. */
const RULES = ['kernel/**/*.test.ts', 'games/*/{rules,scenarios}/**/*.test.ts'];

export default defineConfig({
  test: {
    // A loaded machine is slow, not wrong.
    expect: { poll: { timeout: 20_000 } },
    pool: 'threads',
    maxWorkers: Math.min(4, availableParallelism()),
    testTimeout: 180_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'rules', include: RULES, isolate: false } },
      {
        extends: true,
        test: {
          name: 'all',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, '**/dist/**', '.cache/**', 'e2e/**', ...RULES],
        },
      },
    ],
  },
});
