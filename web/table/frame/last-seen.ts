/** When this browser last showed a match, and how far it was: somebody who was away for long is offered what happened in the meantime. */

const KEY = 'tavola-seen';
const MOST = 60;
const AWAY_MS = 10 * 60_000;

type LastSeen = { readonly count: number; readonly at: number };

export function markSeen(match: string, count: number, now = Date.now()): void {
  const all = { ...read(), [match]: { count, at: now } };
  const newest = Object.entries(all).sort(([, a], [, b]) => b.at - a.at);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest.slice(0, MOST))));
  } catch {
    // A browser that keeps nothing offers nothing.
  }
}

/** Was somebody here before, away for long, and has something happened? */
export function wasAway(match: string, count: number, now = Date.now()): boolean {
  const seen = read()[match];
  return seen !== undefined && seen.count < count && now - seen.at > AWAY_MS;
}

function read(): { readonly [match: string]: LastSeen } {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as { readonly [match: string]: LastSeen };
  } catch {
    return {};
  }
}
