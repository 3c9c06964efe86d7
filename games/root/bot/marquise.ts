/** How a bot plays the Marquise de Cat (ROOT-6): wood becomes buildings, buildings become points. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { suitOf } from '../data/cards.ts';
import { type Clearing, clearings } from '../data/maps.ts';
import { nextOnTrack } from '../rules/factions/marquise/build.ts';
import { ACTIONS, boardOf, RECRUITER, SAWMILL, WOOD, WORKSHOP } from '../rules/factions/marquise/state.ts';
import { mapOf, playerOf, type State, suitAt } from '../rules/state/state.ts';
import type { Ask } from '../rules/vocabulary/asks.ts';
import { buildingNames } from '../rules/vocabulary/marquise.ts';
import type { Move } from '../rules/vocabulary/moves.ts';
import { neighbours } from '../rules/woodland/map.ts';
import { onMap, openSlots } from '../rules/woodland/pieces.ts';
import { canPlace, tokensLeft } from '../rules/woodland/place.ts';
import { worthOfMove } from './answers.ts';
import { cardWorth, craftWorth } from './cards.ts';
import type { FactionBot, MoveValue, Sight } from './contract.ts';
import { bestBattle, bestMove } from './marches.ts';
import { risk, ruledNow, turnsLeft } from './sight.ts';

const A_WOOD = 0.45;
/** A march is two moves, the second of which is less sure. */
const SECOND_MOVE = 1.3;

/** What a building brings in each turn after this one. */
function income(state: State, self: Seat, which: number, more: number): number {
  const count = onMap(playerOf(state, self).buildings[which]) + more;
  if (which === SAWMILL) return count <= 4 ? 0.4 : 0.2;
  if (which === WORKSHOP) return count <= 3 ? 0.2 : 0.05;
  return 0.22 + (count === 3 || count === 5 ? 0.4 : 0);
}

function buildingWorth(state: State, self: Seat, which: number): number {
  return 0.4 + income(state, self, which, 0) * turnsLeft(state);
}

/** The wood that can be brought together at a clearing, by clearing: ruled clearings that hang together share theirs. */
function woodAround(sight: Sight): number[] {
  const { state, player } = sight;
  const wood = player.tokens[WOOD] as readonly number[];
  const found = new Array<number>(clearings.length + 1).fill(-1);
  for (const start of clearings) {
    if (found[start] !== -1) continue;
    if (!ruledNow(sight, start)) {
      found[start] = 0;
      continue;
    }
    const linked: Clearing[] = [start];
    found[start] = 0;
    let sum = 0;
    for (let i = 0; i < linked.length; i++) {
      const here = linked[i] as Clearing;
      sum += wood[here] as number;
      for (const next of neighbours(state, here)) {
        if (found[next] !== -1 || !ruledNow(sight, next)) continue;
        found[next] = 0;
        linked.push(next);
      }
    }
    for (const clearing of linked) found[clearing] = sum;
  }
  return found;
}

function buildWorth({ state, self, turns }: Sight, which: number): number {
  const next = nextOnTrack(state, self, which);
  if (next === null) return -1;
  return next.vp + 0.3 + income(state, self, which, 1) * turns - A_WOOD * next.cost;
}

function isSite({ state, self }: Sight, clearing: Clearing): boolean {
  return openSlots(state, clearing) > 0 && canPlace(state, self, clearing);
}

/** The best building that can be paid for; with `more` wood than there is. */
function bestBuild(sight: Sight, more = 0): number {
  const { state, self } = sight;
  const wood = woodAround(sight);
  let most = -1;
  for (const clearing of clearings)
    if ((wood[clearing] as number) > most && ruledNow(sight, clearing) && isSite(sight, clearing))
      most = wood[clearing] as number;
  let best = -1;
  for (let which = 0; which < buildingNames.length; which++) {
    const cost = nextOnTrack(state, self, which)?.cost ?? 99;
    if (cost <= most + more) best = Math.max(best, buildWorth(sight, which));
  }
  return best;
}

function recruitWorth({ state, self, warrior }: Sight): number {
  const { supply, buildings } = playerOf(state, self);
  return Math.min(supply, onMap(buildings[RECRUITER])) * warrior;
}

/** One action of Daylight. */
function actionWorth(sight: Sight, kind: Move['kind']): number {
  switch (kind) {
    case 'battle':
      return bestBattle(sight);
    case 'marquise.march':
      return SECOND_MOVE * bestMove(sight);
    case 'recruit':
      return recruitWorth(sight);
    case 'build':
      return bestBuild(sight);
    case 'marquise.overwork':
      return overworkWorth(sight);
    default:
      return 0;
  }
}

