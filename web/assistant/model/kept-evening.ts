/** An evening at a real table becomes a game of a chronicle: what it left is where the next one begins, on the table or on the screen. */

import { type LocalMatch, type LocalSeat, loadLocal, newLocalId, saveLocal } from '../../host/store.ts';
import type { SavedEvening } from './store.ts';

/** Gives the id of the entry. */
export async function keepEvening({ name, game, log, seed, follows }: SavedEvening): Promise<string> {
  const before = follows === undefined ? undefined : await loadLocal(follows);
  const now = Date.now();
  const match: LocalMatch = {
    id: newLocalId(),
    name,
    game,
    seats: log.seats.map(({ kind, settings }) => seatOf(kind, settings as LocalSeat['settings'])),
    log,
    seed,
    created: now,
    updated: now,
    turn: false,
    origin: null,
    uploaded: null,
    ...(before && { follows: before.id, chain: before.chain ?? before.id }),
  };
  await saveLocal(match);
  return match.id;
}

function seatOf(kind: string, settings: LocalSeat['settings']): LocalSeat {
  return { kind: kind === 'automaton' ? 'automaton' : 'screen', name: '', level: null, settings };
}
