/** Taking back: at once where nobody learned anything, otherwise when the other people agree, or as practice. */

import { answeredWish, type UndoWish } from '@tavola/kernel/host/consent.ts';
import { type UndoTerms, undoTerms } from '@tavola/kernel/host/practice.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { isTyped } from '@tavola/kernel/table/table.ts';
import { beginningOf, isPass } from '@tavola/kernel/table/undo.ts';
import { Refusal } from '../base/problem.ts';
import type { LiveMatch, LoadedTable } from '../memory/live-match.ts';
import { loadTable } from '../memory/load.ts';
import { missingPeople, playedSeats } from '../memory/played.ts';
import { companyOf, orderOf } from '../memory/standing.ts';
import type { Replays } from '../replay/replays.ts';
import type { Desk } from './desk.ts';

/** What `seat` could take back, and on what terms. Whether anybody learned something is found out in another thread. */
export async function whatUndo(
  { replays }: Desk,
  live: LiveMatch,
  loaded: LoadedTable,
  seat: Seat,
): Promise<UndoTerms | null> {
  const { table } = loaded;
  const { status, practice } = live.row;
  if (status !== 'playing' && status !== 'over') return null;
  const last = table.count - 1;
  // What people typed last is theirs to correct.
  const typed = isTyped(table, last);
  const newest = typed ? last : await newestOf(replays, live, loaded, seat);
  if (newest < 0) return null;
  const to = typed ? last : beginningOf(live.gesture, seat, newest, table.count);
  const alone = playedSeats(live.seats).every((it) => it.seat === seat);
  const over = status === 'over';
  // Where the others are asked anyway it need not be found out.
  const learned =
    !typed && !over && (newest === last || alone) && (await replays.since(live, loaded, to, 'learned', { seat, to }));
  const free = typed || (newest === last && !learned);
  const others = missingPeople(live.seats, seat, []);
  const terms = undoTerms({ to, free, learned, others, alone, over });
  if (terms.practice && practice === 'no') throw new Refusal(409, 'NO_PRACTICE');
  return terms;
}

/** The newest pick of `seat`, but for passes that the server would give for it again at once. */
async function newestOf(replays: Replays, live: LiveMatch, { table }: LoadedTable, seat: Seat): Promise<number> {
  const picks = table.picksFrom(0);
  const newest = picks.findLastIndex(([picker]) => picker === seat);
  const row = live.seats[seat];
  if (!row || !live.game.reactions || !isPass(picks[newest]?.[1] ?? '')) return newest;
  const made = picks.findLastIndex(([picker, option]) => picker === seat && !isPass(option));
  const wish = { seat, order: orderOf(row), company: companyOf(live.seats, row) };
  return replays.at(live.id, live, { below: Math.max(0, made) + 1 }, 'ownPick', wish);
}

export type Undone = { readonly done: boolean; readonly missing: number[]; readonly revision: number };

/** Takes the last pick of `seat` back at once where that is free, otherwise asks the other people. */
export async function askUndo(desk: Desk, id: string, seat: Seat, asPractice: boolean): Promise<Undone> {
  return desk.change(id, 'both', async (live, draft) => {
    if (live.row.status !== 'playing' && live.row.status !== 'over') throw new Refusal(409, 'NOT_PLAYING');
    const possible = await whatUndo(desk, live, await live.load(), seat);
    if (!possible) throw new Refusal(409, 'UNDO_NOTHING');
    const { revision } = draft.row;
    // The table went on since the person looked: nobody practises unasked.
    const unasked = possible.practice && !asPractice && live.row.practice !== 'used';
    if (unasked) throw new Refusal(409, 'STALE_DECISION');
    if (possible.asks.length === 0) {
      if (possible.practice) draft.set({ practice: 'used' });
      draft.takeBack(await loadedAt(desk, live, possible.to), possible.to);
      return { done: true, missing: [], revision };
    }
    const wish: UndoWish = { seat, to: possible.to, agreed: [] };
    draft.set({ undo_json: JSON.stringify(wish) });
    return { done: false, missing: [...possible.asks], revision };
  });
}

/** One person's yes or no; a no, or the asker's own, withdraws the request. */
export async function consentUndo(desk: Desk, id: string, seats: readonly Seat[], agree: boolean): Promise<Undone> {
  return desk.change(id, 'both', async (live, draft) => {
    const { status, undo_json } = live.row;
    if (!undo_json || (status !== 'playing' && status !== 'over')) throw new Refusal(409, 'NO_UNDO_ASKED');
    const { revision } = draft.row;
    const asked = JSON.parse(undo_json) as UndoWish;
    if (asked.repair) throw new Refusal(409, 'NO_UNDO_ASKED');
    const wish = answeredWish(asked, seats, agree);
    const missing = wish ? missingPeople(live.seats, wish.seat, wish.agreed) : [];
    if (wish === null || missing.length > 0) {
      draft.set({ undo_json: wish && JSON.stringify(wish) });
      return { done: false, missing, revision };
    }
    if (status === 'over') draft.set({ practice: 'used' });
    draft.takeBack(await loadedAt(desk, live, wish.to), wish.to);
    return { done: true, missing: [], revision };
  });
}

function loadedAt({ store }: Desk, live: LiveMatch, to: number): Promise<LoadedTable> {
  return loadTable(store, live.game, live, { to });
}
