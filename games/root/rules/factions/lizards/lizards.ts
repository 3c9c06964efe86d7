/** Lizard Cult (ROOT-10). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import data from '../../../data/lizard-cult.json' with { type: 'json' };
import { pieceTypes } from '../../../data/pieces.ts';
import { clearingSuits } from '../../../data/suits.ts';
import type { Faction } from '../../contract/faction.ts';
import { heldOn } from '../../contract/tell.ts';
import { choose } from '../../state/choose.ts';
import { handOf, type State, suitAt } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { craftStep } from '../../turn/craft.ts';
import { chooseCorner, startingCorners } from '../../turn/setup.ts';
import { drawAndDiscard } from '../../turn/turn.ts';
import { neighbours } from '../../woodland/map.ts';
import { canPlace, place } from '../../woodland/place.ts';
import { birdsong } from './birdsong.ts';
import { daylight } from './daylight.ts';
import { fearOfTheFaithful, tellRevenge } from './losses.ts';
import { boardOf, GARDEN, gardenFlaw, gardensAt, gardensOf, newBoard } from './state.ts';

export const lizards: Faction = {
  id: 'lizards',
  ...pieceTypes.lizards,
  board: { create: newBoard },
  turn: {
    setup,
    reset(state, self) {
      boardOf(state, self).scored = [];
    },
    birdsong,
    daylight,
    evening,
  },
  /** ROOT-10.2.4: Pilgrims. */
  rule: { anyway: (state, self, clearing) => gardensAt(state, self, clearing) > 0 },
  removal: {
    /** ROOT-10.2.3: Revenge, of those who fall in defence. */
    keepsFallen(state, self, { count }, battle) {
      if (battle?.defender !== self) return 0;
      boardOf(state, self).acolytes += count;
      return count;
    },
    after(table, self, removal) {
      tellRevenge(table, self, removal);
      return fearOfTheFaithful(table, self, removal);
    },
  },
  craft: {
    /** ROOT-10.2.1: gardens of the Outcast suit. */
    pieces: (state, self, clearing) =>
      suitAt(state, clearing) === boardOf(state, self).outcast ? gardensAt(state, self, clearing) : 0,
  },
  /** ROOT-10.2.6. */
  cards: { hand: 'hidden', discardPile: (state, self) => boardOf(state, self).lostSouls },
  books: {
    cards: (state, self) => [...boardOf(state, self).lostSouls, ...boardOf(state, self).revealed],
    warriors: (state, self, owner) => (owner === self ? boardOf(state, self).acolytes : 0),
    flaw,
  },
  /** Nobody at a real table looks at that pile, and a card that lies in it may come again. */
  assistant: {
    facts: { board: (state, self) => [heldOn(state, self, 'acolytes', pieceTypes.lizards.warriors)] },
    outside: { cards: { discardPile: ({ hidden }) => hidden.deck } },
  },
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
