import { expect, test } from 'vitest';
import { lineTo, placed } from './tree.ts';

const game = (id: string, follows: string | null, created: number) => ({ id, follows, created });
const where = (games: Parameters<typeof placed>[0]) =>
  Object.fromEntries(placed(games).map(({ game: { id }, number, row, isLast }) => [id, [number, row, isLast]]));

test('one game after another is one line', () => {
  expect(where([game('a', null, 1), game('b', 'a', 2), game('c', 'b', 3)])).toEqual({
    a: [1, 0, false],
    b: [2, 0, false],
    c: [3, 0, true],
  });
});

test('the line that was played on last runs straight, the other branches off', () => {
  const games = [game('a', null, 1), game('b', 'a', 2), game('c', 'b', 3), game('d', 'a', 4), game('e', 'd', 5)];
  expect(where(games)).toEqual({
    a: [1, 0, false],
    d: [2, 0, false],
    e: [3, 0, true],
    b: [2, 1, false],
    c: [3, 1, true],
  });
});

test('a game whose beginning is not here begins a line', () => {
  expect(where([game('b', 'a', 2), game('c', 'b', 3)])).toEqual({ b: [1, 0, false], c: [2, 0, true] });
});

test('a line leads from the first game to the one that is chosen, past its branches', () => {
  const games = placed([game('a', null, 1), game('b', 'a', 2), game('c', 'b', 3), game('d', 'a', 4)]);
  expect(lineTo(games, 'c').map(({ game: { id } }) => id)).toEqual(['a', 'b', 'c']);
});
