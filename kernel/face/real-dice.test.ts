import { expect, test } from 'vitest';
import { alikeSides, completed, diceTaps, optionsOf, outcomesOf } from './real-dice.ts';

const side = (option: number, name: string) => ({ option: String(option), name });
const attack = ['hollow', 'hollow', 'hollow', 'sword', 'sword', 'skull'].map((name, i) => side(i + 1, name));
const plain = ['0', '1', '2', '3'].map((name, i) => side(i, name));

test('two dice of four sides are ten pairs, ascending', () => {
  const dice = { count: 2, sides: plain };
  const said = outcomesOf(dice)?.map((outcome) => optionsOf(alikeSides(dice), outcome).join(''));
  expect(said).toEqual(['00', '01', '02', '03', '11', '12', '13', '22', '23', '33']);
  expect(diceTaps(dice, ['3', '1'])).toBe(1);
});

test('sides that show the same are one; few dice are one touch, many are told side by side', () => {
  expect(alikeSides({ sides: attack }).map(({ name, options }) => `${name} ${options}`)).toEqual([
    'hollow 1,2,3',
    'sword 4,5',
    'skull 6',
  ]);
  expect(outcomesOf({ count: 4, sides: attack })).toHaveLength(15);
  expect(outcomesOf({ count: 5, sides: attack })).toBeNull();
  expect(diceTaps({ count: 5, sides: attack }, ['1', '1', '3', '2', '2'])).toBe(1);
  expect(diceTaps({ count: 5, sides: attack }, ['1', '1', '3', '5', '6'])).toBe(2);
});

test('the last side that nobody spoke of shows on the rest', () => {
  expect(completed([null, null, null], 5)).toBeNull();
  expect(completed([3, null, null], 5)).toBeNull();
  expect(completed([5, null, null], 5)).toEqual([5, 0, 0]);
  expect(completed([2, null, 1], 5)).toEqual([2, 2, 1]);
});
