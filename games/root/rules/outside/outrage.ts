/** ROOT-8.2.6: the Outrage of an Alliance that a person plays. Its cards are nobody else's business; that one changes hands is told. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { type Clearing, isForest } from '../../data/maps.ts';
import { isSympathetic } from '../factions/alliance/state.ts';
import type { Effect, Moved } from '../factions/faction.ts';
import { holdsCards } from '../hands.ts';
import type { Removal } from '../removal-state.ts';
import type { Root } from '../table.ts';

export function afterMove(table: Root, self: Seat, { seat, to, warriors }: Moved): Effect | null {
  if (seat === self || warriors === 0 || isForest(to) || !isSympathetic(table.state, self, to)) return null;
  return outrage(table, self, seat, to);
}

export function afterRemoval(table: Root, self: Seat, { removed }: Removal): readonly Effect[] {
  return removed
    .filter(({ owner, class: type, by }) => owner === self && type === 'token' && by !== self)
    .map(({ by, clearing }) => outrage(table, self, by, clearing));
}

/** For an automaton, which has no hand, the top card of the deck comes (ROOT-16.2, ruling ROOT-G41). */
function outrage(table: Root, self: Seat, from: Seat, clearing: Clearing): Effect {
  const card = holdsCards(table.state, from) ? 'hand' : 'deck';
  return {
    kind: 'outrage',
    side: self,
    *run() {
      table.tell({ kind: 'outside.outrage', seat: self, from, clearing, card });
    },
  };
}
