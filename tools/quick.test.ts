import { expect, test } from 'vitest';
import { quickFilters } from './quick.mjs';

test('a changed rule brings the tests of its game, a changed route those of its room', () => {
  expect(quickFilters(['games/root/rules/battle.ts', 'games/root/README.md', 'server/routes/picks.ts'])).toEqual([
    'games/root/',
    'server/routes/',
  ]);
});

test('a file at the top of a package brings the whole package, words and browser tests bring nothing', () => {
  expect(quickFilters(['testing/walk.ts', 'docs/kernel.md', 'e2e/root.spec.ts', 'README.md'])).toEqual(['testing/']);
});
