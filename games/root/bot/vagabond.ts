/** How a bot plays the Vagabond (ROOT-9): from where there is something to do to where there is more, with the items that are ready. */
import type { CharacterId } from '../data/factions.ts';
import { type Clearing, clearings } from '../data/maps.ts';
import { damagedItems, undamaged } from '../rules/factions/vagabond/items.ts';
import { boardOf, hasMarker, isHostile } from '../rules/factions/vagabond/state.ts';
import type { Ask } from '../rules/vocabulary/asks.ts';
import type { Ability } from '../rules/vocabulary/vagabond.ts';
import { rivalAt, worthOfMove } from './answers.ts';
import { cardWorth } from './cards.ts';
import type { FactionBot, MoveValue, Rival, Sight } from './contract.ts';
import {
  aidWorth,
  bestAid,
  bestMove,
  bestStrike,
  exploreWorth,
  fight,
  items,
  makeWorth,
  questWorth,
  spotWorth,
  strikeWorth,
  USE,
  wayWorth,
} from './spots.ts';

/** By the points that greedy bots made with them against the Marquise, the Eyrie and the Alliance, 40 games each. */
const characters: { readonly [character in CharacterId]: number } = {
  arbiter: 25,
  thief: 21,
  ranger: 20,
  ronin: 20,
  tinker: 17,
  harrier: 16,
  adventurer: 16,
  vagrant: 15,
  scoundrel: 14,
};

const specials: { readonly [ability in Ability]: (sight: Sight, here: Clearing) => number } = {
  steal: () => 0.7,
  'day-labor': () => 0.6,
  hideout: ({ state, self }) => 0.5 * Math.min(3, damagedItems(state, self).length) - 0.6,
  instigate: () => 0.2,
  'scorched-earth': (sight, here) => scorchWorth(sight, here),
  glide: (sight) => Math.max(...clearings.map((clearing) => spotWorth(sight, clearing))) - 0.4,
};

/** Everything there, for a torch and a clearing for good. */
function scorchWorth({ rivals }: Sight, clearing: Clearing): number {
  let worth = -2.5;
  for (const { player, envy, warrior, pieces, counts } of rivals) {
    worth += (counts[clearing] as number) + envy * (pieces[clearing] as number);
    worth += envy * warrior * (player.warriors[clearing] as number);
  }
  return worth;
}

/** A torch is better kept for a ruin. */
function torchCost({ state }: Sight): number {
  return clearings.some((clearing) => (state.open.ruins[clearing] as number) > 0) ? 0.5 : USE;
}

const daylight: MoveValue = (sight, move, ask) => {
  const { state, self, player } = sight;
  const here = player.pawn;
  switch (move.kind) {
    case 'move':
      return bestMove(sight);
    case 'battle':
      return fight(sight, here);
    case 'vagabond.explore':
      return exploreWorth(sight, here);
    case 'vagabond.aid':
      return bestAid(sight, here) - 0.05;
    case 'vagabond.quest':
      return Math.max(0.5, questWorth(sight, move.quest));
    case 'vagabond.strike':
      return bestStrike(sight, here) - 0.05;
    case 'vagabond.repair':
      return 0.6 * Math.max(...damagedItems(state, self).map(({ item }) => items[item])) - USE;
    case 'craft':
      return makeWorth(sight, move.card);
    case 'vagabond.special':
      return specials[move.ability](sight, here) - torchCost(sight);
    default:
      return worthOfMove(sight, move, ask);
  }
};

const place: MoveValue = (sight, move) => {
  if (move.kind === 'vagabond.stay') return spotWorth(sight, sight.player.pawn);
  return move.kind === 'clearing' || move.kind === 'ferry' ? wayWorth(sight, move.clearing) : 0;
};

/** What is turned up or mended first. */
const wanted: MoveValue = ({ state }, move) => {
  if (move.kind !== 'vagabond.item') return 0;
  const ruins = move.item === 'torch' && clearings.some((clearing) => (state.open.ruins[clearing] as number) > 0);
  return items[move.item] + (ruins ? 0.5 : 0) - (move.condition === 'exhausted-damaged' ? 2 : 0);
};

/** What can be missed: exhausted or damaged items first. */
const missed: MoveValue = (_, move) => {
  if (move.kind !== 'vagabond.item') return -0.6;
  return -items[move.item] + (move.condition === 'ready' ? 0 : 0.5);
};

const byRival =
  (worth: (sight: Sight, clearing: Clearing, rival: Rival) => number): MoveValue =>
  (sight, move) => {
    const rival = move.kind === 'seat' && rivalAt(sight, move.seat);
    return rival ? worth(sight, sight.player.pawn, rival) : 0;
  };

export const vagabond: FactionBot = {
  /** A hit is an item that must be mended. */
  warrior: () => 0.45,
  building: () => 0,
  token: () => 0,
  rule: () => 0,
  stamina: (state, self) => undamaged(state, self).length,
  /** ROOT-9.2.9.3: a point for each piece of those who are Hostile already; others are lost as friends. */
  bounty: (state, self, owner) => (!hasMarker(state, self, owner) ? 0 : isHostile(state, self, owner) ? 1 : 0.1),
  promise: ({ state, self, turns }) => {
    let worth = 0.8 * turns;
    for (const { item, damaged } of boardOf(state, self).items)
      worth += (damaged ? 0.3 : 1) * items[item] * 0.15 * turns;
    for (const level of boardOf(state, self).relations) worth += Math.max(0, level) * 0.1 * turns;
    return worth;
  },
  answers: {
    'vagabond.character': (_, move) => (move.kind === 'vagabond.character' ? characters[move.character] : 0),
    'vagabond.forest': place,
    'vagabond.refresh': wanted,
    'vagabond.slip': place,
    'move-to': place,
    'vagabond.glide': place,
    'vagabond.daylight': daylight,
    'vagabond.take-along': (_, move) => (move.kind === 'seat' ? -0.1 : 0),
    'vagabond.fight-along': (_, move) => (move.kind === 'seat' ? 0.3 : 0),
    'vagabond.hit': missed,
    'vagabond.damage': missed,
    'vagabond.too-much': missed,
    'vagabond.pay': missed,
    'vagabond.aid-item': missed,
    'vagabond.explore': (_, move) => (move.kind === 'item' ? items[move.item] : 0),
    'vagabond.aid-whom': byRival(aidWorth),
    'vagabond.aid-take': wanted,
    'vagabond.quest-items': (_, move) => (move.kind === 'vagabond.improvise' ? -items[move.item] : 0),
    'vagabond.quest-reward': (_, move, ask) => {
      const { vp } = ask as Extract<Ask, { kind: 'vagabond.quest-reward' }>;
      return move.kind === 'vagabond.quest-vp' ? vp : 1.1;
    },
    'vagabond.strike-whom': byRival(strikeWorth),
    'vagabond.repair': wanted,
    'vagabond.steal-whom': byRival((_, __, rival) => rival.envy),
    'vagabond.day-labor': (sight, move) => (move.kind === 'card' ? cardWorth(sight, move.card) : 0),
  },
  asked: {
    /** ROOT-9.7.5: more hits for the defender, a point for the Arbiter. */
    'vagabond.enlist': (sight, move, ask) => {
      const { arbiter, support } = ask as Extract<Ask, { kind: 'vagabond.enlist' }>;
      return move.kind === 'vagabond.enlist' ? 0.25 * support - (rivalAt(sight, arbiter)?.envy ?? 0) : 0;
    },
  },
};
