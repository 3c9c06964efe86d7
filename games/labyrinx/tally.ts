/** What people count of a player: Treasures, cards, actions of the turn. */

import { shortOf, tallyOf } from '@tavola/games/text/tally.ts';
import type { Counted } from '@tavola/kernel/face/face.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Move } from './rules/state/moves.ts';
import { ACTIONS } from './rules/state/state.ts';
import type { SeatView, View } from './rules/view.ts';
import type { Words } from './text/words.ts';

/** Moves that cost more actions than are left (LAB-4.2, LAB-3.4). */
export function lacking(move: Move, view: View, _seat: Seat, { words }: Say<Words>): string | null {
  if (view.phase !== 'actions') return null;
  const actions =
    move.kind === 'rest' || move.kind === 'despair' ? ACTIONS : 'cost' in move ? Number(move.cost) || 1 : 0;
  return shortOf(words.counts.nouns, { actions }, { actions: view.actions });
}

export function tally(view: View, seat: Seat, { words }: Say<Words>): readonly Counted[] {
  const { treasures, cards } = view.players[seat] as SeatView;
  const acts = view.phase === 'actions' && view.active === seat;
  return tallyOf(words.counts.nouns, { treasures, cards, actions: acts ? view.actions : 0 });
}
