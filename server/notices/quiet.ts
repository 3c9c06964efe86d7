/** Quiet hours in somebody's zone: when they began, and when they end. */

/** Minutes of the day; over midnight when `to` is not after `from`. */
export type Quiet = { readonly from: number; readonly to: number };
/** Who lives where, and when they want to hear nothing. */
export type Hours = { readonly zone: string; readonly quiet: Quiet | null };

const MINUTE = 60_000;
const DAY_MINUTES = 1440;
/** Digests go out then where nobody has quiet hours. */
export const MORNING = 8 * 60;

const clocks = new Map<string, Intl.DateTimeFormat>();

export function isZone(zone: string): boolean {
  try {
    clockOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** The quiet hours that `at` lies in, or null. */
export function quietAround(at: number, { zone, quiet }: Hours): { begin: number; end: number } | null {
  if (quiet === null || quiet.from === quiet.to) return null;
  const now = minuteOf(at, zone);
  const since = (now - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  const length = (quiet.to - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  if (since >= length) return null;
  return { begin: lastTime(at, zone, quiet.from), end: nextTime(at, zone, quiet.to) };
}

/** The next time after `at` when the clocks of the zone show this minute. */
export function nextTime(at: number, zone: string, minute: number): number {
  const ahead = (minute - minuteOf(at, zone) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  return adjusted(startOfMinute(at) + ahead * MINUTE, zone, minute);
}

/** The last time, `at` included, when they showed it. */
function lastTime(at: number, zone: string, minute: number): number {
  const ago = (minuteOf(at, zone) - minute + DAY_MINUTES) % DAY_MINUTES;
  return adjusted(startOfMinute(at) - ago * MINUTE, zone, minute);
}

/** Clocks may have been put forward or back in between. Where they skip this minute, an hour later is meant. */
function adjusted(time: number, zone: string, minute: number): number {
  const off = minuteOf(time, zone) - minute;
  const nearest = off > DAY_MINUTES / 2 ? off - DAY_MINUTES : off < -DAY_MINUTES / 2 ? off + DAY_MINUTES : off;
  const moved = time - nearest * MINUTE;
  return minuteOf(moved, zone) === minute ? moved : Math.max(time, moved);
}

function startOfMinute(at: number): number {
  return Math.floor(at / MINUTE) * MINUTE;
}

function minuteOf(at: number, zone: string): number {
  const [hour = '0', minute = '0'] = clockOf(zone).format(at).split(':');
  return Number(hour) * 60 + Number(minute);
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  clocks.set(timeZone, clock);
  return clock;
}
