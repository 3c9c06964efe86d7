/** Vagabond (ROOT-9). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { cardOf } from '../../../data/cards.ts';
import { characters } from '../../../data/characters.ts';
import facts from '../../../data/factions.json' with { type: 'json' };
import { ITEM_LIMIT, type Item, LIMIT_PER_SACK } from '../../../data/items.ts';
import { isForest } from '../../../data/maps.ts';
import { pieceTypes } from '../../../data/pieces.ts';
import type { CraftPayment, Faction } from '../../contract/faction.ts';
import { playerOf, type State, suitAt } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { drawAndDiscard } from '../../turn/turn.ts';
import { afterBattle, beginBattle, defenceless, mostRolled, swept, swiftStrike, takeHits } from './battle.ts';
import { protector, scorched } from './characters.ts';
import { daylight } from './daylight.ts';
import {
  besideTracks,
  chooseItems,
  damagedItems,
  exhaust,
  gain,
  onTrack,
  ready,
  readyItems,
  repair,
  turnUp,
  undamaged,
} from './items.ts';
import { pawnMover, slip } from './move.ts';
import { assistant } from './outside.ts';
import { afterCoalition, afterRemoval, infamy } from './relations.ts';
import { setup } from './setup.ts';
import { boardOf, clearingOf, newBoard, viewSecret } from './state.ts';

const { refresh: REFRESH, draw: DRAW } = facts.factions.find(({ id }) => id === 'vagabond') as unknown as {
  readonly refresh: { readonly base: number; readonly perFaceUpTea: number };
  readonly draw: number;
};

export const vagabond: Faction = {
  id: 'vagabond',
  ...pieceTypes.vagabond,
  board: { create: newBoard },
  turn: {
    setup,
    reset(state, self) {
      Object.assign(boardOf(state, self), { aids: [], improvised: false });
    },
    birdsong,
    daylight,
    evening,
  },
  rule: { bans: scorched },
  /** ROOT-9.2.3. */
  move: { nimble: true, mover: pawnMover },
  battle: {
    begin: beginBattle,
    beforeRoll: protector,
    mostRolled,
    defenceless,
    effects: [swiftStrike],
    takeHits,
    standing: (state, self) => undamaged(state, self).length,
    after: afterBattle,
  },
  removal: { reward: infamy, after: afterRemoval, swept },
  craft: { payment: { canPay, pay, possible }, takeItem: gain },
  /** ROOT-9.2.8. */
  cards: { hand: 'hidden', dominance: 'coalition', afterCoalition },
  services: {
    payment: { can: (state, self, price) => readyItems(state, self).length >= price, pay: payService },
  },
  secret: { view: viewSecret, knownRuins: (state, self) => boardOf(state, self).looked },
  books: { items: itemsHeld, itemsBrought },
  assistant,
};

/** ROOT-9.4: the tea that is on the track now counts. */
function* birdsong(table: Root, self: Seat): Rules {
  const { state } = table;
  const count = REFRESH.base + REFRESH.perFaceUpTea * onTrack(state, self, 'tea');
  const exhausted = boardOf(state, self).items.filter(({ up }) => !up);
  const ask = (left: number) => ({ kind: 'vagabond.refresh', left }) as const;
  turnUp(table, self, yield* chooseItems(self, ask, exhausted, count));
  yield* slip(table, self);
}

/** ROOT-9.6: rest, draw, discard, and leave behind what is too much. */
function* evening(table: Root, self: Seat): Rules {
  const { state } = table;
  if (isForest(playerOf(state, self).pawn)) rest(table, self);
  yield* drawAndDiscard(table, self, DRAW + onTrack(state, self, 'coin'));
  yield* checkLimit(table, self);
}

/** ROOT-9.6.1: what was damaged is whole and face up. */
function rest(table: Root, self: Seat): void {
  const damaged = damagedItems(table.state, self);
  repair(table, self, damaged);
  for (const held of damaged) held.up = true;
}

/** ROOT-9.6.4: of equal items those from the ruins go first, because he may then take another (ROOT-9.8). */
function* checkLimit(table: Root, self: Seat): Rules {
  const { state } = table;
  const board = boardOf(state, self);
  const limit = ITEM_LIMIT + LIMIT_PER_SACK * onTrack(state, self, 'sack');
  const carried = besideTracks(state, self).toSorted((a, b) => Number(b.ruin) - Number(a.ruin));
  const ask = (left: number) => ({ kind: 'vagabond.too-much', left }) as const;
  const lost = yield* chooseItems(self, ask, carried, Math.max(0, carried.length - limit));
  if (lost.length === 0) return;
  board.items = board.items.filter((held) => !lost.includes(held));
  board.gone += lost.length;
  table.tell({ kind: 'vagabond.lost', seat: self, items: lost.map(({ item }) => item) });
}

/** ROOT-9.2.1: a hammer for each icon, all of his clearing's suit; not in a forest. */
function canPay(state: State, self: Seat, cost: Parameters<CraftPayment['canPay']>[2]): boolean {
  const clearing = clearingOf(state, self);
  if (clearing === null || ready(state, self, 'hammer') < cost.length) return false;
  return cost.every((suit) => suit === 'any' || suit === suitAt(state, clearing));
}

function* pay(table: Root, self: Seat, card: string): Rules {
  exhaust(table, self, 'hammer', cardOf(card).cost?.length);
}

function possible(state: State, self: Seat): boolean {
  return clearingOf(state, self) !== null && ready(state, self, 'hammer') > 0;
}

/** ROOT-11.2.6: an item for each warrior that others would pay. */
function* payService(table: Root, self: Seat, price: number): Rules {
  const ask = (left: number) => ({ kind: 'vagabond.pay', left }) as const;
  const paid = yield* chooseItems(self, ask, readyItems(table.state, self), price);
  for (const { item } of paid) exhaust(table, self, item);
}

/** Torches that burn in clearings are still in the game. */
function itemsHeld(state: State, self: Seat): readonly Item[] {
  const { items, scorched: torches } = boardOf(state, self);
  return [...items.map(({ item }) => item), ...torches.map((): Item => 'torch')];
}

function itemsBrought(state: State, self: Seat): number {
  const { character, laid, gone } = boardOf(state, self);
  return (character ? characters[character].startingItems.length : 0) + laid - gone;
}
