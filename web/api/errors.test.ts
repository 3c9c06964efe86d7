import { expect, test } from 'vitest';
import { codeOf, HostError } from './errors.ts';

test('whatever goes wrong has a code', () => {
  expect(codeOf(new HostError('MATCH_FULL'))).toBe('MATCH_FULL');
  expect(codeOf(new Error('oh'))).toBe('UNKNOWN');
  expect(codeOf(null)).toBe('UNKNOWN');
});

test.each([
  'Failed to fetch dynamically imported module: https://table/assets/oath.js',
  'error loading dynamically imported module: https://table/assets/oath.js',
  'Importing a module script failed.',
])('a part of the page that did not come is named: %s', (message) => {
  expect(codeOf(new TypeError(message))).toBe('NOT_LOADED');
});
