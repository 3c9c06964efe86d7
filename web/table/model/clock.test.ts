import { expect, test } from 'vitest';
import { clockAt, pauseAt } from './clock.ts';

const HOUR = 3_600_000;
const rests = [
  { why: 'weekend' as const, from: 10 * HOUR, to: 58 * HOUR },
  { why: 'holiday' as const, from: 20 * HOUR, to: 82 * HOUR },
];

test('a clock counts down to its deadline, without what does not count', () => {
  const seat = { deadline: 90 * HOUR, left: null, rests };
  expect(clockAt(seat, 0)).toEqual({ seconds: 18 * 3600, isRunning: true, rest: null });
  expect(clockAt(seat, 12 * HOUR)).toEqual({ seconds: 8 * 3600, isRunning: false, rest: rests[0] });
  expect(clockAt(seat, 30 * HOUR)).toMatchObject({ seconds: 8 * 3600, rest: rests[1] });
  expect(clockAt(seat, 85 * HOUR)).toEqual({ seconds: 5 * 3600, isRunning: true, rest: null });
  expect(clockAt(seat, 91 * HOUR).seconds).toBe(0);
});

test('a seat that is not asked shows what its player has left', () => {
  expect(clockAt({ deadline: null, left: 90_000, rests: [] }, 5)).toEqual({
    seconds: 90,
    isRunning: false,
    rest: null,
  });
  expect(clockAt({ deadline: null, left: null, rests: [] }, 5).seconds).toBeNull();
});

test('a pause holds until its end', () => {
  const match = { status: 'playing' as const, paused: { from: 10, to: 20 } };
  expect([9, 10, 19, 20].map((now) => pauseAt(match, now) !== null)).toEqual([false, true, true, false]);
  expect(pauseAt({ ...match, status: 'over' }, 15)).toBeNull();
});
