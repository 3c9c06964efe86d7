/** A match that no longer replays is cut back to its last good pick when its people agree. It is practice then: what was seen was seen. */

import { answeredWish, type UndoWish } from '@tavola/kernel/host/consent.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { Refusal } from '../base/problem.ts';
import type { LiveMatch } from '../memory/live-match.ts';
import { missingPeople } from '../memory/played.ts';
import type { Desk } from './desk.ts';
import { rewritten, storedGame } from './migrate.ts';
import type { Undone } from './undo.ts';

/** One person's yes or no; a no withdraws it. With the last yes it is done. */
export async function repair(desk: Desk, id: string, seats: readonly Seat[], agree: boolean): Promise<Undone> {
  const asked = await desk.change(id, 'match', (live, draft) => {
    checkRepairable(live);
    const { undo_json } = live.row;
    const open = undo_json === null ? null : (JSON.parse(undo_json) as UndoWish);
    const { pick } = live.stopped?.detail ?? {};
    const first: UndoWish = {
      seat: seats[0] as Seat,
      to: typeof pick === 'number' ? pick : 0,
      agreed: [],
      repair: true,
    };
    const wish = answeredWish(open?.repair ? open : first, seats, agree);
    draft.set({ undo_json: wish && JSON.stringify(wish) });
    const missing = wish ? missingPeople(live.seats, wish.seat, wish.agreed) : [];
    return { done: wish !== null && missing.length === 0, missing, revision: draft.row.revision };
  });
  return asked.done ? { ...asked, revision: await cutBack(desk, id) } : asked;
}

/** The revision at which it goes on. */
async function cutBack(desk: Desk, id: string): Promise<number> {
  return desk.queue(id, async () => {
    const live = await desk.find(id);
    checkRepairable(live);
    const { store, replays } = desk;
    const { log, ...stored } = await storedGame(store, live);
    const wanted = { ...stored, log: JSON.stringify(log), cut: true };
    const order = { who: id, picks: live.row.count };
    const found = await replays.threads.run('migrate', live.row.game, wanted, order);
    if ('misfit' in found) throw live.stopped ?? new Refusal(409, 'NOT_STOPPED');
    const { change, rows } = await rewritten(store, live.game, live, found, { practice: 'used' });
    const isWritten = await store.commit(change);
    desk.forget(id);
    if (!isWritten) throw new Refusal(503, 'BUSY');
    await desk.showAgain(id);
    return rows.row.revision;
  });
}

function checkRepairable({ row, stopped }: LiveMatch): void {
  if (row.status !== 'playing') throw new Refusal(409, 'NOT_PLAYING');
  if (stopped?.code !== 'OLD_RULES' && stopped?.code !== 'MATCH_BROKEN')
    throw stopped ?? new Refusal(409, 'NOT_STOPPED');
}
