/** Channels: what a table posts there, and when. They hear whose turn it is and who won; never of reaction windows, because who is asked tells what hands hold. */
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Config } from '../base/config.ts';
import { faultOf } from '../base/fault.ts';
import { hashOf } from '../base/ids.ts';
import { Refusal } from '../base/problem.ts';
import type { Desk } from '../match/desk.ts';
import { isPlayedByPerson } from '../match/seats.ts';
import { deadlineOf } from '../memory/clock.ts';
import type { LiveMatch } from '../memory/live-match.ts';
import { outcomeOf } from '../memory/stored.ts';
import type { ChannelRow, OutboxRow } from '../store/schema.ts';
import { atMost, type Store } from '../store/store.ts';
import { bodyOf, type Post } from './channel-forms.ts';
import { type Delivery, deliveryOf } from './delivery.ts';
import { outgoing } from './notices.ts';
import { post } from './post.ts';
import { receiverOf } from './receivers.ts';

type Parts = { readonly config: Config; readonly store: Store; readonly desk: Desk };
export type ChannelEvent = 'turns' | 'results';

const BETWEEN_MS = 5000;
const MOST_A_DAY = 200;
const DAY_MS = 86_400_000;
const MOST_KNOWN = 5000;
const CAUGHT_UP = 500;

export class Channels {
  private readonly by: Parts;
  private readonly log: FastifyBaseLogger;
  /** Whose turn it was at each table with a channel, when it was last looked at here. */
  private readonly turns = new Map<string, number>();
  private noting: Promise<unknown> = Promise.resolve();

  constructor(parts: Parts) {
    this.by = parts;
    this.log = parts.desk.log;
  }

  /** After every change of a match. */
  moved(live: LiveMatch): void {
    if (live.row.channel === null) return;
    const { status } = live.row;
    if (status === 'over') this.note(() => this.addResult(live));
    if (status !== 'playing' || !live.loaded) return;
    const turn = turnOf(live);
    if (turn === null || this.turns.get(live.id) === turn) return;
    if (this.turns.size >= MOST_KNOWN) this.turns.clear();
    this.turns.set(live.id, turn);
    this.note(() => this.addTurn(live, turn));
  }

  /** At the start: the turns that a process before us did not come to write down. */
  async catchUp(): Promise<void> {
    const { store, desk } = this.by;
    const rows = await store.db
      .selectFrom('matches')
      .select('id')
      .where('channel', 'is not', null)
      .where('status', '=', 'playing')
      .orderBy('updated', 'desc')
      .limit(atMost(CAUGHT_UP))
      .execute();
    for (const { id } of rows) {
      const live = await desk.find(id);
      await live
        .read(() => this.moved(live))
        .catch((error) => this.log.warn({ match: id, ...faultOf(error) }, 'its channel waits'));
    }
  }

  /** When all that was seen is written down. */
  async idle(): Promise<void> {
    await this.noting;
  }

  /** Posts what the row says, if it is still so. */
  async send({ receiver, match, kind, seat, decision }: OutboxRow): Promise<Delivery> {
    const { store, desk } = this.by;
    const channel = await store.db.selectFrom('channels').selectAll().where('id', '=', receiver).executeTakeFirst();
    if (!channel || match === null || channel.off !== null) return { kind: 'sent' };
    const live = await desk.find(match);
    if (kind === 'result') return this.post(channel, resultPost(live, channel));
    const isOld = channel.turn !== seat || (await this.hasNewer(receiver, decision));
    if (seat === null || live.row.status !== 'playing' || isOld) return { kind: 'sent' };
    return this.post(channel, turnPost(live, channel, seat));
  }

  /** Now, or a refusal: somebody waits for it. */
  async test(live: LiveMatch, channel: ChannelRow): Promise<void> {
    const answer = await this.post(channel, { ...postOf(live, channel), kind: 'test' }).catch((error): Delivery => {
      if (error instanceof Refusal) throw error;
      return { kind: 'again', wait: 0, why: String(error) };
    });
    if (answer.kind === 'sent') return;
    if (answer.kind === 'wait') throw new Refusal(429, 'TOO_MANY', { seconds: Math.ceil(answer.wait / 1000) });
    throw new Refusal(409, 'CHANNEL_REFUSED', { status: Number(answer.why.match(/\d+$/)?.[0] ?? 0) });
  }

  private note(work: () => Promise<void>): void {
    this.noting = this.noting.then(work).catch((error) => this.log.error(faultOf(error), 'a channel was not told'));
  }

  /** One of several processes that see the same turn writes it down. */
  private async addTurn(live: LiveMatch, turn: number): Promise<void> {
    const { store, config } = this.by;
    const { row, seats } = live;
    const [now, decision] = [config.now(), row.count];
    const seat = seats[turn];
    const isPosted = seat !== undefined && isPlayedByPerson(seat);
    await store.db.transaction().execute(async (trx) => {
      const channel = await trx
        .updateTable('channels')
        .set({ turn })
        .where('match', '=', row.id)
        .where((is) => is.or([is('turn', 'is', null), is('turn', '!=', turn)]))
        .returningAll()
        .executeTakeFirst();
      if (!channel || !isPosted || !wants(channel, 'turns')) return;
      const what = { way: 'channel', receiver: channel.id, kind: 'turn', match: row.id, seat: turn, decision } as const;
      const due = now + config.notices.delayMs;
      await trx
        .insertInto('outbox')
        .values(outgoing(what, row.undone, now, due))
        .onConflict((on) => on.doNothing())
        .execute();
    });
  }

