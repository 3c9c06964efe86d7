/** Who can be told, and when: what a person said about notices. */
import { type FreeTime, later, restAt } from '@tavola/kernel/host/free-time.ts';
import type { Config } from '../base/config.ts';
import { warningTime } from '../memory/wake.ts';
import type { NoticeWay, OutboxRow, PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { type Hours, MORNING, nextTime, type Quiet, quietAround } from './quiet.ts';

export type Receiver = { readonly person: PersonRow; readonly hours: Hours; readonly ways: readonly NoticeWay[] };

/** The ways that lead to this person; null when there is nobody of that name. */
export async function receiverOf({ db }: Store, { notices }: Config, id: string): Promise<Receiver | null> {
  const person = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  if (!person) return null;
  const push = await db.selectFrom('pushes').select('endpoint').where('person', '=', id).executeTakeFirst();
  const ways: NoticeWay[] = [];
  if (push) ways.push('push');
  if (notices.webhooks && person.webhook !== null) ways.push('webhook');
  if (notices.mail && person.mail_state === 'confirmed' && person.mail_mode !== 'off') ways.push('mail');
  return { person, hours: hoursOf(person), ways };
}

export function hoursOf({ zone, quiet_json }: Pick<PersonRow, 'zone' | 'quiet_json'>): Hours {
  return { zone: zone ?? 'UTC', quiet: quiet_json === null ? null : (JSON.parse(quiet_json) as Quiet) };
}

/** When a notice that is due now goes this way; null when it never does. */
export function dueTime({ person, hours }: Receiver, way: NoticeWay, kind: 'your-turn' | 'running-out', now: number) {
  // Programs never sleep.
  if (way === 'webhook') return now;
  if (way === 'mail' && person.mail_mode === 'digest') {
    return kind === 'your-turn' ? nextTime(now, hours.zone, hours.quiet?.to ?? MORNING) : null;
  }
  if (kind === 'running-out') return now;
  return quietAround(now, hours)?.end ?? now;
}

/** When to say that time runs out: before quiet hours in which it does, after those in which it would have been said, and while the clock runs; null when never. */
export function warnTime(hours: Hours, since: number, deadline: number, free: FreeTime): number | null {
  const warning = warningTime(since, deadline, free);
  const asleep = quietAround(deadline - 1, hours);
  const morning = asleep ? null : (quietAround(warning, hours)?.end ?? warning);
  if (morning !== null && restAt(morning, free) === null) return morning;
  const evening = before(Math.min(warning, asleep?.begin ?? warning), hours, free);
  return evening > since ? evening : null;
}

/** The last moment until `at` at which a clock runs and its person is awake, or at which they go to sleep. */
function before(at: number, hours: Hours, free: FreeTime): number {
  const rest = restAt(at, free);
  if (rest) return before(rest.from - 1, hours, free);
  const begin = quietAround(at, hours)?.begin ?? at;
  return begin === at ? at : before(begin, hours, free);
}

type Held = Pick<OutboxRow, 'way' | 'kind'>;

/** When it may be said: not while the clock of the table stands still, unless time would then be up before the person hears of it. */
export function heldUntil(
  hours: Hours,
  { way, kind }: Held,
  deadline: number | null,
  free: FreeTime,
  now: number,
): number {
  const rested = later(now, 0, free);
  // That time runs out is said as quiet hours begin.
  if (rested === now && kind === 'running-out') return now;
  const heard = way === 'webhook' ? rested : (quietAround(rested, hours)?.end ?? rested);
  return deadline !== null && heard >= deadline ? now : heard;
}
