import { newMatch } from '@tavola/server/api/matches.ts';
import { expect, test } from 'vitest';
import { clockOf, clockPlan, hasDays, lengths, paces, USUAL_OWN } from './pace.ts';

const own = { decision: 86_400, player: 5 * 86_400, increment: 43_200 };

test.each(paces)('%s is a clock that the server takes', (pace) => {
  for (const weekends of [false, true]) {
    const clock = clockPlan(pace, own, weekends);
    const sent = newMatch.parse({ game: 'root', seats: [{ kind: 'me' }], clock });
    expect(sent.clock).toEqual(clock);
  }
});

test('weekends are free only with a clock of a day or more', () => {
  expect(clockPlan('minutes', own, true).weekends).toBe(false);
  expect(clockPlan('days', own, true)).toMatchObject({ weekends: true, zone: expect.any(String) });
  expect(clockPlan('own', { ...own, decision: 3600 }, true).weekends).toBe(false);
});

test('turns are prepared as usual where any clock has a day', () => {
  expect(paces.filter((pace) => hasDays(clockOf(pace, USUAL_OWN)))).toEqual(['days', 'turns']);
  expect(hasDays({ decision: 3600, player: 86_400, increment: null })).toBe(true);
});

test('a gain needs something that it adds to', () => {
  expect(clockPlan('own', { ...own, player: null }, false).increment).toBeNull();
});

test('every length that can be chosen is one that the server takes', () => {
  for (const [kind, all] of Object.entries(lengths))
    for (const seconds of all) {
      const clock = { player: 600, [kind]: seconds };
      expect(newMatch.safeParse({ game: 'root', seats: [{ kind: 'me' }], clock }).success).toBe(true);
    }
});
