/** Logical Lizards (AUT-8). */

import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { pause, step } from '@tavola/kernel/rules/step.ts';
import { trackVp } from '../../../data/automata-facts.ts';
import { type Card, suitOf } from '../../../data/cards.ts';
import data from '../../../data/lizard-cult.json' with { type: 'json' };
import { clearingSuits, type Suit, suits } from '../../../data/suits.ts';
import type { Faction } from '../../contract/faction.ts';
import { GARDEN, gardenFlaw, gardensAt, gardensOf } from '../../factions/lizards/state.ts';
import { discardFinally, topCard } from '../../hands/hands.ts';
import { ATTACKER } from '../../state/battle.ts';
import type { Root } from '../../state/table.ts';
import type { WantedCard } from '../../vocabulary/asks.ts';
import { adjacentFor } from '../../woodland/map.ts';
import { canPlace, canPlaceBuilding, place } from '../../woodland/place.ts';
import { automaton, closeEvening, craftOrder, readSettings, scoreStep } from '../automaton.ts';
import { startCorner } from '../corners.ts';
import { hasTrait } from '../state.ts';
import { conspire } from './conspiracies.ts';
import { assistant } from './facts.ts';
import { afterRemoval } from './losses.ts';
import { rituals } from './rituals.ts';
import { advanced, isBird } from './services.ts';
import { boardOf, newBoard } from './state.ts';

const FIRST_SOULS = 3;

export const logicalLizards: Faction = automaton('lizards', {
  board: { create: newBoard },
  turn: { setup, birdsong, daylight: rituals, evening },
  /** AUT-8.2.1. */
  rule: { anyway: (state, self, clearing) => gardensAt(state, self, clearing) > 0 },
  battle: {
    /** AUT-T-LIZ-3. */
    extraHits: (state, self, _battle, side) => (side === ATTACKER && boardOf(state, self).fanatic ? 1 : 0),
  },
  removal: { after: afterRemoval },
  /** AUT-8.2.4. */
  cards: { discardPile: (state, self) => boardOf(state, self).lostSouls },
  services: { neverBuys: isBird, advanced },
  books: {
    cards(state, self) {
      const { lostSouls, revealed, order } = boardOf(state, self);
      return [...lostSouls, ...revealed, ...(order === null ? [] : [order])];
    },
    warriors: (state, self, owner) => (owner === self ? boardOf(state, self).acolytes : 0),
    flaw: gardenFlaw,
  },
  assistant,
});

/** AUT-8.3: a corner by chance, the clearings around it, the first Lost Souls. */
function* setup(table: Root, self: Seat): Rules {
  const { state } = table;
  readSettings(table, self);
  const home = yield* startCorner(table, self, 'AUT-8.3.2', { random: 'AUT-8.3.2', seat: self }, (corner) =>
    canPlaceBuilding(state, self, corner),
  );
  yield* place(table, self, home, { warriors: data.setup.cornerWarriors });
  yield* place(table, self, home, { building: GARDEN });
  for (const clearing of adjacentFor(state, self, home)) {
    if (canPlace(state, self, clearing)) yield* place(table, self, clearing, { warriors: data.setup.adjacentWarriors });
  }
  for (let i = 0; i < FIRST_SOULS; i++) yield* addSoul(table, self, 'AUT-8.3.5', { nth: i + 1, of: FIRST_SOULS });
}

/** The top card of the deck joins the Lost Souls. */
function* addSoul(table: Root, self: Seat, clause: string, which: WantedCard = {}): Rules {
  const card = yield* topCard(table, null, { for: 'soul', seat: self, ...which });
  if (card === null) return;
  boardOf(table.state, self).lostSouls.push(card);
  yield* step(table, { kind: 'automaton.revealed', seat: self, card, clause });
}

/** AUT-8.4. */
function* birdsong(table: Root, self: Seat): Rules {
  yield* setOrder(table, self);
  yield* conspire(table, self);
}

/** AUT-8.4.1: the most common suit of the Lost Souls, birds too; a tie is a bird. */
export function* setOrder(table: Root, self: Seat): Rules {
  const board = boardOf(table.state, self);
  const common = select<Suit>(suits).most('AUT-8.4.1', (suit) => count(board.lostSouls, suit));
  board.suit = common.list.length === 1 ? (common.best as Suit) : 'bird';
  yield* step(table, { kind: 'automaton.order-set', seat: self, suit: board.suit }, { why: [common] });
}

function count(cards: readonly Card[], suit: Suit): number {
  return cards.filter((card) => suitOf(card) === suit).length;
}

/** AUT-8.6: points, new Lost Souls, and a card that may be crafted. */
function* evening(table: Root, self: Seat): Rules {
  scoreGardens(table, self);
  discardSouls(table, self);
  returnRevealed(table, self);
  yield* pause(table);
  yield* craft(table, self);
  closeEvening(table, self);
  if (hasTrait(table.state, self, 'erratic')) yield* addSoul(table, self, 'AUT-T-LIZ-2');
}

/** AUT-8.6.1: the track of the order; with a bird the one that scores most (ruling AUT-GA18). */
function scoreGardens(table: Root, self: Seat): void {
  const { state } = table;
  const { suit } = boardOf(state, self);
  const tracks = suit === 'bird' ? clearingSuits : [suit];
  const vp = Math.max(...tracks.map((one) => trackVp('lizards', 'garden', gardensOf(state, self, one))));
  scoreStep(table, self, vp, 'gardens', 'AUT-8.6.1');
}

/** AUT-8.6.2. */
function discardSouls(table: Root, self: Seat): void {
  const cards = boardOf(table.state, self).lostSouls.splice(0);
  if (cards.length === 0) return;
  table.tell({ kind: 'automaton.souls-discarded', seat: self, cards, clause: 'AUT-8.6.2' });
  for (const card of cards) discardFinally(table, card);
}

/** AUT-8.6.3: the first revealed on top. */
function returnRevealed(table: Root, self: Seat): void {
  const { lostSouls, revealed } = boardOf(table.state, self);
  const cards = revealed.splice(0);
  if (cards.length === 0) return;
  lostSouls.push(...cards.toReversed());
  table.tell({ kind: 'automaton.souls-returned', seat: self, cards });
}

/** AUT-8.6.4: the top card of the deck, or what was bought for it (AUT-S-2), goes onto the Lost Souls, crafted or not. */
function* craft(table: Root, self: Seat): Rules {
  const board = boardOf(table.state, self);
  const card = yield* topCard(table, null, { for: 'craft', seat: self });
  if (card === null) return;
  board.order = card;
  yield* step(table, { kind: 'automaton.revealed', seat: self, card, clause: 'AUT-8.6.4' });
  yield* craftOrder(table, self);
  board.lostSouls.push(board.order);
  board.order = null;
}
