/** The Alliance at a real table. Its cards are nobody else's business; that one changes hands is told (ROOT-8.2.6). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Clearing, isForest } from '../../../data/maps.ts';
import { pieceTypes } from '../../../data/pieces.ts';
import { sympathyTrack } from '../../../data/tracks.ts';
import type { AssistantHooks, Effect, Moved } from '../../contract/faction.ts';
import { heldOn } from '../../contract/tell.ts';
import { holdsCards } from '../../hands/hands.ts';
import type { Removal } from '../../state/removal.ts';
import type { Root } from '../../state/table.ts';
import { isSympathetic } from './state.ts';

export const assistant: AssistantHooks = {
  facts: { board: (state, self) => [heldOn(state, self, 'officers', pieceTypes.alliance.warriors)] },
  points: { sympathy: { placed: sympathyTrack.vp } },
  outside: {
    /** ROOT-8.3: supporters are cards, and theirs. */
    turn: { *setup(): Rules {} },
    move: { after: afterMove },
    removal: { after: afterRemoval },
  },
};

function afterMove(table: Root, self: Seat, { seat, to, warriors }: Moved): Effect | null {
  if (seat === self || warriors === 0 || isForest(to) || !isSympathetic(table.state, self, to)) return null;
  return outrage(table, self, seat, to);
}

function afterRemoval(table: Root, self: Seat, { removed }: Removal): readonly Effect[] {
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
