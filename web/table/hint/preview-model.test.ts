import { expect, test } from 'vitest';
import { differences } from './preview-model.ts';

const counted = (id: string, count: number) => ({ id, count, named: (n: number) => `${n} ${id}` });

test('what falls is a cost, what rises a gain, what stays is not named', () => {
  const before = [counted('herb', 3), counted('vp', 1), counted('mana', 2)];
  const after = [counted('herb', 1), counted('vp', 6), counted('mana', 2), counted('card', 1)];
  expect(differences(before, after)).toEqual({ costs: ['2 herb'], gains: ['5 vp', '1 card'] });
});
