/** Takes notices out of the store and sends them, each to where it goes. */
import type { FastifyBaseLogger } from 'fastify';
import webPush from 'web-push';
import type { Notice } from '../api/notices.ts';
import type { Config } from '../base/config.ts';
import { faultOf } from '../base/fault.ts';
import { hashOf } from '../base/ids.ts';
import { Refusal } from '../base/problem.ts';
import type { Desk } from '../match/desk.ts';
import { deadlineOf, freeTimeOf } from '../memory/clock.ts';
import { hasEnded } from '../memory/plans.ts';
import { isDriven } from '../memory/wake.ts';
import { waysOf } from '../people/ways.ts';
import type { OutboxRow, PersonRow, PushRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Channels } from './channels.ts';
import {
  type Batch,
  claimBatches,
  forgetSent,
  giveUp,
  holdBack,
  markSent,
  putBack,
  releaseClaims,
  sendLater,
} from './claims.ts';
import { type Delivery, deliveryOf } from './delivery.ts';
import type { Mailer } from './mailer.ts';
import type { Outbox } from './outbox.ts';
import { post } from './post.ts';
import { heldUntil, hoursOf } from './receivers.ts';
import { codesMessage, languageOf, type Message, messageOf, type Reader, type TableNotice } from './words.ts';

export type SenderParts = {
  readonly config: Config;
  readonly store: Store;
  readonly desk: Desk;
  readonly outbox: Outbox;
  readonly channels: Channels;
  readonly mailer: Mailer | null;
};

const FORGET_EVERY_MS = 3_600_000;
const HELD_MS = 3_600_000;
const PUSH_SECONDS = 86_400;
const ACCOUNT = '/you';

export class Sender {
  private readonly by: SenderParts;
  private readonly log: FastifyBaseLogger;
  private pumping: Promise<void> | null = null;
  private isFresh = true;
  private forgotten = 0;

  constructor(parts: SenderParts) {
    this.by = parts;
    this.log = parts.desk.log;
    // Whenever there is room again.
    parts.outbox.onEnd = () => void this.pump();
  }

  /** Claims what is due, as far as there is room for it now. */
  pump(): Promise<void> {
    this.pumping ??= this.claim()
      .catch((error) => this.log.error(faultOf(error), 'notices could not be taken out of the store'))
      .finally(() => {
        this.pumping = null;
      });
    return this.pumping;
  }

  /** Everything that is due now is out. */
  async idle(): Promise<void> {
    do {
      await this.pump();
      await this.by.outbox.idle();
    } while (this.by.outbox.size > 0 || this.pumping);
  }

  private async claim(): Promise<void> {
    const { store, config, outbox } = this.by;
    const now = config.now();
    if (this.isFresh) await releaseClaims(store);
    this.isFresh = false;
    if (now > this.forgotten + FORGET_EVERY_MS) await forgetSent(store, now);
    if (now > this.forgotten + FORGET_EVERY_MS) this.forgotten = now;
    while (outbox.room > 0) {
      const batches = await claimBatches(store, config.now(), outbox.room);
      if (batches.length === 0) return;
      for (const batch of batches) {
        const { way, receiver } = batch.rows[0] as OutboxRow;
        const isTaken = outbox.add(`${way} ${receiver}`, () => this.deliver(batch));
        if (!isTaken) await putBack(store, batch, config.now());
      }
    }
  }

  private async deliver(batch: Batch): Promise<void> {
    const { store, config } = this.by;
    const answer = await this.send(batch).catch((error): Delivery => {
      // Addresses that we would not call are not tried again.
      return { kind: error instanceof Refusal ? 'refused' : 'again', wait: 0, why: String(error) };
    });
    const now = config.now();
    if (answer.kind === 'sent') return markSent(store, batch, now);
    if (answer.kind === 'wait') return putBack(store, batch, now + answer.wait);
    const { way, match } = batch.rows[0] as OutboxRow;
    const isLater = answer.kind === 'again' && (await sendLater(store, batch, now, answer.wait));
    if (answer.kind === 'refused') await giveUp(store, batch, now);
    this.log.warn({ match, way, reason: answer.why, isLater }, 'a notice could not be delivered');
  }

  private async send(batch: Batch): Promise<Delivery> {
    const [first] = batch.rows as [OutboxRow, ...OutboxRow[]];
    if (first.way === 'channel') return this.by.channels.send(first);
    const person = await this.personOf(first.receiver);
    if (!person) return { kind: 'sent' };
    if (first.kind === 'codes-left') return this.tellCodesLeft(person, first);
    const told = (await Promise.all(batch.rows.map((row) => this.toldOf(row, person)))).filter((it) => it !== null);
    if (told.length === 0) return { kind: 'sent' };
    if (first.way === 'webhook') return this.callWebhook(person, first, told[0] as TableNotice);
    if (first.way === 'mail') return this.by.mailer?.sendNotices(person, told) ?? { kind: 'sent' };
    // What is sent again after a crash replaces the first on the screen: it has the same tag.
    const tag = batch.rows.length === 1 ? `/match/${first.match}` : batch.id;
    const path = told.length === 1 ? `/match/${told[0]?.match}` : '/matches';
    return this.pushAll(person, messageOf(told, this.readerOf(person)), path, tag);
  }

