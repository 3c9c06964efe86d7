/** How a bot plays the Woodland Alliance (ROOT-8): sympathy spreads and scores, revolts clear the ground for bases and officers. */
import { matches, suitOf } from '../data/cards.ts';
import { type Clearing, clearings } from '../data/maps.ts';
import { nextToken } from '../rules/factions/alliance/birdsong.ts';
import { bases, boardOf, hasBaseOf, isSympathetic, supportersOf } from '../rules/factions/alliance/state.ts';
import { hasRoom } from '../rules/factions/alliance/supporters.ts';
import { type State, suitAt } from '../rules/state/state.ts';
import { onMap } from '../rules/woodland/pieces.ts';
import { canPlace } from '../rules/woodland/place.ts';
import { oneMore, worthOfMove } from './answers.ts';
import { cardWorth } from './cards.ts';
import type { FactionBot, MoveValue, Sight } from './contract.ts';
import { risk, turnsLeft } from './sight.ts';

const SUPPORTER = 0.4;
const SYMPATHY = 0.8;
const ENOUGH_OFFICERS = 4;

function baseWorth(state: State): number {
  return 1.5 + 0.6 * turnsLeft(state);
}

function officerWorth({ state, self, turns }: Sight): number {
  const { officers } = boardOf(state, self);
  return (officers < ENOUGH_OFFICERS ? 0.5 : 0.1) * Math.min(3, turns);
}

function supportersLeft({ state, self }: Sight, clearing: Clearing): number {
  const suit = suitAt(state, clearing);
  return supportersOf(state, self).filter((card) => matches(card, suit)).length;
}

/** Everything of the enemies there, the base, its warriors and the officer. */
function revoltWorth(sight: Sight, clearing: Clearing): number {
  const { state, self, rivals } = sight;
  let worth = baseWorth(state) + officerWorth(sight) - 2 * SUPPORTER;
  for (const { player, envy, warrior, pieces, counts } of rivals) {
    worth += (counts[clearing] as number) + envy * (pieces[clearing] as number);
    worth += envy * warrior * (player.warriors[clearing] as number);
  }
  const suit = suitAt(state, clearing);
  const friends = clearings.filter((one) => suitAt(state, one) === suit && isSympathetic(state, self, one)).length;
  return worth + 0.4 * friends - 0.15 * (sight.near[clearing] as number);
}

/** The points, and what a token is good for later: crafting, a revolt where supporters of its suit wait. */
function spreadWorth(sight: Sight, clearing: Clearing): number {
  const { state, self, rivals, foes } = sight;
  const next = nextToken(state, self);
  if (next === null) return -1;
  const martial = (foes[clearing] as number) >= 3 ? 1 : 0;
  const cost = next.cost + martial;
  let worth = next.vp + SYMPATHY - SUPPORTER * cost - 0.5 * risk(sight, clearing, 0);
  if (!hasBaseOf(state, self, suitAt(state, clearing))) {
    worth += 0.3 * Math.min(2, supportersLeft(sight, clearing) - cost);
    for (const { counts } of rivals) worth += 0.1 * (counts[clearing] as number);
  }
  return worth;
}

/** A hand card among the supporters, where there is room for it. */
function mobilizeWorth(sight: Sight, card: string): number {
  const { state, self } = sight;
  if (!hasRoom(state, self)) return -1;
  const many = supportersOf(state, self).length;
  const bird = suitOf(card) === 'bird' ? 0.2 : 0;
  return (many < 3 ? 1 : many < 6 ? 0.8 : 0.5) + bird - cardWorth(sight, card);
}

const daylight: MoveValue = (sight, move, ask) => {
  if (move.kind === 'alliance.mobilize') return mobilizeWorth(sight, move.card);
  if (move.kind === 'alliance.train')
    return officerWorth(sight) - cardWorth(sight, move.card) - (sight.player.supply <= 2 ? 0.6 : 0);
  return worthOfMove(sight, move, ask);
};

const operation: MoveValue = (sight, move, ask) => {
  const { state, self, warrior } = sight;
  if (move.kind === 'alliance.organize') {
    const next = nextToken(state, self);
    return (next?.vp ?? 0) + SYMPATHY - warrior - 0.3 * risk(sight, move.clearing, 0);
  }
  if (move.kind === 'recruit') return warrior + 0.1;
  return worthOfMove(sight, move, ask);
};

/** Where sympathy could be organized next. */
function presence({ state, self, player }: Sight, clearing: Clearing, warriors: number): number {
  if (warriors === 0 || isSympathetic(state, self, clearing) || !canPlace(state, self, clearing)) return 0;
  const { officers } = boardOf(state, self);
  if (officers === 0 || onMap(player.buildings[0]) === 0) return 0;
  return 0.35 * (nextToken(state, self)?.vp ?? 0);
}

const keepBirds: MoveValue = (_, move) => (move.kind === 'card' && suitOf(move.card) === 'bird' ? -1 : 0);

export const alliance: FactionBot = {
  warrior: (state, self) => (bases(state, self).length > 0 ? 0.45 : 0.3),
  building: (state, self) => baseWorth(state) + 0.3 * boardOf(state, self).officers,
  token: () => SYMPATHY,
  rule: () => 0.1,
  presence,
  promise: ({ state, self, player, turns }) => {
    const standing = bases(state, self).length;
    const supporters = supportersOf(state, self).length;
    const next = nextToken(state, self)?.vp ?? 0;
    return (
      standing * baseWorth(state) +
      boardOf(state, self).officers * 0.35 * Math.min(4, turns) +
      supporters * SUPPORTER +
      onMap(player.tokens[0]) * SYMPATHY +
      0.4 * next * turns
    );
  },
  answers: {
    'alliance.revolt': (sight, move, ask) =>
      move.kind === 'alliance.revolt' ? revoltWorth(sight, move.clearing) : worthOfMove(sight, move, ask),
    'alliance.spread': (sight, move, ask) =>
      move.kind === 'alliance.spread' ? spreadWorth(sight, move.clearing) : worthOfMove(sight, move, ask),
    'alliance.spend-supporter': keepBirds,
    'alliance.discard-supporter': keepBirds,
    'alliance.daylight': daylight,
    'alliance.operation': operation,
    'alliance.recruit-where': (sight, move) => (move.kind === 'clearing' ? oneMore(sight, move.clearing) : 0),
  },
  /** ROOT-8.2.6: a card. */
  trespass: (state, self, clearing) => (isSympathetic(state, self, clearing) ? 0.6 : 0),
};
