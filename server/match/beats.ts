/** What happened while somebody was away, moment by moment, on a table that is loaded for that and kept by nobody. */
import { CHANCE, type Eyes } from '@tavola/kernel/ask.ts';
import { beatsSince, sinceOwnPick } from '@tavola/kernel/beats.ts';
import { replayFrom } from '@tavola/kernel/past.ts';
import type { BeatsAnswer } from '../api/table.ts';
import { Refusal } from '../problem.ts';
import type { Store } from '../store/store.ts';
import { type LiveMatch, loadPlay } from './live-match.ts';

/** Whoever missed more picks sees the newest of them; the replay has the rest. */
const MOST_PICKS = 400;
const MOST_BEATS = 120;

/** Since so many picks had been made, or, where nothing is said, from the newest pick of the seat that looks on. */
export async function missedBeats(
  store: Store,
  live: LiveMatch,
  eyes: Eyes,
  wanted: number | undefined,
): Promise<BeatsAnswer> {
  const pickers = await live.read(({ table }) => table.pickers());
  const count = pickers.length;
  let since = Math.max(Math.min(wanted ?? sinceOwnPick(pickers, eyes), count), count - MOST_PICKS);
  while (pickers[since] === CHANCE) since++;
  const { row, seats, game } = live;
  if (since < replayFrom(game, JSON.parse(row.options_json), count, live.ended)) throw new Refusal(403, 'NOT_OVER');
  const past = await loadPlay(store, game, row, seats, { below: Math.max(1, since) });
  return { since, beats: beatsSince(past.table, eyes, since).slice(-MOST_BEATS) };
}
