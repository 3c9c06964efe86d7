import { expect, test } from 'vitest';
import { loudStep, turnsHeaded, turnsOfSeats } from './turns.ts';

const steps = [
  { at: 0, seat: null },
  { at: 1, seat: 0 },
  { at: 3, seat: 0 },
  { at: 4, seat: 1 },
  { at: 5, seat: 0 },
];

test('without windows a turn begins where another seat picks', () => {
  expect(turnsOfSeats(steps)).toEqual([0, 2, 3]);
});

test('with windows a turn begins where the log heads it, whoever picks in between', () => {
  expect(turnsHeaded(steps, [{ at: 0 }, { at: 2 }, { at: 5 }, { at: 9 }])).toEqual([0, 2, 4]);
});

test('steps in which nothing was told are stepped over', () => {
  const steps = [null, 0, 1, 2, 0].map((seat, at) => ({ at, seat, silent: at === 2 || at === 3 }));
  expect([loudStep(steps, 1, 1), loudStep(steps, 4, -1), loudStep(steps, 0, -1), loudStep(steps, 4, 1)]).toEqual([
    4, 1, 0, 4,
  ]);
});
