/** How a bot plays the Eyrie Dynasties (ROOT-7): roosts score each turn, and the Decree must not fail. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type Card, suitOf } from '../data/cards.ts';
import { type Clearing, clearings } from '../data/maps.ts';
import type { Suit } from '../data/suits.ts';
import { suitInDecree } from '../rules/factions/eyrie/decree.ts';
import { vpByRoosts } from '../rules/factions/eyrie/eyrie.ts';
import { boardOf, VIZIER } from '../rules/factions/eyrie/state.ts';
import { playerOf, type State, suitAt } from '../rules/state/state.ts';
import type { Ask } from '../rules/vocabulary/asks.ts';
import { type Column, columns, type Leader } from '../rules/vocabulary/eyrie.ts';
import { neighbours } from '../rules/woodland/map.ts';
import { onMap, openSlots } from '../rules/woodland/pieces.ts';
import { buildingsLeft, canPlace } from '../rules/woodland/place.ts';
import { oneMore } from './answers.ts';
import { cardWorth } from './cards.ts';
import type { FactionBot, MoveValue, Sight } from './contract.ts';
import { isIn, ruledNow, turnsLeft } from './sight.ts';

const BATTLE = 2;
const BUILD = 3;

function roostsOf(state: State, self: Seat): number {
  return onMap(playerOf(state, self).buildings[0]);
}

/** What the last roost on the map brings in each turn. */
function roostIncome(state: State, self: Seat, more: number): number {
  const roosts = roostsOf(state, self) + more;
  if (roosts < 1) return 0.6;
  const vp = (vpByRoosts[Math.min(7, roosts)] as number) - (vpByRoosts[roosts - 1] as number);
  return Math.max(0.3, vp) + (roosts === 3 || roosts === 6 ? 0.4 : 0);
}

function hasRoost({ player }: Sight, clearing: Clearing): boolean {
  return (player.buildings[0]?.[clearing] as number) > 0;
}

function isSite(sight: Sight, clearing: Clearing): boolean {
  const { state, self } = sight;
  return !hasRoost(sight, clearing) && openSlots(state, clearing) > 0 && canPlace(state, self, clearing);
}

function fits(state: State, suit: Suit, clearing: Clearing): boolean {
  return suit === 'bird' || suitAt(state, clearing) === suit;
}

/** What stands in the way of a column's cards of this turn, or of the next one once this turn's are done. */
function pending({ state, self }: Sight, column: number): readonly Suit[] {
  const board = boardOf(state, self);
  if (state.open.turn.seat === self && board.column === column && board.open !== null) return board.open;
  return (board.decree[column] as readonly Card[]).map(suitInDecree);
}

function isAhead({ state, self }: Sight, column: number): boolean {
  const { turn } = state.open;
  return turn.seat === self && boardOf(state, self).column <= column;
}

// ---- the Decree

/** In how many ways a card of a column could be resolved; halves are those that first need a move. */
function ways(sight: Sight, column: Column, suit: Suit): number {
  const { state, player } = sight;
  let count = 0;
  for (const clearing of clearings) {
    if (!fits(state, suit, clearing)) continue;
    const warriors = player.warriors[clearing] as number;
    if (column === 'recruit') count += hasRoost(sight, clearing) ? 3 : 0;
    else if (column === 'move') count += warriors > 0 ? Math.min(2, warriors) : comes(sight, clearing) ? 0.5 : 0;
    else if (column === 'battle') {
      if (!sight.rivals.some((rival) => isIn(rival, clearing))) continue;
      count += warriors > 1 ? 1.5 : warriors > 0 ? 0.7 : comes(sight, clearing) ? 0.6 : 0;
    } else if (isSite(sight, clearing)) count += ruledNow(sight, clearing) ? 1 : comes(sight, clearing) ? 0.6 : 0;
  }
  return count;
}

/** Warriors of ours are next to it. */
function comes({ state, player }: Sight, clearing: Clearing): boolean {
  for (const next of neighbours(state, clearing)) if ((player.warriors[next] as number) >= 2) return true;
  return false;
}

/** How likely the column holds with one more card of this suit, in this turn and those that follow. */
function holds(sight: Sight, column: Column, suit: Suit): number {
  const { state, self, player } = sight;
  const decree = boardOf(state, self).decree[columns.indexOf(column)] as readonly Card[];
  const same = decree.filter((card) => suitInDecree(card) === suit).length + 1;
  if (column === 'build' && buildingsLeft(player, 0) < decree.length + 1) return 0;
  if (column === 'recruit') {
    const each = boardOf(state, self).leader === 'charismatic' ? 2 : 1;
    if (player.supply < each * (decree.length + 1)) return 0.2;
  }
  const room = Math.min(ways(sight, column, suit) - same, ways(sight, column, 'bird') - decree.length - 1);
  return room >= 2 ? 0.95 : room >= 1 ? 0.88 : room >= 0 ? 0.7 : 0.25;
}

/** ROOT-7.7: the points, the cards, and the rest of the turn. */
function turmoilCost({ state, self, player }: Sight): number {
  const cards = boardOf(state, self).decree.flat();
  const birds = cards.filter((card) => suitInDecree(card) === 'bird').length;
  return Math.min(player.vp, birds + 1) + 0.7 * cards.length + 1.5;
}

const wanted: { readonly [column in Column]: readonly number[] } = {
  recruit: [2.2, 1.2, 0.3],
  move: [2, 1.4, 0.7, 0.4],
  battle: [1, 0.7, 0.5],
  build: [2.6, 0.8, 0.1],
};

