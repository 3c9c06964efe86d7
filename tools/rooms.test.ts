/** Folders are rooms: few enough files to find the door, and no two rooms that import each other. */
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, knotsOf, MOST_FILES, sourcesIn } from './rooms.ts';

const root = join(import.meta.dirname, '..');

const files = sourcesIn(root);

test('no folder has more files than one finds one’s way in', () => {
  const sizes = Map.groupBy(files, posix.dirname);
  const large = [...sizes].filter(([, { length }]) => length > MOST_FILES);
  expect(large.map(([folder, { length }]) => `${folder}: ${length} files`)).toEqual([]);
});

test('no two folders import each other, directly or by way of others', () => {
  expect(knotsOf(importsOf(root, files))).toEqual([]);
});

test('the search finds a knot of three, and no knot in a line', () => {
  const line = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
  ]);
  expect(knotsOf(line)).toEqual([]);
  expect(knotsOf(new Map([...line, ['c', new Set(['a', 'd'])]]))).toEqual([['a', 'b', 'c']]);
});
