import { expect, test } from 'vitest';
import { answeredWish, missingConsent } from './consent.ts';

const people = [
  { seat: 0, person: 'ana' },
  { seat: 1, person: 'bia' },
  { seat: 2, person: 'ana' },
  { seat: 4, person: 'caio' },
];

test('everybody else is asked, and nobody for a seat of their own', () => {
  expect(missingConsent(people, 0, [])).toEqual([1, 4]);
  expect(missingConsent(people, 1, [4])).toEqual([0, 2]);
  expect(missingConsent(people, 3, [])).toEqual([0, 1, 2, 4]);
});

test('a yes is kept once, a no withdraws the wish', () => {
  const wish = { seat: 0, to: 7, agreed: [1] };
  expect(answeredWish(wish, [1, 4], true)).toEqual({ seat: 0, to: 7, agreed: [1, 4] });
  expect(answeredWish(wish, [4], false)).toBeNull();
});
