/** How a bot plays the Underground Duchy (ROOT-12): presence sways ministers, ministers act and score. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type Card, distinct, matches, suitOf } from '../data/cards.ts';
import { BURROW, type Clearing, clearings } from '../data/maps.ts';
import { ACTIONS, boardOf, CITADEL, factsOf, MARKET, rankOf, TUNNEL } from '../rules/factions/duchy/state.ts';
import { tunnels } from '../rules/factions/duchy/tunnels.ts';
import { handOf, playerOf, type State, suitAt } from '../rules/state/state.ts';
import type { Ask } from '../rules/vocabulary/asks.ts';
import type { Minister } from '../rules/vocabulary/duchy.ts';
import { onMap, openSlots } from '../rules/woodland/pieces.ts';
import { buildingsLeft, canPlace, tokensLeft } from '../rules/woodland/place.ts';
import { worthOfMove } from './answers.ts';
import { cardWorth } from './cards.ts';
import type { FactionBot, MoveValue, Sight } from './contract.ts';
import { bestBattle, bestMove } from './marches.ts';
import { moveWorth, risk, ruledNow, turnsLeft } from './sight.ts';

const MOST_THROUGH = 4;

/** What a building brings in each turn: warriors or cards. */
function income(which: number): number {
  return which === CITADEL ? 0.45 : 0.5;
}

function buildingWorth(state: State, self: Seat, which: number): number {
  const price = boardOf(state, self).swayed.length > 0 ? 1.5 : 0.5;
  return income(which) * turnsLeft(state) + price;
}

function bestBuilding({ state, self, player }: Sight): number {
  let best = -1;
  for (const which of [CITADEL, MARKET])
    if (buildingsLeft(player, which) > 0) best = Math.max(best, buildWorth(state, self, which));
  return best;
}

/** What stands less often is wanted more; the first crafting pieces too. */
function buildWorth(state: State, self: Seat, which: number): number {
  const count = onMap(playerOf(state, self).buildings[which]);
  return 0.8 + income(which) * turnsLeft(state) - 0.2 * count;
}

function isSite({ state, self, player }: Sight, clearing: Clearing): boolean {
  const any = buildingsLeft(player, CITADEL) + buildingsLeft(player, MARKET) > 0;
  return any && openSlots(state, clearing) > 0 && canPlace(state, self, clearing);
}

// ---- ministers

/** What a minister does for the Duchy this turn. */
const actions: { readonly [minister in Minister]: (sight: Sight) => number } = {
  foremole: (sight) => bestBuilding(sight) - 0.3,
  captain: (sight) => bestBattle(sight),
  marshal: (sight) => bestMove(sight),
  brigadier: (sight) => 1.4 * Math.max(bestMove(sight), bestBattle(sight)),
  banker: bankWorth,
  mayor: (sight) => Math.max(...copied(sight).map((minister) => actions[minister](sight))),
  'duchess-of-mud': () => 2,
  'baron-of-dirt': ({ player }) => onMap(player.buildings[MARKET]),
  'earl-of-stone': ({ player }) => onMap(player.buildings[CITADEL]),
};

function copied({ state, self }: Sight): Minister[] {
  return boardOf(state, self).swayed.filter((minister) => minister !== 'mayor' && rankOf[minister] !== 'lord');
}

/** What a minister brings in a turn, about. */
const usual: { readonly [minister in Minister]: number } = {
  foremole: 0.5,
  captain: 0.35,
  marshal: 0.35,
  brigadier: 0.55,
  banker: 0.6,
  mayor: 0.45,
  'duchess-of-mud': 1,
  'baron-of-dirt': 0.7,
  'earl-of-stone': 0.7,
};

function perTurn({ player }: Sight, minister: Minister): number {
  if (minister === 'duchess-of-mud') return tokensLeft(player, TUNNEL) === 0 ? 1.8 : 1;
  if (minister === 'baron-of-dirt') return 0.3 + 0.8 * onMap(player.buildings[MARKET]);
  if (minister === 'earl-of-stone') return 0.3 + 0.8 * onMap(player.buildings[CITADEL]);
  return usual[minister];
}

function ministerWorth(sight: Sight, minister: Minister): number {
  return factsOf[rankOf[minister]].vp + 0.8 * perTurn(sight, minister) * Math.max(0, sight.turns - 0.5);
}

/** Spare cards of one suit. */
function bankWorth(sight: Sight): number {
  const { state, self } = sight;
  const hand = handOf(state, self);
  let best = 0;
  for (const card of distinct(hand)) {
    const spent = hand.filter((other) => suitOf(other) === suitOf(card));
    const worth = spent.reduce((sum, other) => sum + spendWorth(sight, other, hand.length), 0);
    best = Math.max(best, worth);
  }
  return best;
}

