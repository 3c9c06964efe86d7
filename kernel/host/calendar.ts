/** Whole days of a time zone as instants, daylight saving and skipped days included. A day is counted from 1970-01-01. */

export const DAY_MS = 86_400_000;
const MOST_FORMATS = 100;
const MOST_STARTS = 5000;

const formats = new Map<string, Intl.DateTimeFormat>();
const starts = new Map<string, number>();

/** Is it a zone by name, as `America/Sao_Paulo` or `UTC`? */
export function isZone(zone: string): boolean {
  if (!/^[A-Za-z][\w+/-]{0,63}$/.test(zone)) return false;
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** The day that people in this zone have at this moment. */
export function dayAt(zone: string, at: number): number {
  return Math.floor((at + offsetAt(zone, at)) / DAY_MS);
}

/** The first moment of a day; where the clocks skip midnight, the moment after the gap. */
export function startOfDay(zone: string, day: number): number {
  const key = `${day} ${zone}`;
  const known = starts.get(key);
  if (known !== undefined) return known;
  if (starts.size >= MOST_STARTS) starts.clear();
  const start = findStart(zone, day);
  starts.set(key, start);
  return start;
}

/** `2026-12-24` as a day; null where the calendar has none. */
export function dayOf(date: string): number | null {
  const at = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(at) || dateOf(at / DAY_MS) !== date) return null;
  return at / DAY_MS;
}

export function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Clocks change at most once between the evening before and the evening after. */
function findStart(zone: string, day: number): number {
  const midnight = day * DAY_MS;
  const [before, after] = [offsetAt(zone, midnight - DAY_MS), offsetAt(zone, midnight + DAY_MS)];
  let late = midnight - before;
  if (offsetAt(zone, late) === before) return late;
  let early = midnight - after;
  if (offsetAt(zone, early) === after) return early;
  // Midnight is skipped: the day begins when the clocks change.
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (offsetAt(zone, middle) === before) early = middle;
    else late = middle;
  }
  return late;
}

/** How far the zone is ahead of UTC then. */
function offsetAt(zone: string, at: number): number {
  const [, sign, hours, minutes, seconds = '0'] =
    /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(formatOf(zone).format(at)) ?? [];
  if (sign === undefined) return 0;
  const ahead = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -ahead : ahead;
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  if (formats.size >= MOST_FORMATS) formats.clear();
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  return format;
}
