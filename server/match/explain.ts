/** Why an automaton did what it did: its choice made once more, on a table that is loaded for that and kept by nobody. */
import { explain } from '@tavola/kernel/explain.ts';
import type { Trace } from '@tavola/kernel/select.ts';
import { notFound } from '../problem.ts';
import type { Store } from '../store/store.ts';
import { eventsFrom, readFrom, toldCount } from './frames.ts';
import { type LiveMatch, loadPlay, type Play } from './live-match.ts';

/** How event number `n` of the match came about. Everybody who may look has heard every event, though not every secret of it. */
export async function explainEvent(store: Store, live: LiveMatch, n: number): Promise<readonly Trace[]> {
  const since = (play: Play) => Math.min(n, toldCount(play));
  const event = await readFrom(store, live, since, (play) => eventsFrom(play, n)[0]);
  if (event === undefined) throw notFound();
  if (!event.reasoned) return [];
  const { row, seats, game } = live;
  const past = await loadPlay(store, game, row, seats, { to: event.at, below: Math.max(1, event.at) });
  return explain(past.table, n - past.before);
}
