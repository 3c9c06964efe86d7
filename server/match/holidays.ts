/** Holidays: whole days on which no slow clock of a person counts, announced before they begin. */

import { dateOf, dayAt } from '@tavola/kernel/host/calendar.ts';
import { daysOf, type Holiday, restOf } from '@tavola/kernel/host/free-time.ts';
import { Refusal } from '../base/problem.ts';
import type { People } from '../people/people.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Desk } from './desk.ts';
import { lookedAtAgain } from './seats.ts';

/** In one calendar year. */
export const MOST_HOLIDAYS = 28;
const MOST_AHEAD_MS = 400 * 86_400_000;
/** Older ones are in nobody's way. */
const KEPT_MS = 400 * 86_400_000;

export type WantedDays = { readonly zone: string; readonly days: readonly Pick<Holiday, 'from' | 'to'>[] };

export function holidaysOf({ holidays_json }: Pick<PersonRow, 'holidays_json'>): Holiday[] {
  return JSON.parse(holidays_json) as Holiday[];
}

/**
 * What holds after a person said which days they want. What has begun stays, but may end today; a day that has begun cannot be added.
 */
function agreedHolidays(before: readonly Holiday[], { zone, days }: WantedDays, now: number): Holiday[] {
  const begun = before.filter((it) => restOf(it).from <= now && restOf(it).to > now - KEPT_MS);
  const kept = begun.map((it) => {
    const wish = days.find(({ from }) => from === it.from);
    const today = dateOf(dayAt(it.zone, now));
    if (it.to < today) return it;
    const to = wish ? wish.to : today;
    return { ...it, to: to < today ? today : to };
  });
  const fresh = days.filter(({ from }) => !begun.some((it) => it.from === from)).map((it) => ({ ...it, zone }));
  if (fresh.some((it) => restOf(it).from <= now)) throw new Refusal(409, 'HOLIDAY_LATE');
  const all = [...kept, ...fresh].sort((a, b) => (a.from < b.from ? -1 : 1));
  if (all.some((it) => restOf(it).to > now + MOST_AHEAD_MS)) throw new Refusal(400, 'BAD_REQUEST');
  if (all.some((it, i) => it.from > it.to || it.from <= (all[i - 1]?.to ?? ''))) throw new Refusal(400, 'BAD_REQUEST');
  const years = new Set(all.flatMap(({ from, to }) => [yearOf(from), yearOf(to)]));
  for (const year of years) {
    if (daysIn(all, year) > MOST_HOLIDAYS) throw new Refusal(409, 'LIMIT_REACHED', { most: MOST_HOLIDAYS });
  }
  return all;
}

export function daysIn(holidays: readonly Holiday[], year: string): number {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const within = holidays.filter(({ from, to }) => to >= first && from <= last);
  const cut = within.map(({ from, to, zone }) => ({
    from: from < first ? first : from,
    to: to > last ? last : to,
    zone,
  }));
  return cut.reduce((sum, it) => sum + daysOf(it), 0);
}

/** Announces them, and tells every table at which this person plays. */
export async function announce(
  { people, desk }: { readonly people: People; readonly desk: Desk },
  person: PersonRow,
  wanted: WantedDays,
): Promise<Holiday[]> {
  const current = (await people.find(person.id)) ?? person;
  const holidays = agreedHolidays(holidaysOf(current), wanted, desk.config.now());
  const holidays_json = JSON.stringify(holidays);
  await people.change(person.id, { holidays_json });
  const tables = await desk.store.db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .select('seats.match')
    .distinct()
    .where('seats.person', '=', person.id)
    .where('matches.status', 'in', ['waiting', 'playing'])
    .execute();
  for (const { match } of tables) {
    await desk.change(match, 'match', (live, draft) => {
      for (const seat of live.seatsOf(person.id)) draft.setSeat(seat, { holidays_json });
      draft.setPending(lookedAtAgain(live.pending));
    });
  }
  return holidays;
}

function yearOf(date: string): string {
  return date.slice(0, 4);
}