  private async addResult({ row }: LiveMatch): Promise<void> {
    const { store, config } = this.by;
    const { db } = store;
    this.turns.delete(row.id);
    const channel = await db.selectFrom('channels').selectAll().where('match', '=', row.id).executeTakeFirst();
    if (!channel || channel.off !== null || !wants(channel, 'results')) return;
    const what = { way: 'channel', receiver: channel.id, kind: 'result', match: row.id, seat: null } as const;
    const result = outgoing({ ...what, decision: row.count }, row.undone, config.now(), config.now());
    await db
      .insertInto('outbox')
      .values(result)
      .onConflict((on) => on.doNothing())
      .execute();
  }

  private async hasNewer(receiver: string, decision: number): Promise<boolean> {
    const { db } = this.by.store;
    const newer = db.selectFrom('outbox').select('id').where('way', '=', 'channel').where('receiver', '=', receiver);
    return (await newer.where('decision', '>', decision).executeTakeFirst()) !== undefined;
  }

  private async post(channel: ChannelRow, it: Post): Promise<Delivery> {
    const { privateAddresses } = this.by.config.notices;
    const wait = await this.use(channel.url);
    if (wait > 0) return { kind: 'wait', wait };
    const body = bodyOf(channel.kind, it, channel.language);
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const posted = await post(channel.url, { headers, body }, privateAddresses);
    if (posted.status === 404 || posted.status === 410) await this.switchOff(channel);
    return deliveryOf(posted);
  }

  /** Counts one more message to this address, whichever table it is from; otherwise how long to wait. */
  private async use(url: string): Promise<number> {
    const { store, config } = this.by;
    const now = config.now();
    const day = Math.floor(now / DAY_MS);
    const hash = hashOf(url);
    const used = await sql<{ last: number }>`
      insert into channel_uses (hash, day, count, last) values (${hash}, ${day}, 1, ${now})
      on conflict (hash) do update set
        count = case when channel_uses.day = ${day} then channel_uses.count + 1 else 1 end, day = ${day}, last = ${now}
      where channel_uses.last <= ${now - BETWEEN_MS} and (channel_uses.day <> ${day} or channel_uses.count < ${MOST_A_DAY})
      returning last`.execute(store.db);
    if (used.rows.length > 0) return 0;
    const row = await store.db.selectFrom('channel_uses').selectAll().where('hash', '=', hash).executeTakeFirst();
    if (row && row.day === day && row.count >= MOST_A_DAY) return (day + 1) * DAY_MS - now;
    return Math.max(1, Number(row?.last ?? now) + BETWEEN_MS - now);
  }

  /** Nobody is there any more: its owner is told, and the table has none. */
  private async switchOff(channel: ChannelRow): Promise<void> {
    const { store, config, desk } = this.by;
    const now = config.now();
    await store.db.updateTable('channels').set({ off: now }).where('id', '=', channel.id).execute();
    if (channel.match === null) return;
    const { match } = channel;
    await desk.change(match, 'match', async (_live, draft) => draft.set({ channel: null }));
    const owner = await receiverOf(store, config, channel.by);
    const what = { receiver: channel.by, kind: 'channel-off', match, seat: null, decision: 0 } as const;
    for (const way of owner?.ways ?? []) {
      if (way === 'webhook') continue;
      const row = { ...outgoing({ ...what, way }, 0, now, now), key: `${way} ${channel.id} off` };
      await store.db
        .insertInto('outbox')
        .values(row)
        .onConflict((on) => on.doNothing())
        .execute();
    }
  }
}

/** Whose turn everybody sees it is. */
export function turnOf({ game, loaded }: LiveMatch): number | null {
  return (loaded && game.turn?.(loaded.table.view('spectator'))) ?? null;
}

function wants({ events_json }: ChannelRow, event: ChannelEvent): boolean {
  return (JSON.parse(events_json) as ChannelEvent[]).includes(event);
}

function postOf({ row }: LiveMatch, { base }: ChannelRow): Omit<Post, 'kind'> {
  const { id: match, game, name } = row;
  return { match, game, name, people: [], seat: null, deadline: null, url: `${base}/match/${match}` };
}

function turnPost(live: LiveMatch, channel: ChannelRow, seat: number): Post {
  const asked = live.pending.find((it) => it.seat === seat);
  const deadline = asked ? deadlineOf(live.row, live.seats[asked.seat], asked) : null;
  return { ...postOf(live, channel), kind: 'turn', people: [nameOf(live, seat)], seat, deadline };
}

function resultPost(live: LiveMatch, channel: ChannelRow): Post {
  const winners = outcomeOf(live.row)?.winners ?? [];
  return { ...postOf(live, channel), kind: 'result', people: winners.map((seat) => nameOf(live, seat)) };
}

function nameOf({ seats }: LiveMatch, seat: number): string {
  return seats[seat]?.name || `${seat + 1}`;
}
