import { expect, test } from 'vitest';
import { handsAt } from './hands.ts';

const holders = [
  { seat: 1, name: 'Bia', person: null, from: 0, why: 'first' as const },
  { seat: 1, name: 'Dora', person: null, from: 5, why: 'offered' as const },
  { seat: 1, name: 'Eva', person: null, from: 9, why: 'agreed' as const },
];
const told = [{ at: 2 }, { at: 4 }, { at: 7 }];
const names = (n: number) => handsAt(told, n, { holders }).map(({ name }) => name);

test('a seat that changed hands is told after the last line before it', () => {
  expect([names(0), names(1), names(2)]).toEqual([[], ['Dora'], ['Eva']]);
});

test('what happened before the first line is told at the first', () => {
  expect(handsAt([{ at: 8 }], 0, { holders }).map(({ name }) => name)).toEqual(['Dora', 'Eva']);
});

test('where nobody left, nothing is told', () => {
  expect(handsAt(told, 0, { holders: [] })).toEqual([]);
});
