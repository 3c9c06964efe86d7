/** What happened while somebody was away, moment by moment: played again in another thread. */

import { type SeenBeat, sinceOwnPick } from '@tavola/kernel/host/beats.ts';
import { replayFrom } from '@tavola/kernel/host/past.ts';
import { CHANCE, type Eyes } from '@tavola/kernel/rules/ask.ts';
import type { BeatsAnswer } from '../api/table.ts';
import { Refusal } from '../base/problem.ts';
import type { LiveMatch } from '../memory/live-match.ts';
import type { Replays } from '../replay/replays.ts';

/** Somebody who missed more picks sees the newest of them; the replay has the rest. */
const MOST_PICKS = 400;
const MOST_BEATS = 120;

/** Since this many picks had been made, or, where nothing is said, from the newest pick of the seat that looks on. */
export async function missedBeats(
  replays: Replays,
  who: string,
  live: LiveMatch,
  eyes: Eyes,
  wanted: number | undefined,
): Promise<BeatsAnswer> {
  const pickers = await live.read(({ table }) => table.pickers());
  const count = pickers.length;
  let since = Math.max(Math.min(wanted ?? sinceOwnPick(pickers, eyes), count), count - MOST_PICKS);
  while (pickers[since] === CHANCE) since++;
  const options = JSON.parse(live.row.options_json) as unknown;
  if (since < replayFrom(live.game, options, count, live.ended)) throw new Refusal(403, 'NOT_OVER');
  const at = { to: count, below: Math.max(1, since) };
  const text = await replays.at(who, live, at, 'beats', { eyes, since, most: MOST_BEATS });
  return { since, beats: JSON.parse(text) as SeenBeat[] };
}
