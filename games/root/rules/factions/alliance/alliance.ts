/** Woodland Alliance (ROOT-8). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import facts from '../../../data/factions.json' with { type: 'json' };
import { pieceTypes } from '../../../data/pieces.ts';
import type { Faction } from '../../contract/faction.ts';
import { topCard } from '../../hands/hands.ts';
import { playerOf } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { birdsong } from './birdsong.ts';
import { daylight } from './daylight.ts';
import { evening } from './evening.ts';
import { afterMove, afterRemoval } from './outrage.ts';
import { assistant } from './outside.ts';
import { boardOf, newBoard, newSecret, SYMPATHY, supportersOf, viewSecret } from './state.ts';

const FIRST_SUPPORTERS = facts.factions.find(({ id }) => id === 'alliance')?.supportersAtSetup as number;

export const alliance: Faction = {
  id: 'alliance',
  ...pieceTypes.alliance,
  board: { create: newBoard },
  turn: {
    setup,
    reset(state, self) {
      boardOf(state, self).operations = 0;
    },
    birdsong,
    daylight,
    evening,
  },
  move: { after: afterMove },
  /** ROOT-8.2.2: Guerrilla War. */
  battle: { takesHigherRoll: () => true },
  removal: { after: afterRemoval },
  /** ROOT-8.2.1. */
  craft: { pieces: (state, self, clearing) => playerOf(state, self).tokens[SYMPATHY]?.[clearing] ?? 0 },
  cards: { hand: 'hidden' },
  secret: { create: newSecret, view: viewSecret, hiddenCards: (state, self) => [supportersOf(state, self)] },
  books: {
    cards: supportersOf,
    warriors: (state, self, owner) => (owner === self ? boardOf(state, self).officers : 0),
  },
  assistant,
};

/** ROOT-8.3: three cards of the deck are the first supporters. */
function* setup(table: Root, self: Seat): Rules {
  for (let i = 0; i < FIRST_SUPPORTERS; i++) {
    const card = yield* topCard(table, self);
    if (card !== null) supportersOf(table.state, self).push(card);
  }
}
