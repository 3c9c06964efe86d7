/** Taking back: at once where nobody learned anything, otherwise when the other people agree. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { answeredWish, type UndoWish } from '@tavola/kernel/consent.ts';
import { isTyped } from '@tavola/kernel/table.ts';
import { Refusal } from '../problem.ts';
import { missingPeople } from './describe.ts';
import type { Desk } from './desk.ts';
import type { LiveMatch, Play } from './live-match.ts';
import { loadPlay } from './load.ts';

type PossibleUndo = { readonly to: number; readonly free: boolean; readonly asks: number[] };

/** What `seat` could take back, and who would have to agree. Whether anybody learned something is found out in another thread. */
export async function whatUndo(
  { replays }: Desk,
  live: LiveMatch,
  play: Play,
  seat: Seat,
): Promise<PossibleUndo | null> {
  const { table } = play;
  if (live.row.status !== 'playing') return null;
  const last = table.count - 1;
  // What people typed last is theirs to correct.
  const typed = isTyped(table, last);
  const to = typed ? last : table.pickers().lastIndexOf(seat);
  if (to < 0) return null;
  const free = typed || (to === last && (await replays.undoIsFree(live, play)));
  return { to, free, asks: free ? [] : missingPeople(live.seats, seat, []) };
}

export type Undone = { readonly done: boolean; readonly missing: number[]; readonly revision: number };

/** Takes the last pick of `seat` back at once where that is free, otherwise asks the other people. */
export async function askUndo(desk: Desk, id: string, seat: Seat): Promise<Undone> {
  return desk.change(id, 'both', async (live, draft) => {
    if (live.row.status !== 'playing') throw new Refusal(409, 'NOT_PLAYING');
    const possible = await whatUndo(desk, live, await live.playing(), seat);
    if (!possible) throw new Refusal(409, 'UNDO_NOTHING');
    const { revision } = draft.row;
    if (possible.asks.length === 0) {
      draft.takeBack(await playAt(desk, live, possible.to), possible.to);
      return { done: true, missing: [], revision };
    }
    const wish: UndoWish = { seat, to: possible.to, agreed: [] };
    draft.set({ undo_json: JSON.stringify(wish) });
    return { done: false, missing: possible.asks, revision };
  });
}

/** One person's yes or no; a no, or the asker's own, withdraws the request. */
export async function consentUndo(desk: Desk, id: string, seats: readonly Seat[], agree: boolean): Promise<Undone> {
  return desk.change(id, 'both', async (live, draft) => {
    if (!live.row.undo_json || live.row.status !== 'playing') throw new Refusal(409, 'NO_UNDO_ASKED');
    const { revision } = draft.row;
    const wish = answeredWish(JSON.parse(live.row.undo_json) as UndoWish, seats, agree);
    const missing = wish ? missingPeople(live.seats, wish.seat, wish.agreed) : [];
    if (wish === null || missing.length > 0) {
      draft.set({ undo_json: wish && JSON.stringify(wish) });
      return { done: false, missing, revision };
    }
    draft.takeBack(await playAt(desk, live, wish.to), wish.to);
    return { done: true, missing: [], revision };
  });
}

function playAt({ store }: Desk, live: LiveMatch, to: number): Promise<Play> {
  return loadPlay(store, live.game, live, { to });
}
