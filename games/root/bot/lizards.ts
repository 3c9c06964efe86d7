/** How a bot plays the Lizard Cult (ROOT-10): gardens of a suit make its cards score, and the fallen conspire. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type Card, suitOf } from '../data/cards.ts';
import data from '../data/lizard-cult.json' with { type: 'json' };
import { type Clearing, clearings } from '../data/maps.ts';
import { pieceTypes } from '../data/pieces.ts';
import { type ClearingSuit, clearingSuits } from '../data/suits.ts';
import { boardOf, gardensAt, gardensOf, hasGardenLeft } from '../rules/factions/lizards/state.ts';
import { type State, suitAt } from '../rules/state/state.ts';
import type { Ask } from '../rules/vocabulary/asks.ts';
import type { Conspiracy } from '../rules/vocabulary/lizards.ts';
import { openSlots } from '../rules/woodland/pieces.ts';
import { canPlace } from '../rules/woodland/place.ts';
import { oneMore, rivalAt, worthOfMove } from './answers.ts';
import { cardWorth } from './cards.ts';
import type { FactionBot, MoveValue, Rival, Sight } from './contract.ts';
import { bestBattle, bestMove } from './marches.ts';
import { bestFight, risk, ruledNow, turnsLeft } from './sight.ts';

const ACOLYTE = 0.4;
const vpByGardens = data.gardens.vpByGardensOfSuitOnMap as readonly number[];

function vpOf(state: State, self: Seat, suit: ClearingSuit, more = 0): number {
  return vpByGardens[Math.min(vpByGardens.length - 1, gardensOf(state, self, suit) + more)] as number;
}

/** One more garden: what its suit scores more, a card at two, and the clearing that it rules. */
function gardenWorth({ state, self, turns }: Sight, suit: ClearingSuit): number {
  const more = vpOf(state, self, suit, 1) - vpOf(state, self, suit);
  const toTwo = gardensOf(state, self, suit) === 0 ? 0.4 : 0;
  const bonus = gardensOf(state, self, suit) === 1 ? 0.4 : 0;
  return 0.5 + (0.6 * more + bonus + toTwo + 0.1) * Math.min(5, Math.max(0, turns - 0.5));
}

function isSite({ state, self }: Sight, clearing: Clearing): boolean {
  return (
    openSlots(state, clearing) > 0 &&
    canPlace(state, self, clearing) &&
    hasGardenLeft(state, self, suitAt(state, clearing))
  );
}

function hasSite(sight: Sight, suit: ClearingSuit): boolean {
  return clearings.some(
    (clearing) => suitAt(sight.state, clearing) === suit && ruledNow(sight, clearing) && isSite(sight, clearing),
  );
}

// ---- rituals

function bestRecruit(sight: Sight, suit: ClearingSuit): number {
  if (sight.player.supply === 0) return -1;
  let best = 0;
  for (const clearing of clearings)
    if (suitAt(sight.state, clearing) === suit && canPlace(sight.state, sight.self, clearing))
      best = Math.max(best, oneMore(sight, clearing));
  return sight.warrior + best;
}

/** The card is spent. */
function scoreWorth(sight: Sight, card: Card): number {
  const { state, self } = sight;
  const suit = suitOf(card) as ClearingSuit;
  return boardOf(state, self).scored.includes(suit) ? -1 : vpOf(state, self, suit) - cardWorth(sight, card);
}

function ritualWorth(sight: Sight, card: Card, kind: string): number {
  const suit = suitOf(card);
  if (suit === 'bird' || kind === 'lizards.sacrifice') return ACOLYTE;
  if (kind === 'build') return gardenWorth(sight, suit);
  return kind === 'recruit' ? bestRecruit(sight, suit) : scoreWorth(sight, card);
}

/** The best that a card can be revealed for. */
function revealWorth(sight: Sight, card: Card): number {
  const suit = suitOf(card);
  if (suit === 'bird') return ACOLYTE;
  const build = hasSite(sight, suit) ? gardenWorth(sight, suit) : -1;
  return Math.max(build, bestRecruit(sight, suit), scoreWorth(sight, card));
}

// ---- conspiracies

const worthOf: { readonly [conspiracy in Conspiracy]: (sight: Sight) => number } = {
  crusade: (sight) => {
    const where = outcasts(sight);
    return Math.max(bestBattle(sight, where), 1.2 * bestMove(sight, where));
  },
  convert: (sight) => bestTarget(sight, convertWorth),
  sanctify: (sight) => bestTarget(sight, sanctifyWorth),
};

function outcasts({ state, self }: Sight): (clearing: Clearing) => boolean {
  const { outcast } = boardOf(state, self);
  return (clearing) => suitAt(state, clearing) === outcast;
}

type Target = (sight: Sight, clearing: Clearing, rival: Rival) => number;

function bestTarget(sight: Sight, worth: Target): number {
  let best = -1;
  for (const clearing of clearings)
    if (outcasts(sight)(clearing)) best = Math.max(best, bestVictim(sight, clearing, worth));
  return best;
}

