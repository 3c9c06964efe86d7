/** Screens in the room: each is a person of its own that sees what anybody may, and shows one match at a time. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { newSecret } from '../base/ids.ts';
import { forbidden, notFound, Refusal } from '../base/problem.ts';
import type { Tavola } from '../http/tavola.ts';
import { Unchanged } from '../match/desk.ts';
import { visible } from '../match/visible.ts';
import type { LiveMatch } from '../memory/live-match.ts';
import type { BoardRow } from '../store/room-rows.ts';
import type { PersonRow } from '../store/schema.ts';
import { atMost } from '../store/store.ts';
import { boardWrite } from '../store/writes.ts';

const DAY_MS = 86_400_000;
const NOTED_EVERY_MS = 600_000;
const SWEPT_AT_ONCE = 50;

/** A new screen, and the secret by which alone it is known. */
export async function openBoard({ people, store, config }: Tavola): Promise<{ row: BoardRow; token: string }> {
  const { id: person } = await people.newPerson({ kind: 'board' });
  const row = { person, link: newSecret(), match: null, since: config.now() };
  await store.db.insertInto('boards').values(row).execute();
  return { row, token: await people.open(person, { browser: 'TV' }) };
}

/** The screen of this secret. */
export async function boardOf({ people, store, config }: Tavola, token: string): Promise<BoardRow> {
  const somebody = await people.who(token);
  const { db } = store;
  const query = db
    .selectFrom('boards')
    .selectAll()
    .where('person', '=', somebody?.person.id ?? '');
  const row = await query.executeTakeFirst();
  if (!row) throw notFound();
  const now = config.now();
  if (row.since < now - NOTED_EVERY_MS)
    await db.updateTable('boards').set({ since: now }).where('person', '=', row.person).execute();
  return row;
}

export function boardByLink({ store }: Tavola, link: string): Promise<BoardRow | undefined> {
  return store.db.selectFrom('boards').selectAll().where('link', '=', link).executeTakeFirst();
}

/** The screen shows this match from now on, or none. `asker`: somebody of the match, or the screen itself, which only leaves. */
export function turnBoard(tavola: Tavola, link: string, asker: PersonRow, match: string | null): Promise<BoardRow> {
  const { desk } = tavola;
  // One at a time for each screen: it is in one match at most.
  return desk.queue(`board ${link}`, async () => {
    const board = await boardByLink(tavola, link);
    if (!board) throw notFound();
    const isItself = board.person === asker.id;
    if (match !== null && isItself) throw forbidden();
    const next = match === null ? null : await visible(desk, match, asker.id);
    if (next && !isOfTable(next, asker.id)) throw forbidden();
    if (next?.row.spectators === 'none') throw new Refusal(403, 'NO_SPECTATORS');
    if (board.match !== null && board.match !== match) {
      const shown = await desk.find(board.match);
      if (!isItself && !isOfTable(shown, asker.id)) throw forbidden();
      await leave(tavola, board.match, board.person);
    }
    if (match !== null) await join(tavola, match, board.person);
    return { ...board, match };
  });
}

/** The hand of a seat lies open on that screen, or no longer; its holder says so. */
export async function showHand({ desk }: Tavola, id: string, seat: Seat, asker: string, board: string | null) {
  await desk.change(id, 'both', (live, draft) => {
    const row = live.seats[seat];
    if (!row) throw new Refusal(404, 'NO_SUCH_SEAT');
    if (row.person !== asker) throw forbidden();
    if (board !== null && !live.boards.includes(board)) throw new Refusal(409, 'NO_BOARD');
    if (row.shown === board) throw new Unchanged(undefined);
    draft.setSeat(seat, { shown: board });
  });
}

/** Is one of its screens there now? */
export async function hasLivingBoard({ desk, store, config }: Tavola, live: LiveMatch): Promise<boolean> {
  if (live.boards.some((board) => desk.hub.isReading(live.id, board))) return true;
  if (!store.shared) return false;
  const { heartbeatMs, now } = config;
  const query = store.db.selectFrom('boards').select('person').where('match', '=', live.id);
  return (await query.where('since', '>', now() - 3 * heartbeatMs).executeTakeFirst()) !== undefined;
}

/** Screens that nobody has opened for a day are forgotten, some at once; says whether there may be more of them. */
export async function sweepBoards({ store, people, config }: Tavola): Promise<boolean> {
  const late = store.db
    .selectFrom('boards')
    .select('person')
    .where('since', '<', config.now() - DAY_MS);
  const rows = await late.limit(atMost(SWEPT_AT_ONCE)).execute();
  for (const { person } of rows) await people.erase(person);
  return rows.length === SWEPT_AT_ONCE;
}

function isOfTable(live: LiveMatch, person: string): boolean {
  return live.row.owner === person || live.seatsOf(person).length > 0;
}

function join({ desk, config }: Tavola, match: string, person: string): Promise<void> {
  return desk.change(match, 'match', (live, draft) => {
    const watch = live.invitations.find((it) => it.seat === null);
    if (!watch && live.row.spectators !== 'public') throw new Refusal(403, 'NO_SPECTATORS');
    const since = config.now();
    if (watch) draft.watches({ match, person, token: watch.token, since });
    draft.boards = [...live.boards.filter((it) => it !== person), person];
    draft.also({ writes: [boardWrite({ person, match, since })] });
  });
}

function leave({ desk, config }: Tavola, match: string, person: string): Promise<void> {
  return desk.change(match, 'match', (live, draft) => {
    for (const { seat, shown } of live.seats) if (shown === person) draft.setSeat(seat, { shown: null });
    draft.boards = live.boards.filter((it) => it !== person);
    draft.also({ writes: [boardWrite({ person, match: null, since: config.now() })] });
  });
}
