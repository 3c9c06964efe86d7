/** What there is to do for the Vagabond in a clearing with the items that are ready (ROOT-9.5). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { cardOf, matches } from '../data/cards.ts';
import type { Item } from '../data/items.ts';
import { type Clearing, isForest, type Place } from '../data/maps.ts';
import { questOf } from '../data/quests.ts';
import { damagedItems, ready, readyItems, undamaged } from '../rules/factions/vagabond/items.ts';
import { ALLIED, boardOf, hasMarker, isHostile, relationTo } from '../rules/factions/vagabond/state.ts';
import { handOf, suitAt } from '../rules/state/state.ts';
import { adjacentFor, borderOf } from '../rules/woodland/map.ts';
import { cardWorth, craftWorth } from './cards.ts';
import type { Rival, Sight } from './contract.ts';
import { bestFight, isIn } from './sight.ts';

/** What an item is good for in the turns to come. */
export const items: { readonly [item in Item]: number } = {
  sword: 1.2,
  boot: 1.1,
  torch: 1,
  crossbow: 0.9,
  tea: 0.9,
  hammer: 0.8,
  coin: 0.8,
  sack: 0.5,
};
/** Using an item costs a refresh. */
export const USE = 0.25;

/** A ruin for a torch that is exhausted now. */
const NEXT_TURN = 0.5;

export function exploreWorth({ state, self }: Sight, clearing: Clearing): number {
  if ((state.open.ruins[clearing] as number) === 0) return 0;
  if (ready(state, self, 'torch') > 0) return 2.2 - USE;
  return undamaged(state, self).some(({ item }) => item === 'torch') ? NEXT_TURN : 0;
}

/** The points for the next quest of its suit, if the items are ready. */
export function questWorth({ state, self }: Sight, quest: string): number {
  const { suit, items: shown } = questOf(quest);
  const has = shown.every((item) => ready(state, self, item) >= shown.filter((one) => one === item).length);
  if (!has) return 0;
  const done = boardOf(state, self).quests.filter((one) => questOf(one).suit === suit).length;
  return Math.max(done + 1, 1.1) + 0.4 - 2 * USE;
}

function bestQuest(sight: Sight, clearing: Clearing): number {
  let best = 0;
  for (const quest of sight.state.open.quests)
    if (questOf(quest).suit === suitAt(sight.state, clearing)) best = Math.max(best, questWorth(sight, quest));
  return best;
}

/** ROOT-9.2.9.1: Aids that are needed for the next step, and what it scores. */
const STEPS: readonly { readonly aids: number; readonly vp: number }[] = [
  { aids: 1, vp: 1 },
  { aids: 2, vp: 2 },
  { aids: 3, vp: 2 },
];

/** One Aid to somebody: its part of the next step, an item in return, less the card, which goes to the other. */
export function aidWorth(sight: Sight, clearing: Clearing, rival: Rival): number {
  const { state, self } = sight;
  const fit = handOf(state, self).filter((card) => matches(card, suitAt(state, clearing)));
  if (fit.length === 0 || !isIn(rival, clearing) || readyItems(state, self).length === 0) return 0;
  const card = Math.min(...fit.map((one) => cardWorth(sight, one)));
  const box = [...rival.player.items, ...rival.player.exhausted];
  const gift = box.length > 0 ? Math.max(...box.map((item) => items[item])) : 0;
  return friendship(sight, rival.seat, fit.length) + gift - card - USE - 0.3 * rival.envy;
}

function friendship({ state, self, turns }: Sight, other: Seat, cards: number): number {
  if (!hasMarker(state, self, other) || isHostile(state, self, other)) return 0;
  const level = relationTo(state, self, other);
  if (level === ALLIED) return 2;
  const { aids, vp } = STEPS[level] as { aids: number; vp: number };
  const missing = aids - (boardOf(state, self).aids[other] ?? 0);
  if (missing > Math.min(cards, readyItems(state, self).length)) return 0;
  return (vp + 0.1 * turns) / missing;
}

export function bestAid(sight: Sight, clearing: Clearing): number {
  let best = 0;
  for (const rival of sight.rivals) best = Math.max(best, aidWorth(sight, clearing, rival));
  return best;
}

export function fight(sight: Sight, clearing: Clearing): number {
  if (ready(sight.state, sight.self, 'sword') === 0) return 0;
  return bestFight(sight, clearing, 0) - USE;
}

/** ROOT-9.5.6: a warrior, else a building or token. */
export function strikeWorth({ state, self }: Sight, clearing: Clearing, rival: Rival): number {
  if ((rival.player.warriors[clearing] as number) > 0)
    return rival.envy * rival.warrior - (isHostile(state, self, rival.seat) ? 0 : 0.8);
  const count = rival.counts[clearing] as number;
  return count > 0 ? 1 + (rival.envy * (rival.pieces[clearing] as number)) / count : -1;
}

export function bestStrike(sight: Sight, clearing: Clearing): number {
  if (ready(sight.state, sight.self, 'crossbow') === 0) return 0;
  let best = 0;
  for (const rival of sight.rivals) best = Math.max(best, strikeWorth(sight, clearing, rival) - USE);
  return best;
}

function bestCraft(sight: Sight, clearing: Clearing): number {
  const { state, self } = sight;
  const [hammers, suit] = [ready(state, self, 'hammer'), suitAt(state, clearing)];
  if (hammers === 0) return 0;
  let best = 0;
  for (const card of handOf(state, self)) {
    const { cost } = cardOf(card);
    if (cost === null || cost.length > hammers || cost.some((one) => one !== 'any' && one !== suit)) continue;
    best = Math.max(best, makeWorth(sight, card));
  }
  return best;
}

/** A crafted item stays his. */
export function makeWorth(sight: Sight, card: string): number {
  const { cost, item } = cardOf(card);
  return craftWorth(sight, card) + (item ? items[item] : 0) - 0.3 * cardWorth(sight, card) - USE * (cost?.length ?? 0);
}

/** All of it: the best in full, the rest in part. */
export function spotWorth(sight: Sight, place: Place): number {
  const { state, self } = sight;
  if (isForest(place)) return 0.45 * damagedItems(state, self).length;
  const worths = [
    exploreWorth(sight, place),
    bestQuest(sight, place),
    bestAid(sight, place),
    fight(sight, place),
    bestStrike(sight, place),
    bestCraft(sight, place),
  ];
  return Math.max(...worths) + 0.3 * worths.reduce((sum, worth) => sum + Math.max(0, worth), 0);
}

/** A place and what lies one step behind it. */
export function wayWorth(sight: Sight, place: Place): number {
  const here = spotWorth(sight, place);
  const { state, self } = sight;
  const next = isForest(place) ? borderOf(state, place) : adjacentFor(state, self, place);
  let behind = 0;
  for (const clearing of next) behind = Math.max(behind, spotWorth(sight, clearing));
  return Math.max(here, 0.5 * behind + 0.3 * here);
}

export function bestMove(sight: Sight): number {
  const { state, self, player } = sight;
  const next = isForest(player.pawn) ? borderOf(state, player.pawn) : adjacentFor(state, self, player.pawn);
  let best = -1;
  for (const clearing of next) best = Math.max(best, wayWorth(sight, clearing));
  // What there is to do here can hardly be done after that.
  const here = isForest(player.pawn) ? 0 : spotWorth(sight, player.pawn);
  return best - 0.7 * here - USE - 0.1;
}
