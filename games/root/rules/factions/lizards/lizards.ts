/** Lizard Cult (ROOT-10). */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import data from '../../../data/lizard-cult.json' with { type: 'json' };
import { pieceTypes } from '../../../data/pieces.ts';
import { clearingSuits } from '../../../data/suits.ts';
import { choose } from '../../choose.ts';
import { craftStep } from '../../craft.ts';
import { neighbours } from '../../map.ts';
import { canPlace, place } from '../../place.ts';
import { chooseCorner, startingCorners } from '../../setup.ts';
import { handOf, type State, suitAt } from '../../state.ts';
import type { Root } from '../../table.ts';
import { drawAndDiscard } from '../../turn.ts';
import type { Faction } from '../faction.ts';
import { birdsong } from './birdsong.ts';
import { daylight } from './daylight.ts';
import { fearOfTheFaithful, tellRevenge } from './losses.ts';
import { boardOf, GARDEN, gardenFlaw, gardensAt, gardensOf, newBoard } from './state.ts';

export const lizards: Faction = {
  id: 'lizards',
  hand: 'hidden',
  ...pieceTypes.lizards,
  newBoard,
  setup,
  newTurn(state, self) {
    boardOf(state, self).scored = [];
  },
  birdsong,
  daylight,
  evening,
  /** ROOT-10.2.4: Pilgrims. */
  rulesAnyway: (state, self, clearing) => gardensAt(state, self, clearing) > 0,
  /** ROOT-10.2.1: gardens of the Outcast suit. */
  craftingPieces: (state, self, clearing) =>
    suitAt(state, clearing) === boardOf(state, self).outcast ? gardensAt(state, self, clearing) : 0,
  /** ROOT-10.2.3: Revenge, of those who fall in defence. */
  keepsFallen(state, self, { count }, battle) {
    if (battle?.defender !== self) return 0;
    boardOf(state, self).acolytes += count;
    return count;
  },
  afterRemoval: (table, self, removal) => {
    tellRevenge(table, self, removal);
    return fearOfTheFaithful(table, self, removal);
  },
  /** ROOT-10.2.6. */
  discardPile: (state, self) => boardOf(state, self).lostSouls,
  cardsHeld: (state, self) => [...boardOf(state, self).lostSouls, ...boardOf(state, self).revealed],
  warriorsHeld: (state, self, owner) => (owner === self ? boardOf(state, self).acolytes : 0),
  flaw,
};

/** ROOT-10.3, ruling ROOT-G33: a corner with a garden, the clearings around it, the first Outcast. */
function* setup(table: Root, self: Seat): Rules {
  const { state } = table;
  const corner = yield* chooseCorner(table, self, startingCorners(state));
  yield* place(table, self, corner, { warriors: data.setup.cornerWarriors });
  yield* place(table, self, corner, { building: GARDEN });
  for (const clearing of neighbours(state, corner)) {
    if (canPlace(state, self, clearing)) yield* place(table, self, clearing, { warriors: data.setup.adjacentWarriors });
  }
  const suits = clearingSuits.map((suit) => ({ kind: 'suit', suit }) as const);
  const { suit } = yield* choose(self, 'lizards.first-outcast', suits);
  boardOf(state, self).outcast = suit;
  table.tell({ kind: 'lizards.outcast', seat: self, suit, hated: false });
}

/** ROOT-10.6. */
function* evening(table: Root, self: Seat): Rules {
  const { state } = table;
  const cards = boardOf(state, self).revealed.splice(0);
  handOf(state, self).push(...cards);
  if (cards.length > 0) table.tell({ kind: 'lizards.returned', seat: self, cards });
  yield* craftStep(table, self);
  yield* drawAndDiscard(table, self, 1 + drawBonus(state, self));
}

/** A card for each suit with two gardens on the map. */
function drawBonus(state: State, self: Seat): number {
  return clearingSuits.filter((suit) => gardensOf(state, self, suit) >= data.gardens.drawBonusAtGardensOfSuit).length;
}

function flaw(state: State, self: Seat): string | null {
  return gardenFlaw(state, self) ?? (boardOf(state, self).acolytes < 0 ? 'lizards: less than no acolytes' : null);
}
