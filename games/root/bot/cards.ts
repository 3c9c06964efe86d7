/** What cards are worth: in the hand, to spend, to craft, to use. */
import { type Card, cardOf } from '../data/cards.ts';
import { clearings } from '../data/maps.ts';
import { factionAt } from '../rules/contract/registry.ts';
import { areEnemies, has, suitAt } from '../rules/state/state.ts';
import type { Sight } from './contract.ts';
import { ruledNow } from './sight.ts';

/** Any card: it pays for something some day. */
const PLAIN = 0.45;
const BIRD = 0.3;
/** A crafted effect, for a game that lasts. */
const effects: { readonly [card: Card]: number } = {
  armorers: 0.8,
  sappers: 0.7,
  'brutal-tactics': 0.5,
  'scouting-party': 0.4,
  'stand-and-deliver': 0.9,
  'tax-collector': 0.2,
  'command-warren': 1.4,
  'better-burrow-bank': 1.2,
  cobbler: 0.9,
  codebreakers: 0.1,
  saboteurs: 0.4,
  'soup-kitchens': 0.4,
  'boat-builders': 0.5,
  'corvid-planners': 0.6,
  'eyrie-emigre': 0.5,
  'false-orders': 0.4,
  informants: 0.3,
  'propaganda-bureau': 0.4,
  tunnels: 0.5,
  'charm-offensive': 0.2,
  'swap-meet': 0.5,
  'coffin-makers': 1,
  'league-of-adventurous-mice': 0.4,
  'murine-brokers': 0.5,
  'master-engravers': 1,
  'fox-partisans': 0.5,
  'rabbit-partisans': 0.5,
  'mouse-partisans': 0.5,
};

/** What the seat would miss without the card. */
export function cardWorth(sight: Sight, card: Card): number {
  const { suit, type } = cardOf(card);
  let worth = PLAIN + (suit === 'bird' ? BIRD : 0);
  if (type === 'ambush') worth += 0.25;
  else if (type !== 'dominance') worth += CRAFTED_SOME_DAY * Math.max(0, craftWorth(sight, card));
  return worth + (sight.bot.cardWorth?.(sight, card) ?? 0);
}

/** How much of its use a card keeps while it waits in the hand. */
const CRAFTED_SOME_DAY = 0.3;

/** Crafting it now; the card itself is gone after that, which is not counted. */
export function craftWorth(sight: Sight, card: Card): number {
  const { state, self, player, turns } = sight;
  const { type, vp = 0, item } = cardOf(card);
  if (type === 'item') {
    if (item && state.open.items[item] === 0) return 0;
    const own = factionAt(state, self).craft?.itemVp?.(state, self, vp) ?? vp;
    return own + (has(player, 'master-engravers') ? 1 : 0);
  }
  if (type === 'immediate') return favorWorth(sight, card);
  if (has(player, card)) return 0;
  if (card === 'royal-claim') return claimWorth(sight);
  return (effects[card] ?? 0.3) * Math.min(1, turns / 5);
}

/** ROOT-14.5: about what is ruled now is ruled then. */
export function claimWorth(sight: Sight): number {
  let ruled = 0;
  for (const clearing of clearings) if (ruledNow(sight, clearing)) ruled++;
  return 0.8 * ruled;
}

const favorSuits: { readonly [card: Card]: string } = {
  'favor-of-the-foxes': 'fox',
  'favor-of-the-rabbits': 'rabbit',
  'favor-of-the-mice': 'mouse',
};

/** ROOT-14.9: everything of the enemies in all clearings of a suit. */
function favorWorth({ state, self, rivals }: Sight, card: Card): number {
  let worth = 0;
  for (const clearing of clearings) {
    if (suitAt(state, clearing) !== favorSuits[card]) continue;
    for (const { seat, player, envy, warrior, pieces, counts } of rivals) {
      if (!areEnemies(state, self, seat)) continue;
      worth += (counts[clearing] as number) + envy * (pieces[clearing] as number);
      worth += envy * warrior * (player.warriors[clearing] as number);
    }
  }
  return worth;
}