/** A card in a column: what its action is worth from now on, less the danger. */
function columnWorth(sight: Sight, column: Column, card: Card): number {
  const { state, self, turns } = sight;
  const suit = suitInDecree(card);
  const there = (boardOf(state, self).decree[columns.indexOf(column)] as readonly Card[]).length;
  const gains = wanted[column];
  const gain = (gains[Math.min(there, gains.length - 1)] as number) * Math.min(1, turns / 4);
  return gain - (1 - holds(sight, column, suit)) * turmoilCost(sight);
}

function bestColumn(sight: Sight, card: Card): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const column of columns) best = Math.max(best, columnWorth(sight, column, card));
  return best;
}

/** What the second card must be worth. */
const SECOND_CARD = 0;

const addToDecree: MoveValue = (sight, move) => {
  if (move.kind !== 'card') return SECOND_CARD;
  return bestColumn(sight, move.card) - 0.7 * cardWorth(sight, move.card);
};

/** The card with the fewest ways first; birds last. */
const nextCard: MoveValue = (sight, move, ask) => {
  if (move.kind !== 'suit') return 0;
  const { column } = ask as Extract<Ask, { kind: 'eyrie.next-card' }>;
  return -ways(sight, column, move.suit) - (move.suit === 'bird' ? 5 : 0);
};

const leaders: { readonly [leader in Leader]: number } = { despot: 4, commander: 3, charismatic: 2, builder: 1 };

const recruitWhere: MoveValue = (sight, move) => {
  if (move.kind !== 'clearing') return 0;
  const { state } = sight;
  const marching = pending(sight, 1).some((suit) => fits(state, suit, move.clearing)) ? 0.1 : 0;
  return oneMore(sight, move.clearing) + marching;
};

const buildWhere: MoveValue = (sight, move) =>
  move.kind === 'clearing'
    ? 0.1 * ((sight.player.warriors[move.clearing] as number) - (sight.near[move.clearing] as number))
    : 0;

/** The Battle and Build cards that are still to be resolved want warriors in their clearings, more than just enough. */
function presence(sight: Sight, clearing: Clearing, warriors: number): number {
  if (warriors === 0 || !isAhead(sight, BUILD)) return 0;
  const { state } = sight;
  const wanted = (column: number) => pending(sight, column).filter((suit) => fits(state, suit, clearing)).length;
  let worth = 0;
  if (isAhead(sight, BATTLE) && wanted(BATTLE) > 0 && sight.rivals.some((rival) => isIn(rival, clearing)))
    worth += 0.4 + 0.15 * Math.min(4, warriors);
  if (wanted(BUILD) > 0 && isSite(sight, clearing))
    worth += 0.4 * Math.max(0, Math.min(3, warriors - (sight.foe[clearing] as number)));
  return worth;
}

function ruleWorth(sight: Sight, clearing: Clearing): number {
  const { state, self, turns } = sight;
  if (!isSite(sight, clearing)) return 0.15;
  const wantedHere = pending(sight, BUILD).filter((suit) => fits(state, suit, clearing)).length;
  if (isAhead(sight, BUILD) && wantedHere > 0) return 2.2;
  return 0.3 + (wantedHere > 0 ? 0.15 * roostIncome(state, self, 1) * turns : 0.1);
}

/** The columns that could fail next turn. */
function danger(sight: Sight): number {
  const { state, self } = sight;
  let sum = 0;
  for (const [i, column] of columns.entries()) {
    const decree = boardOf(state, self).decree[i] as readonly Card[];
    if (decree.length === 0) continue;
    const room = ways(sight, column, 'bird') - decree.length;
    let worst = room >= 1 ? 0 : room >= 0 ? 0.15 : 0.5;
    for (const card of decree) {
      if (card === VIZIER || suitOf(card) === 'bird') continue;
      const left =
        ways(sight, column, suitOf(card)) - decree.filter((one) => suitInDecree(one) === suitOf(card)).length;
      worst = Math.max(worst, left >= 1 ? 0 : left >= 0 ? 0.12 : 0.5);
    }
    sum += worst;
  }
  return Math.min(1, sum);
}

export const eyrie: FactionBot = {
  warrior: (state, self) => (playerOf(state, self).supply > 6 ? 0.35 : 0.3),
  building: (state, self) => 0.5 + roostIncome(state, self, 0) * 0.8 * turnsLeft(state),
  token: () => 0,
  rule: ruleWorth,
  presence,
  promise: (sight) => {
    const { state, self, turns } = sight;
    const roosts = roostsOf(state, self);
    const cards = boardOf(state, self).decree.flat().length - 2;
    const perTurn = (vpByRoosts[roosts] as number) + (roosts >= 3 ? 0.3 : 0) + (roosts >= 6 ? 0.3 : 0);
    return (perTurn + 0.15 * cards) * 0.85 * turns - danger(sight) * turmoilCost(sight);
  },
  cardWorth: (_, card) => (suitOf(card) === 'bird' ? 0.1 : 0),
  answers: {
    'eyrie.choose-leader': (_, move) => (move.kind === 'eyrie.leader' ? leaders[move.leader] : 0),
    'eyrie.new-leader': (_, move) => (move.kind === 'eyrie.leader' ? leaders[move.leader] : 0),
    'eyrie.add-to-decree': addToDecree,
    'eyrie.which-column': (sight, move, ask) =>
      move.kind === 'eyrie.column'
        ? columnWorth(sight, move.column, (ask as Extract<Ask, { kind: 'eyrie.which-column' }>).card)
        : 0,
    'eyrie.next-card': nextCard,
    'eyrie.recruit-where': recruitWhere,
    'eyrie.build-where': buildWhere,
  },
};
