import { expect, test } from 'vitest';
import { PATIENCE_MS, Patience } from './patience.ts';

const granted = (level: string, wanted: number, thinks: number, picks = 100) => {
  const patience = new Patience();
  return Array.from({ length: picks }, () => patience.grant(level, wanted, thinks));
};
const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);

test.each(['easy', 'medium'] as const)(
  'however often bots of level %s are asked, nobody waits longer in all',
  (level) => {
    const all = granted(level, 1400, 0);
    expect(sum(all)).toBeLessThanOrEqual(PATIENCE_MS[level]);
    expect(all[0]).toBeGreaterThan(700);
    expect(Math.min(...all)).toBeGreaterThan(0);
  },
);

test('a search is given its time as long as there is patience, and as long as a moment after that', () => {
  const all = granted('hard', 2000, 2000, 40);
  expect(all[0]).toBe(2000);
  expect(all.at(-1)).toBe(700);
});

test('nobody gets more than they want', () => {
  expect(granted('hard', 50, 2000, 3)).toEqual([50, 50, 50]);
  expect(granted('medium', 0, 0, 3)).toEqual([0, 0, 0]);
});
