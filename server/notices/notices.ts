/** Tells absent people that it is their turn: by web push, by webhook, or not at all. */
import webPush from 'web-push';
import type { Notice } from '../api/notices.ts';
import type { Config } from '../base/config.ts';
import type { Desk } from '../match/desk.ts';
import { deadlineOf } from '../memory/clock.ts';
import type { LiveMatch, Pending } from '../memory/live-match.ts';
import { isDriven, warningTime } from '../memory/wake.ts';
import type { People } from '../people/people.ts';
import type { PushRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Outbox } from './outbox.ts';
import { post } from './post.ts';
import { pushMessage } from './words.ts';

/** What notices are made of and go through. */
type Post = {
  readonly config: Config;
  readonly store: Store;
  readonly people: People;
  readonly desk: Desk;
  readonly outbox: Outbox;
};

export type Due = { readonly kind: Notice['kind']; readonly pending: Pending };

/** What must be told now, and the pending seats with that remembered. Nothing while the person is present. */
export function dueNotices(
  { desk, config }: Post,
  live: LiveMatch,
): { due: Due[]; pending: Pending[]; changed: boolean } {
  const now = config.now();
  const { delayMs, push, webhooks } = config.notices;
  const due: Due[] = [];
  let changed = false;
  const pending = live.pending.map((it): Pending => {
    const seat = live.seats[it.seat];
    if (!seat?.person || isDriven(seat) || (!push && !webhooks)) return it;
    const kind = kindOf(live, it, now, delayMs);
    if (kind === null) return it;
    changed = true;
    if (desk.audience.isPresent(live.id, seat)) return { ...it, quiet: now + delayMs };
    due.push({ kind, pending: it });
    return { ...it, noticed: kind === 'running-out' ? 2 : 1 };
  });
  return { due, pending, changed };
}

function kindOf(live: LiveMatch, it: Pending, now: number, delayMs: number): Notice['kind'] | null {
  if (now < (it.quiet ?? 0)) return null;
  const deadline = deadlineOf(live.row, live.seats[it.seat], it);
  if (deadline !== null && it.noticed < 2 && now >= warningTime(it.since, deadline)) return 'running-out';
  return it.noticed === 0 && now >= it.since + delayMs ? 'your-turn' : null;
}

/** Puts the notices into the outbox; nobody waits for them. */
export function sendNotices(by: Post, live: LiveMatch, due: readonly Due[]): void {
  for (const { kind, pending } of due) {
    const person = live.seats[pending.seat]?.person;
    if (!person) continue;
    const { id, game, name } = live.row;
    const deadline = deadlineOf(live.row, live.seats[pending.seat], pending);
    const notice: Notice = { kind, match: id, game, name, seat: pending.seat, path: `/match/${id}`, deadline };
    const isTaken = by.outbox.add(person, () => tell(by, person, notice));
    if (!isTaken) by.desk.log.warn({ match: id }, 'too many notices wait; one was dropped');
  }
}

async function tell(by: Post, person: string, notice: Notice): Promise<void> {
  const { store, config, people, desk } = by;
  const body = JSON.stringify(notice);
  const failed = (how: string) => (error: unknown) =>
    desk.log.warn({ match: notice.match, how, reason: String(error) }, 'a notice could not be delivered');
  const who = await people.find(person);
  const url = config.notices.webhooks ? who?.webhook : null;
  if (url) {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    await post(url, { headers, body }, config.notices.privateAddresses).catch(failed('webhook'));
  }
  if (!config.notices.push) return;
  const pushes = await store.db.selectFrom('pushes').selectAll().where('person', '=', person).execute();
  const message = JSON.stringify(pushMessage(notice, who?.language ?? null));
  for (const row of pushes) await pushTo(by, row, message).catch(failed('push'));
}

async function pushTo({ config, store }: Post, { endpoint, p256dh, auth }: PushRow, body: string): Promise<void> {
  const { push, privateAddresses } = config.notices;
  if (!push) return;
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, body, {
    vapidDetails: { subject: push.subject, publicKey: push.publicKey, privateKey: push.privateKey },
    TTL: 86_400,
  });
  const headers = details.headers as { [name: string]: string | number };
  const status = await post(endpoint, { headers, body: details.body ?? '' }, privateAddresses);
  // The browser forgot this subscription.
  if (status === 404 || status === 410) await store.db.deleteFrom('pushes').where('endpoint', '=', endpoint).execute();
}
