import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS, dateOf, dayAt, dayOf, isZone, startOfDay } from './calendar.ts';
import { counted, type FreeTime, type Holiday, later, NO_FREE_TIME, restAt } from './free-time.ts';

/** `TAVOLA_CLOCK_CASES=10000` is the campaign (docs/testing.md). */
const numRuns = Number(process.env.TAVOLA_CLOCK_CASES ?? 200);
const HOUR_MS = 3_600_000;

/** With daylight saving at midnight, by half an hour, by two hours, in the other half of the year, or without. */
const zones = [
  'UTC',
  'America/Sao_Paulo',
  'America/New_York',
  'America/Santiago',
  'America/Havana',
  'America/St_Johns',
  'Europe/Berlin',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Antarctica/Troll',
];

const from2010 = Date.UTC(2010, 0, 1);
const moment = fc.integer({ min: from2010, max: Date.UTC(2032, 0, 1) });
const zone = fc.constantFrom(...zones);

/** Free time around a moment. */
function freeAround(at: number): fc.Arbitrary<FreeTime> {
  const near = fc.integer({ min: -20 * DAY_MS, max: 40 * DAY_MS }).map((ms) => at + ms);
  const holiday = fc.tuple(near, fc.integer({ min: 0, max: 9 }), zone).map(([ms, days, where]): Holiday => {
    const day = Math.floor(ms / DAY_MS);
    return { from: dateOf(day), to: dateOf(day + days), zone: where };
  });
  const pause = fc.tuple(near, fc.integer({ min: 0, max: 14 * DAY_MS })).map(([ms, long]) => [ms, ms + long] as const);
  return fc.record({
    weekends: fc.option(zone),
    holidays: fc.array(holiday, { maxLength: 3 }),
    pauses: fc.array(pause, { maxLength: 3 }),
  });
}
const span = fc.integer({ min: 0, max: 60 * DAY_MS });
const setting = moment.chain((at) => fc.tuple(fc.constant(at), span, freeAround(at)));

describe('a clock with free time', () => {
  test('runs out after exactly the time that counts, and never while free', () => {
    const property = fc.property(setting, ([from, ms, free]) => {
      const end = later(from, ms, free);
      expect(counted(from, end, free)).toBe(ms);
      expect(restAt(end, free)).toBeNull();
    });
    fc.assert(property, { numRuns });
  });

  test('later is the inverse of counted outside free time', () => {
    const property = fc.property(setting, ([from, ms, free]) => {
      const to = from + ms;
      if (restAt(to, free) === null) expect(later(from, counted(from, to, free), free)).toBe(to);
    });
    fc.assert(property, { numRuns });
  });

  test('counts every stretch once, however it is cut', () => {
    const property = fc.property(setting, span, ([from, ms, free], more) => {
      const [middle, to] = [from + ms, from + ms + more];
      expect(counted(from, middle, free) + counted(middle, to, free)).toBe(counted(from, to, free));
      expect(counted(from, to, free)).toBeLessThanOrEqual(to - from);
    });
    fc.assert(property, { numRuns });
  });

  test('agrees with a count of hours, each looked up in the calendar', () => {
    const property = fc.property(moment, fc.integer({ min: 1, max: 12 }), zone, (at, days, where) => {
      const from = Math.floor(at / HOUR_MS) * HOUR_MS;
      const to = from + days * DAY_MS;
      const name = new Intl.DateTimeFormat('en', { timeZone: where, weekday: 'short' });
      let sum = 0;
      const step = HOUR_MS / 4;
      for (let it = from; it < to; it += step) if (!name.format(it).startsWith('S')) sum += step;
      expect(counted(from, to, { ...NO_FREE_TIME, weekends: where })).toBe(sum);
    });
    fc.assert(property, { numRuns: Math.min(numRuns, 1000) });
  });

  test('on a weekend stands still from Saturday to Monday of the zone', () => {
    const free = { ...NO_FREE_TIME, weekends: 'America/Sao_Paulo' };
    // Friday 20:00 to Monday 01:00, three hours behind UTC.
    const friday = Date.UTC(2026, 10, 20, 23);
    expect(later(friday, 5 * HOUR_MS, free)).toBe(Date.UTC(2026, 10, 23, 4));
    expect(restAt(Date.UTC(2026, 10, 21, 12), free)).toMatchObject({ why: 'weekend', to: Date.UTC(2026, 10, 23, 3) });
  });

  test('two rests that overlap are free once', () => {
    const free: FreeTime = {
      weekends: 'UTC',
      holidays: [{ from: '2026-11-20', to: '2026-11-21', zone: 'UTC' }],
      pauses: [[Date.UTC(2026, 10, 21, 12), Date.UTC(2026, 10, 24)]],
    };
    expect(counted(Date.UTC(2026, 10, 19), Date.UTC(2026, 10, 25), free)).toBe(2 * DAY_MS);
  });
});

describe('a day of a zone', () => {
  test('begins after its first moment, and the one before ends there', () => {
    const property = fc.property(fc.integer({ min: from2010 / DAY_MS, max: 22_600 }), zone, (day, where) => {
      const start = startOfDay(where, day);
      expect(dayAt(where, start)).toBeGreaterThanOrEqual(day);
      expect(startOfDay(where, day + 1)).toBeGreaterThanOrEqual(start);
    });
    fc.assert(property, { numRuns });
  });

  test('that has no midnight begins when the clocks have changed', () => {
    expect(startOfDay('America/Sao_Paulo', dayOf('2018-11-04') as number)).toBe(Date.parse('2018-11-04T03:00Z'));
    expect(startOfDay('Africa/Cairo', dayOf('2026-04-24') as number)).toBe(Date.parse('2026-04-23T22:00Z'));
  });

  test('that was skipped takes no time at all', () => {
    const [skipped, next] = ['2011-12-30', '2011-12-31'].map((it) => startOfDay('Pacific/Apia', dayOf(it) as number));
    expect(skipped).toBe(next);
  });

  test('is a date that the calendar has', () => {
    expect(dayOf('2026-02-29')).toBeNull();
    expect(dayOf('2026-13-01')).toBeNull();
    expect(dateOf(dayOf('2028-02-29') as number)).toBe('2028-02-29');
  });
});

test('a zone is one by its name', () => {
  expect(['America/Sao_Paulo', 'UTC', 'Etc/GMT+12'].map(isZone)).toEqual([true, true, true]);
  expect(['', 'Mars/Base', '+03:00', '__proto__', 'x'.repeat(200)].map(isZone)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