function bestVictim(sight: Sight, clearing: Clearing, worth: Target): number {
  let best = -1;
  for (const rival of sight.rivals) best = Math.max(best, worth(sight, clearing, rival));
  return best;
}

function convertWorth(sight: Sight, clearing: Clearing, rival: Rival): number {
  if ((rival.player.warriors[clearing] as number) === 0) return -1;
  return rival.envy * rival.warrior + sight.warrior + Math.max(0, oneMore(sight, clearing));
}

function sanctifyWorth(sight: Sight, clearing: Clearing, rival: Rival): number {
  let best = -1;
  for (const [which, where] of rival.player.buildings.entries())
    if ((where[clearing] as number) > 0)
      best = Math.max(best, rival.envy * rival.bot.building(sight.state, rival.seat, which));
  return best < 0 ? -1 : 1 + best + gardenWorth(sight, boardOf(sight.state, sight.self).outcast);
}

function targetOf(conspiracy: Conspiracy): Target {
  return conspiracy === 'sanctify' ? sanctifyWorth : convertWorth;
}

const crusade: MoveValue = (sight, move) => {
  const where = outcasts(sight);
  return move.kind === 'battle' ? bestBattle(sight, where) : 1.2 * bestMove(sight, where);
};

/** The safest; a clearing that has none yet is ruled from then on. */
const buildWhere: MoveValue = (sight, move) => {
  if (move.kind !== 'clearing') return 0;
  const { state, self, player } = sight;
  const first = gardensAt(state, self, move.clearing) === 0 ? 0.2 : 0;
  return first - risk(sight, move.clearing, player.warriors[move.clearing] as number);
};

const whichBuilding: MoveValue = (sight, move, ask) => {
  const { owner } = ask as Extract<Ask, { kind: 'lizards.which-building' }>;
  const rival = rivalAt(sight, owner);
  if (move.kind !== 'piece' || !rival) return 0;
  return rival.bot.building(
    sight.state,
    owner,
    pieceTypes[rival.player.faction].buildings.findIndex(({ name }) => name === move.piece),
  );
};

export const lizards: FactionBot = {
  warrior: () => 0.28,
  building: (state) => 1 + 0.3 * turnsLeft(state),
  token: () => 0,
  rule: (sight, clearing) =>
    gardensAt(sight.state, sight.self, clearing) === 0 && isSite(sight, clearing) ? 0.9 : 0.1,
  promise: ({ state, self, turns }) => {
    let worth = boardOf(state, self).acolytes * ACOLYTE + 0.4 * turns;
    for (const suit of clearingSuits) {
      const gardens = gardensOf(state, self, suit);
      worth += 0.5 * gardens + (0.6 * vpOf(state, self, suit) + (gardens >= 2 ? 0.3 : 0)) * turns;
    }
    return worth;
  },
  isFresh: (state, self) => boardOf(state, self).revealed.length + boardOf(state, self).scored.length === 0,
  /** Birds are no good for rituals. */
  cardWorth: (_, card) => (suitOf(card) === 'bird' ? -0.2 : 0.2),
  answers: {
    'lizards.first-outcast': ({ state, rivals }, move) =>
      move.kind === 'suit'
        ? clearings.filter(
            (one) => suitAt(state, one) === move.suit && rivals.some(({ counts }) => (counts[one] as number) > 0),
          ).length
        : 0,
    'lizards.conspiracies': (sight, move, ask) =>
      move.kind === 'lizards.conspire'
        ? worthOf[move.conspiracy](sight) - ACOLYTE * move.cost
        : worthOfMove(sight, move, ask),
    'lizards.crusade': crusade,
    'lizards.crusade-battle': (sight, move, ask) => {
      const { clearing } = ask as Extract<Ask, { kind: 'lizards.crusade-battle' }>;
      return move.kind === 'battle' ? bestFight(sight, clearing, sight.player.warriors[clearing] as number) : 0;
    },
    'lizards.where': (sight, move, ask) => {
      const { conspiracy } = ask as Extract<Ask, { kind: 'lizards.where' }>;
      return move.kind === 'clearing' ? bestVictim(sight, move.clearing, targetOf(conspiracy)) : 0;
    },
    'lizards.whose': (sight, move, ask) => {
      const { conspiracy, clearing } = ask as Extract<Ask, { kind: 'lizards.whose' }>;
      const rival = move.kind === 'seat' && rivalAt(sight, move.seat);
      return rival ? targetOf(conspiracy)(sight, clearing, rival) : 0;
    },
    'lizards.which-building': whichBuilding,
    'lizards.rituals': (sight, move, ask) =>
      move.kind === 'lizards.reveal' ? revealWorth(sight, move.card) : worthOfMove(sight, move, ask),
    'lizards.ritual': (sight, move, ask) =>
      ritualWorth(sight, (ask as Extract<Ask, { kind: 'lizards.ritual' }>).card, move.kind),
    'lizards.build-where': buildWhere,
    'lizards.recruit-where': (sight, move) => (move.kind === 'clearing' ? oneMore(sight, move.clearing) : 0),
  },
};
