/** Time that no clock counts: weekends, holidays, pauses. One meaning for server and browser. */
import { dayAt, dayOf, startOfDay } from './calendar.ts';

export const restReasons = ['weekend', 'holiday', 'pause'] as const;
export type RestReason = (typeof restReasons)[number];
/** From the first moment to the last but one. */
export type Rest = { readonly why: RestReason; readonly from: number; readonly to: number };
/** Whole days of a zone, the first and the last included, as `2026-12-24`. */
export type Holiday = { readonly from: string; readonly to: string; readonly zone: string };

export type FreeTime = {
  /** The zone whose Saturdays and Sundays are free; null: none are. */
  readonly weekends: string | null;
  readonly holidays: readonly Holiday[];
  readonly pauses: readonly (readonly [from: number, to: number])[];
};
export const NO_FREE_TIME: FreeTime = { weekends: null, holidays: [], pauses: [] };

/** How much of the time between two moments counts. */
export function counted(from: number, to: number, free: FreeTime): number {
  let [at, sum] = [from, 0];
  for (const rest of restsFrom(from, free)) {
    if (rest.from >= to) break;
    if (rest.to <= at) continue;
    sum += Math.max(0, rest.from - at);
    at = rest.to;
  }
  return sum + Math.max(0, to - at);
}

/** When this much time has been counted. Time that is up as a rest begins is up when it ends: nobody runs out while free. */
export function later(from: number, ms: number, free: FreeTime): number {
  let [at, left] = [from, ms];
  for (const rest of restsFrom(from, free)) {
    if (rest.from > at + left) break;
    if (rest.to <= at) continue;
    left -= Math.max(0, rest.from - at);
    at = rest.to;
  }
  return at + left;
}

/** Why no clock runs at this moment; null when it does. */
export function restAt(at: number, free: FreeTime): Rest | null {
  for (const rest of restsFrom(at, free)) {
    if (rest.from > at) return null;
    if (rest.to > at) return rest;
  }
  return null;
}

/** What is free between two moments. */
export function restsWithin(from: number, to: number, free: FreeTime): Rest[] {
  const rests: Rest[] = [];
  for (const rest of restsFrom(from, free)) {
    if (rest.from >= to) break;
    rests.push(rest);
  }
  return rests;
}

/** What is free and not over at `from`, by its beginning; it may overlap. Weekends never end. */
function* restsFrom(from: number, { weekends, holidays, pauses }: FreeTime): Generator<Rest, void> {
  const rests = [...holidays.map(restOf), ...pauses.map((it): Rest => ({ why: 'pause', from: it[0], to: it[1] }))];
  const others = rests.filter(({ to }) => to > from).sort((a, b) => a.from - b.from);
  if (weekends === null) {
    yield* others;
    return;
  }
  for (const weekend of weekendsFrom(from, weekends)) {
    for (let next = others[0]; next && next.from <= weekend.from; next = others[0]) {
      others.shift();
      yield next;
    }
    yield weekend;
  }
}

/** The zone's weekends, from the one that is not over. */
function* weekendsFrom(from: number, zone: string): Generator<Rest, never> {
  const today = dayAt(zone, from);
  // 1970-01-01 was a Thursday.
  const sinceSaturday = (today + 5) % 7;
  const isOver = sinceSaturday > 1;
  for (let saturday = today - sinceSaturday + (isOver ? 7 : 0); ; saturday += 7)
    yield { why: 'weekend', from: startOfDay(zone, saturday), to: startOfDay(zone, saturday + 2) };
}

export function restOf({ from, to, zone }: Holiday): Rest {
  const [first, last] = [dayOf(from) ?? 0, dayOf(to) ?? 0];
  return { why: 'holiday', from: startOfDay(zone, first), to: startOfDay(zone, last + 1) };
}

export function daysOf({ from, to }: Holiday): number {
  return (dayOf(to) ?? 0) - (dayOf(from) ?? 0) + 1;
}
