/** Woodland Alliance (ROOT-8). */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import facts from '../../../data/factions.json' with { type: 'json' };
import { pieceTypes } from '../../../data/pieces.ts';
import { topCard } from '../../hands.ts';
import { playerOf } from '../../state.ts';
import type { Root } from '../../table.ts';
import type { Faction } from '../faction.ts';
import { birdsong } from './birdsong.ts';
import { daylight } from './daylight.ts';
import { evening } from './evening.ts';
import { afterMove, afterRemoval } from './outrage.ts';
import { boardOf, newBoard, newSecret, SYMPATHY, supportersOf, viewSecret } from './state.ts';

const FIRST_SUPPORTERS = facts.factions.find(({ id }) => id === 'alliance')?.supportersAtSetup as number;

export const alliance: Faction = {
  id: 'alliance',
  hand: 'hidden',
  ...pieceTypes.alliance,
  newBoard,
  newSecret,
  setup,
  newTurn(state, self) {
    boardOf(state, self).operations = 0;
  },
  birdsong,
  daylight,
  evening,
  /** ROOT-8.2.1. */
  craftingPieces: (state, self, clearing) => playerOf(state, self).tokens[SYMPATHY]?.[clearing] ?? 0,
  /** ROOT-8.2.2: Guerrilla War. */
  takesHigherRoll: () => true,
  afterMove,
  afterRemoval,
  viewSecret,
  hiddenCards: (state, self) => [supportersOf(state, self)],
  cardsHeld: supportersOf,
  warriorsHeld: (state, self, owner) => (owner === self ? boardOf(state, self).officers : 0),
};

/** ROOT-8.3: three cards of the deck are the first supporters. */
function* setup(table: Root, self: Seat): Rules {
  for (let i = 0; i < FIRST_SUPPORTERS; i++) {
    const card = yield* topCard(table, self);
    if (card !== null) supportersOf(table.state, self).push(card);
  }
}
