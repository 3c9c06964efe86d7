import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextTime, quietAround } from './quiet.ts';

const at = (text: string) => Date.parse(text);
const night = { from: 23 * 60, to: 8 * 60 };

describe('quiet hours', () => {
  test('over midnight, in the zone of the person', () => {
    const hours = { zone: 'America/Sao_Paulo', quiet: night };
    expect(quietAround(at('2026-11-18T01:30:00Z'), hours)).toBeNull();
    expect(quietAround(at('2026-11-18T02:30:20Z'), hours)).toEqual({
      begin: at('2026-11-18T02:00:00Z'),
      end: at('2026-11-18T11:00:00Z'),
    });
    expect(quietAround(at('2026-11-18T11:00:00Z'), hours)).toBeNull();
  });

  test('end when the clocks show it, in the night in which they are put forward or back', () => {
    const hours = { zone: 'Europe/Berlin', quiet: night };
    expect(quietAround(at('2026-03-28T23:30:00Z'), hours)?.end).toBe(at('2026-03-29T06:00:00Z'));
    expect(quietAround(at('2026-10-24T22:30:00Z'), hours)?.end).toBe(at('2026-10-25T07:00:00Z'));
  });

  test('of no length there are none', () => {
    expect(quietAround(at('2026-11-18T02:30:00Z'), { zone: 'UTC', quiet: { from: 60, to: 60 } })).toBeNull();
  });

  test('whatever the zone and the hour: they contain the moment, begin when they should and end within a day', () => {
    const zones = [
      'UTC',
      'America/Sao_Paulo',
      'Europe/Berlin',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'Pacific/Apia',
    ];
    const minute = fc.integer({ min: 0, max: 1439 });
    const time = fc.integer({ min: at('2024-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z') });
    fc.assert(
      fc.property(time, fc.constantFrom(...zones), minute, minute, (now, zone, from, to) => {
        const found = quietAround(now, { zone, quiet: { from, to } });
        if (found === null) return;
        expect(found.begin).toBeLessThanOrEqual(now);
        expect(found.end).toBeGreaterThan(now);
        expect(found.end - now).toBeLessThanOrEqual(25.5 * 3_600_000);
        expect(
          quietAround(found.end + 3_600_000, { zone, quiet: { from, to } })?.begin ?? found.end + 1,
        ).toBeGreaterThan(found.begin);
      }),
      { numRuns: 500 },
    );
  });
});

test('the next eight in the morning', () => {
  expect(nextTime(at('2026-11-18T08:00:00Z'), 'UTC', 480)).toBe(at('2026-11-19T08:00:00Z'));
  expect(nextTime(at('2026-11-18T07:59:59Z'), 'UTC', 480)).toBe(at('2026-11-18T08:00:00Z'));
});
