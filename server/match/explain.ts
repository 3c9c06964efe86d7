/** Why an automaton did what it did: its choice made once more, in another thread, on a table that nobody keeps. */
import type { Trace } from '@tavola/kernel/select.ts';
import { notFound } from '../problem.ts';
import type { Replays } from '../replay/replays.ts';
import { readFrom } from './history.ts';
import type { LiveMatch, Loaded } from './live-match.ts';
import { eventsBetween, toldCount } from './telling.ts';

/** How event number `n` of the match came about. Everybody who may look has heard every event, though not every secret of it. */
export async function explainEvent(
  replays: Replays,
  who: string,
  live: LiveMatch,
  n: number,
): Promise<readonly Trace[]> {
  const since = (loaded: Loaded) => Math.min(n, toldCount(loaded));
  const event = await readFrom(replays, live, since, (loaded) => eventsBetween(loaded, n, n + 1)[0]);
  if (event === undefined) throw notFound();
  if (!event.reasoned) return [];
  return replays.at(who, live, { to: event.at, below: Math.max(1, event.at) }, 'explain', { event: n });
}
