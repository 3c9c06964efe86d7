/** Notices that wait in the store: claimed for a while by the process that sends them, so that neither a crash loses one nor two processes send it. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { newId } from '../base/ids.ts';
import type { OutboxRow, Schema } from '../store/schema.ts';
import { atMost, type Store } from '../store/store.ts';

/** Rows that go as one message. */
export type Batch = { readonly id: string; readonly rows: readonly OutboxRow[] };

const CLAIMED_MS = 120_000;
const TOGETHER_MS = 600_000;
const KEPT_MS = 7 * 86_400_000;
const LOOKED_AT = 200;
const RETRIES_MS = [60_000, 600_000, 3_600_000] as const;

/** At most this many messages of what is due, claimed for us. */
export async function claimBatches(store: Store, now: number, room: number): Promise<Batch[]> {
  const { db } = store;
  const due = await free(db, now).where('due', '<=', now).orderBy('due').limit(atMost(LOOKED_AT)).execute();
  const batches: Batch[] = [];
  for (const rows of Map.groupBy(due, nameOf).values()) {
    if (batches.length >= room) break;
    // Queries of SQLite never let go of the loop: requests that wait get their turn between two messages.
    await nextTurn();
    const [first] = rows as [OutboxRow, ...OutboxRow[]];
    // What went out together before goes as the same message.
    const isNew = first.batch === null;
    if (isNew && isGrouped(first) && (await waitsForMore(db, rows, now))) continue;
    const also = isNew && isGrouped(first) ? await dueSoon(db, first, now) : [];
    const claimed = await claim(db, [...rows, ...also], first.batch ?? newId('b'), now);
    if (claimed.rows.length > 0) batches.push(claimed);
  }
  return batches;
}

export async function markSent({ db }: Store, { id }: Batch, now: number): Promise<void> {
  await db.updateTable('outbox').set({ sent: now }).where('batch', '=', id).execute();
}

/** Again after 1, 10 and 60 minutes, or when the other side said; then never. Says whether there is another time. */
export async function sendLater({ db }: Store, { id, rows }: Batch, now: number, wait = 0): Promise<boolean> {
  const tries = Math.max(...rows.map((row) => row.tries));
  const pause = RETRIES_MS[tries];
  const fields =
    pause === undefined ? { failed: now } : { tries: tries + 1, claimed: null, due: now + Math.max(pause, wait) };
  await db.updateTable('outbox').set(fields).where('batch', '=', id).execute();
  return pause !== undefined;
}

/** There was no room: that does not count as a try. */
export async function putBack({ db }: Store, { id }: Batch, due: number): Promise<void> {
  await db.updateTable('outbox').set({ claimed: null, due }).where('batch', '=', id).execute();
}

/** It is not for now: looked at again then, and by itself. */
export async function holdBack({ db }: Store, id: string, due: number): Promise<void> {
  await db.updateTable('outbox').set({ claimed: null, batch: null, due }).where('id', '=', id).execute();
}

export async function giveUp({ db }: Store, { id }: Batch, now: number): Promise<void> {
  await db.updateTable('outbox').set({ failed: now }).where('batch', '=', id).execute();
}

/** What a process before us claimed is free: nobody but us has this file. */
export async function releaseClaims({ db, shared }: Store): Promise<void> {
  if (!shared) await db.updateTable('outbox').set({ claimed: null }).where('sent', 'is', null).execute();
}

/** Old ones are no longer needed to know what was sent. */
export async function forgetSent({ db }: Store, now: number): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('due', '<', now - KEPT_MS)
    .execute();
}

function free(db: Kysely<Schema>, now: number) {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('sent', 'is', null)
    .where('failed', 'is', null)
    .where((is) => is.or([is('claimed', 'is', null), is('claimed', '<', now - CLAIMED_MS)]));
}

/** What a person gets may be several tables at once; programs and channels get each by itself, as does what is about the account. */
function isGrouped({ way, match }: OutboxRow): boolean {
  return match !== null && (way === 'push' || way === 'mail');
}

function nameOf(row: OutboxRow): string {
  return row.batch ?? (isGrouped(row) ? `${row.way} ${row.receiver}` : row.id);
}

/** Who was told something a moment ago hears the rest at once, a little later; but not that time runs out. */
async function waitsForMore(db: Kysely<Schema>, rows: readonly OutboxRow[], now: number): Promise<boolean> {
  const { way, receiver } = rows[0] as OutboxRow;
  if (rows.some(({ kind }) => kind === 'running-out')) return false;
  const told = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.max('sent').as('last'))
    .where('way', '=', way)
    .where('receiver', '=', receiver)
    .where('sent', 'is not', null)
    .executeTakeFirst();
  const next = told?.last == null ? 0 : Number(told.last) + TOGETHER_MS;
  if (next <= now) return false;
  const ids = rows.map(({ id }) => id);
  await db.updateTable('outbox').set({ due: next }).where('id', 'in', ids).where('claimed', 'is', null).execute();
  return true;
}

function dueSoon(db: Kysely<Schema>, { way, receiver }: OutboxRow, now: number): Promise<OutboxRow[]> {
  return free(db, now)
    .where('way', '=', way)
    .where('receiver', '=', receiver)
    .where('batch', 'is', null)
    .where('match', 'is not', null)
    .where('due', '>', now)
    .where('due', '<=', now + TOGETHER_MS)
    .execute();
}

/** Another process may have been faster: only what is still free is ours. */
async function claim(db: Kysely<Schema>, rows: readonly OutboxRow[], batch: string, now: number): Promise<Batch> {
  const claimed = await db
    .updateTable('outbox')
    .set({ claimed: now, batch })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('sent', 'is', null)
    .where('failed', 'is', null)
    .where((is) => is.or([is('claimed', 'is', null), is('claimed', '<', now - CLAIMED_MS)]))
    .returningAll()
    .execute();
  return { id: batch, rows: claimed };
}
