/** How much one person may pile up. */
import { sql } from 'kysely';
import { faultOf } from '../base/fault.ts';
import { Refusal } from '../base/problem.ts';
import type { LiveMatch, MatchRows } from '../memory/live-match.ts';
import type { WatcherRow } from '../store/schema.ts';
import { atMost, type Store } from '../store/store.ts';
import type { Desk } from './desk.ts';
import { isPlayedByPerson } from './seats.ts';

const MOST_WATCHED = 500;

/** May this person have one more table like that? */
export async function checkTable(desk: Desk, { row, seats }: MatchRows): Promise<void> {
  const { tables, kept } = desk.config.limits;
  const open = await countOf(desk, row.owner, 'unfinished');
  if (tables > 0 && open >= tables) throw new Refusal(409, 'TOO_MANY_TABLES', { most: tables });
  if (kept > 0 && (await countOf(desk, row.owner, 'all')) >= kept) {
    throw new Refusal(409, 'LIMIT_REACHED', { most: kept });
  }
  const isForBots = !seats.some((seat) => seat.kind === 'free' || isPlayedByPerson(seat));
  if (!isForBots) return;
  await checkBotTable(desk, row.owner);
  // One that automata play to its end at once is finished before it could count.
  const refusal = desk.botTablesMade.use(row.owner);
  if (refusal) throw refusal;
}

/** May this person have one more table at which nobody but bots plays? */
export async function checkBotTable(desk: Desk, person: string): Promise<void> {
  const { botTables } = desk.config.limits;
  if (botTables > 0 && (await countOf(desk, person, 'forBots')) >= botTables) {
    throw new Refusal(409, 'TOO_MANY_TABLES', { most: botTables });
  }
}

/** `forBots`: unfinished, and nobody but bots plays. */
async function countOf({ store }: Desk, person: string, which: 'all' | 'unfinished' | 'forBots'): Promise<number> {
  const all = store.db
    .selectFrom('matches')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner', '=', person);
  const unfinished = all.where('status', 'in', ['waiting', 'playing']);
  const noPeople = sql<boolean>`not exists
    (select 1 from seats where seats.match = matches.id and (seats.kind = 'free' or (seats.person is not null and seats.away is null)))`;
  const query = { all, unfinished, forBots: unfinished.where(noPeople) }[which];
  return Number((await query.executeTakeFirst())?.count ?? 0);
}

/** Somebody without a seat looks at a running match: they may not take a hand there any more. */
export async function noteWatcher({ store, config, log }: Desk, live: LiveMatch, person: string): Promise<void> {
  if (live.row.status !== 'playing' || live.seatsOf(person).length > 0) return;
  const row = { match: live.id, person, token: null, since: config.now() };
  const query = store.db.insertInto('watchers').values(row);
  try {
    const { numInsertedOrUpdatedRows } = await query.onConflict((it) => it.doNothing()).executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) await forgetOldest(store, row);
  } catch (error) {
    // A store that takes nothing keeps nobody from looking.
    log.warn({ match: live.id, ...faultOf(error) }, 'who watches could not be written');
  }
}

export async function addWatcher(store: Store, row: WatcherRow): Promise<void> {
  const { token, since } = row;
  await store.db
    .insertInto('watchers')
    .values(row)
    .onConflict((it) => it.columns(['match', 'person']).doUpdateSet({ token, since }))
    .execute();
  await forgetOldest(store, row);
}

/** Of the tables that one person watches the newest are kept. */
async function forgetOldest({ db }: Store, { match, person }: WatcherRow): Promise<void> {
  const kept = await db
    .selectFrom('watchers')
    .select('since')
    .where('person', '=', person)
    .orderBy('since', 'desc')
    .offset(atMost(MOST_WATCHED))
    .limit(atMost(1))
    .executeTakeFirst();
  if (!kept) return;
  await db
    .deleteFrom('watchers')
    .where('person', '=', person)
    .where('since', '<=', kept.since)
    .where('match', '!=', match)
    .execute();
}
