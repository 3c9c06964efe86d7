/** How much one person may pile up. */
import { sql } from 'kysely';
import { Refusal } from '../problem.ts';
import type { WatcherRow } from '../store/schema.ts';
import { atMost, type Store } from '../store/store.ts';
import type { Desk } from './desk.ts';
import type { MatchRows } from './live-match.ts';
import { isPlayedByPerson } from './seats.ts';

const MOST_WATCHED = 500;

/** May this person have one more table like that? */
export async function checkTable(desk: Desk, { row, seats }: MatchRows): Promise<void> {
  const { tables } = desk.config.limits;
  if (tables > 0 && (await unfinished(desk, row.owner)) >= tables) {
    throw new Refusal(409, 'TOO_MANY_TABLES', { most: tables });
  }
  const isForBots = !seats.some((seat) => seat.kind === 'free' || isPlayedByPerson(seat));
  if (isForBots) await checkBotTable(desk, row.owner);
}

/** May this person have one more table at which nobody but bots plays? */
export async function checkBotTable(desk: Desk, person: string): Promise<void> {
  const { botTables } = desk.config.limits;
  if (botTables > 0 && (await unfinished(desk, person, true)) >= botTables) {
    throw new Refusal(409, 'TOO_MANY_TABLES', { most: botTables });
  }
}

async function unfinished({ store }: Desk, person: string, forBots = false): Promise<number> {
  const query = store.db
    .selectFrom('matches')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner', '=', person)
    .where('status', 'in', ['waiting', 'playing']);
  const people = sql<boolean>`not exists
    (select 1 from seats where seats.match = matches.id and (seats.kind = 'free' or (seats.person is not null and seats.away is null)))`;
  const row = await (forBots ? query.where(people) : query).executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Of the tables that one person watches the newest are kept. */
export async function addWatcher({ db }: Store, row: WatcherRow): Promise<void> {
  const { match, person, token, since } = row;
  await db
    .insertInto('watchers')
    .values(row)
    .onConflict((it) => it.columns(['match', 'person']).doUpdateSet({ token, since }))
    .execute();
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
