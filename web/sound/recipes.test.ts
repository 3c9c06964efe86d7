import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { expect, test } from 'vitest';
import { recipeOf } from './recipes.ts';

const half = () => 0.5;

test('your turn is two notes 90 ms apart, a loss falls, a card rises', () => {
  expect(recipeOf('turn', half).map(({ pitch, after, lasts }) => [pitch, after, lasts])).toEqual([
    [523, 0, 350],
    [784, 90, 350],
  ]);
  expect(recipeOf('loss', half)[0]).toMatchObject({ pitch: 196, to: 147, lasts: 260 });
  expect(recipeOf('card', half)[0]).toMatchObject({ pitch: 3000, to: 6000, lasts: 70 });
});

test('dice are four to six knocks at gaps of 40 to 90 ms, the last the loudest', () => {
  const rng = seededRng(3);
  for (let n = 0; n < 50; n++) {
    const knocks = recipeOf('dice', () => rng.below(1000) / 1000).filter(({ wave }) => wave === 'noise');
    expect(knocks.length).toBeGreaterThanOrEqual(4);
    expect(knocks.length).toBeLessThanOrEqual(6);
    const gaps = knocks.slice(1).map(({ after }, i) => after - (knocks[i]?.after ?? 0));
    expect(gaps.every((gap) => gap >= 40 && gap <= 90)).toBe(true);
    expect(knocks.map(({ level }) => level).lastIndexOf(1)).toBe(knocks.length - 1);
  }
});

test('the end is a chord of the game’s own mode, 1.4 s', () => {
  const chord = recipeOf('end', half, [0, 7, 12]);
  expect(chord.map(({ pitch }) => Math.round(pitch))).toEqual([196, 294, 392]);
  expect(chord.every(({ lasts }) => lasts === 1400)).toBe(true);
});
