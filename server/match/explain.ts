/** Why an automaton did what it did: its choice made once more, in another thread, on a table that nobody keeps. */
import type { Trace } from '@tavola/kernel/rules/select.ts';
import { notFound } from '../base/problem.ts';
import { readFrom } from '../live/history.ts';
import type { LiveMatch, LoadedTable } from '../memory/live-match.ts';
import { eventsBetween, toldCount } from '../memory/telling.ts';
import type { Replays } from '../replay/replays.ts';

/** How event number `n` of the match came about. Everybody who may look has heard every event, though not every secret of it. */
export async function explainEvent(
  replays: Replays,
  who: string,
  live: LiveMatch,
  n: number,
): Promise<readonly Trace[]> {
  const since = (loaded: LoadedTable) => Math.min(n, toldCount(loaded));
  const event = await readFrom(replays, live, since, (loaded) => eventsBetween(loaded, n, n + 1)[0]);
  if (event === undefined) throw notFound();
  if (!event.reasoned) return [];
  return replays.at(who, live, { to: event.at, below: Math.max(1, event.at) }, 'explain', { event: n });
}
