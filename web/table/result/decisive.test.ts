import { expect, test } from 'vitest';
import { decidedAt, decisiveSteps, lastLead, tellingEvent } from './decisive.ts';

test('the three largest steps of those who made them decided the game, told in its order', () => {
  const progress = [
    [0, 0],
    [0.5, 0],
    [0.5, 0.3],
    [0.52, 0.3],
    [0.52, 0.1],
    [1, 0.1],
  ];
  expect(decisiveSteps(progress, [null, 0, 1, 0, 1, 0])).toEqual([
    { step: 1, seat: 0, change: 0.5 },
    { step: 2, seat: 1, change: 0.3 },
    { step: 5, seat: 0, change: 0.48 },
  ]);
});

test('what the dice did is nobody’s move', () => {
  expect(decisiveSteps([[0], [1]], [null, -1])).toEqual([]);
  expect(decisiveSteps([], [])).toEqual([]);
});

test('a game was decided when the winner’s chance rose above 80 % and stayed there', () => {
  const points = [0.5, 0.85, 0.7, 0.9, 1].map((chance, i) => ({ at: i * 10, chances: [1 - chance, chance] }));
  expect(decidedAt(points, 1)).toBe(30);
  expect(decidedAt(points, 0)).toBeNull();
});

test('without an analysis it was decided by the last change of the lead', () => {
  const progress = [
    [0, 0],
    [0.5, 0.2],
    [0.5, 0.6],
    [0.7, 0.6],
    [0.8, 0.6],
  ];
  expect(lastLead(progress, 0)).toBe(3);
  expect(lastLead(progress, 1)).toBeNull();
});

test('a move is named by what changed, not by its last detail', () => {
  const moments = { battle: 'clash', boot: 'card', token: 'piece', note: null } as const;
  const name = (events: readonly (keyof typeof moments)[]) => tellingEvent(events, (event) => moments[event]);
  expect(name(['token', 'battle', 'boot', 'note'])).toBe('battle');
  expect(name(['token', 'boot'])).toBe('token');
  expect(name([])).toBeNull();
});