/** A wood for a card: worth it where it pays for a better building. */
function overworkWorth(sight: Sight): number {
  const now = bestBuild(sight);
  const then = bestBuild(sight, 1);
  const missing = boardOf(sight.state, sight.self).actions > 1 ? 0.8 : 0.4;
  return then > now ? missing * (then - Math.max(0, now)) + 0.2 - 0.6 : A_WOOD - 0.6;
}

const daylight: MoveValue = (sight, move, ask) => {
  const { actions } = ask as Extract<Ask, { kind: 'marquise.daylight' }>;
  if (move.kind === 'marquise.extra-action') {
    if (actions > 0) return -1;
    return bestAction(sight) - 1.1 * cardWorth(sight, move.card);
  }
  if (move.kind === 'done') return 0.02;
  const own = actionWorth(sight, move.kind);
  return own === 0 ? worthOfMove(sight, move, ask) : own;
};

/** What one more action would be good for. */
function bestAction(sight: Sight): number {
  const { state, self } = sight;
  let best = Math.max(bestBuild(sight), SECOND_MOVE * bestMove(sight), bestBattle(sight));
  if (!boardOf(state, self).recruited) best = Math.max(best, recruitWorth(sight));
  return best;
}

/** Well covered, with room for more; workshops where they are needed. */
const whereToBuild: MoveValue = (sight, move, ask) => {
  if (move.kind !== 'clearing') return 0;
  const { state, player } = sight;
  const { clearing } = move;
  const { building } = ask as { readonly building: string };
  let worth = -2 * risk(sight, clearing, player.warriors[clearing] as number) + 0.05 * openSlots(state, clearing);
  if (building === 'workshop') worth += 0.3 * suitNeeded(sight, clearing);
  if (building === 'recruiter') worth += 0.05 * (sight.near[clearing] as number);
  return worth;
};

/** A suit without a workshop, more so when a card of the hand asks for it. */
function suitNeeded({ state, player }: Sight, clearing: Clearing): number {
  const suit = suitAt(state, clearing);
  const there = clearings.some(
    (one) => suitAt(state, one) === suit && (player.buildings[WORKSHOP]?.[one] as number) > 0,
  );
  return there ? 0 : 1;
}

const firstBuilding: MoveValue = (sight, move) => {
  if (move.kind !== 'clearing') return 0;
  const { state, player, near } = sight;
  const home = move.clearing === player.corner ? 0.3 : 0;
  return home + 0.1 * (mapOf(state).slots[move.clearing] as number) - 0.1 * (near[move.clearing] as number);
};

/** From where it is least safe. */
const payWood: MoveValue = (sight, move) =>
  move.kind === 'clearing' ? risk(sight, move.clearing, sight.player.warriors[move.clearing] as number) : 0;

/** ROOT-6.2.3: warriors back for a card. */
const hospitals: MoveValue = (sight, move, ask) => {
  if (move.kind !== 'card') return 0;
  const { warriors } = ask as Extract<Ask, { kind: 'marquise.hospitals' }>;
  return warriors * sight.warrior * 0.9 - cardWorth(sight, move.card);
};

export const marquise: FactionBot = {
  warrior: (state, self) => (playerOf(state, self).supply > 8 ? 0.3 : 0.25),
  building: buildingWorth,
  token: (state, self, which) =>
    which === WOOD ? A_WOOD + (tokensLeft(playerOf(state, self), WOOD) === 0 ? 0.1 : 0) : 1,
  rule: (sight, clearing) => {
    const { state, player } = sight;
    const site = isSite(sight, clearing) ? 0.35 : 0;
    const wood = (player.tokens[WOOD]?.[clearing] as number) > 0 ? 0.3 : 0;
    return 0.15 + site + wood + 0.04 * neighbours(state, clearing).length;
  },
  promise: (sight) => {
    const { state, self, player, turns } = sight;
    let worth = 0;
    for (let which = 0; which < buildingNames.length; which++) {
      const where = player.buildings[which] as readonly number[];
      worth += onMap(where) * buildingWorth(state, self, which);
    }
    return worth + onMap(player.tokens[WOOD]) * A_WOOD + 0.1 * turns;
  },
  isFresh: (state, self) => boardOf(state, self).actions === ACTIONS && !boardOf(state, self).recruited,
  cardWorth: (_, card) => (suitOf(card) === 'bird' ? 0.15 : 0),
  answers: {
    craft: (sight, move, ask) =>
      move.kind === 'craft' && suitOf(move.card) === 'bird'
        ? craftWorth(sight, move.card) - 0.8
        : worthOfMove(sight, move, ask),
    'marquise.first-building': firstBuilding,
    'marquise.daylight': daylight,
    'marquise.what-to-build': (sight, move) =>
      move.kind === 'marquise.building' ? buildWorth(sight, buildingNames.indexOf(move.building)) : 0,
    'marquise.where-to-build': whereToBuild,
    'marquise.pay-wood': payWood,
    'marquise.hospitals': hospitals,
  },
};