/** A point for a card; the last cards are needed to sway. */
function spendWorth(sight: Sight, card: Card, held: number): number {
  return 1.1 - cardWorth(sight, card) - (held <= 3 ? 0.4 : 0);
}

// ---- Assembly

function digWorth(sight: Sight): number {
  const { state, self } = sight;
  const dug = tunnels(state, self);
  let best = -1;
  for (const card of distinct(handOf(state, self))) {
    for (const clearing of clearings) {
      if (dug.includes(clearing) || !canPlace(state, self, clearing) || !matches(card, suitAt(state, clearing)))
        continue;
      best = Math.max(best, tunnelWorth(sight, clearing) - cardWorth(sight, card));
    }
  }
  return best;
}

/** The tunnel itself, and the warriors that come out of it. */
function tunnelWorth(sight: Sight, clearing: Clearing): number {
  const { player, turns } = sight;
  const waiting = Math.min(MOST_THROUGH, player.warriors[BURROW] as number);
  const another = tokensLeft(player, TUNNEL) > 0 ? 0.3 + 0.08 * turns : -0.3;
  return another + (waiting > 0 ? 1.2 * moveWorth(sight, BURROW, clearing, waiting) : 0);
}

const assembly: MoveValue = (sight, move, ask) => {
  if (move.kind === 'build') return bestBuilding(sight) - 0.1;
  if (move.kind === 'recruit') return 0.2;
  if (move.kind === 'duchy.dig') return digWorth(sight);
  return worthOfMove(sight, move, ask);
};

/** Shown cards come back in the Evening, birds do not. */
const show: MoveValue = (sight, move) => {
  if (move.kind !== 'card') return 0;
  return suitOf(move.card) === 'bird' ? -cardWorth(sight, move.card) : -0.1 * cardWorth(sight, move.card);
};

const minister: MoveValue = (sight, move, ask) =>
  move.kind === 'duchy.minister' ? actions[move.minister](sight) : worthOfMove(sight, move, ask);

/** Another clearing with a piece is another card that can be shown. */
function presence({ counts }: Sight, clearing: Clearing, warriors: number): number {
  return warriors > 0 && counts[clearing] === 0 ? 0.3 : 0;
}

export const duchy: FactionBot = {
  warrior: (state, self) => (playerOf(state, self).supply > 3 ? 0.3 : 0.25),
  building: buildingWorth,
  token: () => 0.6,
  rule: (sight, clearing) => (isSite(sight, clearing) ? 0.6 : 0.15),
  presence,
  promise: (sight) => {
    const { state, self, player, turns } = sight;
    let worth = onMap(player.tokens[TUNNEL]) * 0.6;
    for (const which of [CITADEL, MARKET]) worth += onMap(player.buildings[which]) * (0.5 + income(which) * turns);
    for (const swayed of boardOf(state, self).swayed) worth += 0.8 * perTurn(sight, swayed) * turns;
    return worth + turns;
  },
  isFresh: (state, self) => boardOf(state, self).step === 'assembly' && boardOf(state, self).actions === ACTIONS,
  answers: {
    'duchy.assembly': assembly,
    'duchy.parliament': minister,
    'duchy.mayor': minister,
    'duchy.sway': (sight, move, ask) =>
      move.kind === 'duchy.sway' ? ministerWorth(sight, move.minister) : worthOfMove(sight, move, ask),
    'duchy.sway-card': show,
    'duchy.reveal-to-build': show,
    'duchy.what-to-build': ({ state, self }, move) =>
      move.kind === 'piece' ? buildWorth(state, self, move.piece === 'citadel' ? CITADEL : MARKET) : 0,
    'duchy.where-to-build': (sight, move) =>
      move.kind === 'clearing' ? -risk(sight, move.clearing, sight.player.warriors[move.clearing] as number) : 0,
    'duchy.where-to-dig': (sight, move) => (move.kind === 'clearing' ? tunnelWorth(sight, move.clearing) : 0),
    'duchy.which-tunnel': (sight, move) =>
      move.kind === 'clearing'
        ? -(sight.player.warriors[move.clearing] as number) - (ruledNow(sight, move.clearing) ? 1 : 0)
        : 0,
    'duchy.dig-count': (sight, move, ask) => {
      const { clearing } = ask as Extract<Ask, { kind: 'duchy.dig-count' }>;
      return move.kind === 'warriors' ? moveWorth(sight, BURROW, clearing, move.count) : 0;
    },
    'duchy.banker': (sight, move) =>
      move.kind === 'card' ? spendWorth(sight, move.card, handOf(sight.state, sight.self).length) : 0,
    'duchy.lose-minister': (sight, move) => (move.kind === 'duchy.minister' ? -perTurn(sight, move.minister) : 0),
  },
};