  /** As many as there are now; none where new ones were made. */
  private async tellCodesLeft(person: PersonRow, { way, made }: OutboxRow): Promise<Delivery> {
    const { codes } = await waysOf(this.by.store.db, person.id);
    if (codes === null || codes.made > made) return { kind: 'sent' };
    const message = codesMessage(codes.left, this.readerOf(person));
    if (way === 'mail') return this.by.mailer?.sendMessage(person, message, ACCOUNT) ?? { kind: 'sent' };
    return this.pushAll(person, message, ACCOUNT, ACCOUNT);
  }

  private readerOf({ language, zone }: PersonRow): Reader {
    return { language, zone, now: this.by.config.now() };
  }

  /** What the row says, as it is now; null when it need not be said any more, or not yet. */
  private async toldOf(row: OutboxRow, person: PersonRow): Promise<TableNotice | null> {
    const { match, receiver, seat: number, kind, made, decision } = row;
    const live = await this.by.desk.find(match as string);
    const { game, name, status } = live.row;
    const table = { match: live.id, game, name };
    if (kind === 'channel-off') return { ...table, kind, since: made, deadline: null };
    const seat = live.seats[number ?? -1];
    const asked = live.pending.find((it) => it.seat === number);
    if (status !== 'playing' || !seat || !asked || isDriven(seat) || seat.person !== receiver) return null;
    // They were there since, or want to hear nothing of this table.
    if (seat.seen > made || seat.notify === 0) return null;
    if (kind === 'running-out' && asked.decision !== decision) return null;
    if (kind !== 'running-out' && kind !== 'your-turn') return null;
    const deadline = deadlineOf(live.row, seat, asked);
    const now = this.by.config.now();
    const until = heldUntil(hoursOf(person), row, deadline, freeTimeOf(live.row, seat), now);
    if (until > now) {
      // A pause may be over before it was to be.
      await holdBack(this.by.store, row.id, Math.min(until, now + HELD_MS));
      return null;
    }
    const plan = live.plans.get(asked.seat);
    // Not where, and not why: a lock screen is public.
    const isPlanned = kind === 'your-turn' && plan !== undefined && hasEnded(plan);
    return { ...table, kind: isPlanned ? 'plan-ended' : kind, since: asked.since, deadline };
  }

  private async callWebhook(person: PersonRow, { seat }: OutboxRow, told: TableNotice): Promise<Delivery> {
    const { webhooks, privateAddresses } = this.by.config.notices;
    if (!webhooks || person.webhook === null || told.kind === 'channel-off' || seat === null) return { kind: 'sent' };
    const { match, game, name, deadline } = told;
    const kind = told.kind === 'running-out' ? told.kind : 'your-turn';
    const notice: Notice = { kind, match, game, name, seat, path: `/match/${match}`, deadline };
    const body = JSON.stringify(notice);
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    return deliveryOf(await post(person.webhook, { headers, body }, privateAddresses));
  }

  private async pushAll(person: PersonRow, said: Message, path: string, tag: string): Promise<Delivery> {
    const { store } = this.by;
    const pushes = await store.db.selectFrom('pushes').selectAll().where('person', '=', person.id).execute();
    const message = JSON.stringify({ ...said, path, tag, language: languageOf(person) });
    const answers = await Promise.all(
      pushes.map((row) =>
        this.push(row, message, tag).catch((error): Delivery => ({ kind: 'again', wait: 0, why: String(error) })),
      ),
    );
    return (
      answers.find(({ kind }) => kind === 'again') ??
      answers.find(({ kind }) => kind === 'sent') ??
      answers[0] ?? { kind: 'sent' }
    );
  }

  private async push({ endpoint, p256dh, auth }: PushRow, body: string, tag: string): Promise<Delivery> {
    const { push, privateAddresses } = this.by.config.notices;
    const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, body, {
      vapidDetails: { subject: push.subject, publicKey: push.publicKey, privateKey: push.privateKey },
      TTL: PUSH_SECONDS,
      topic: hashOf(tag).slice(0, 32),
    });
    const headers = details.headers as { [name: string]: string | number };
    const posted = await post(endpoint, { headers, body: details.body ?? '' }, privateAddresses);
    if (posted.status !== 404 && posted.status !== 410) return deliveryOf(posted);
    // The browser forgot this subscription.
    await this.by.store.db.deleteFrom('pushes').where('endpoint', '=', endpoint).execute();
    return { kind: 'sent' };
  }

  private personOf(id: string): Promise<PersonRow | undefined> {
    return this.by.store.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  }
}
