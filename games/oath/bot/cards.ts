/** What cards are worth: to keep, to play somewhere, to use. */
import type { Suit } from '../data/board.ts';
import { type CardId, CONSPIRACY, type Facts, factsOf, isVision } from '../data/cards.ts';
import { advisersOfSuit } from '../rules/queries/queries.ts';
import { siteAt } from '../rules/state/state.ts';
import { attained, visionGoal } from './claims.ts';
import { costWorth, type Sight } from './sight.ts';

/** What an Action power is worth before its cost; 0.4 where nothing is said. Powers that only talk or look are left to people. */
const uses: { readonly [card: CardId]: number | ((sight: Sight) => number) } = {
  alchemist: ({ favor }) => 3.5 * favor,
  'tinkers-fair': -0.2,
  'festival-district': -0.2,
  'deed-writer': -0.2,
  'ancient-binding': -0.5,
  elders: ({ secret }) => secret,
  'wizard-school': ({ secret, player }) => secret - 0.6 * player.supply,
  tutor: ({ secret }) => secret,
  'spirit-snare': ({ favor }) => favor,
  'charming-friend': ({ favor }) => favor + 0.2,
  'wayside-inn': ({ player }) => (player.supply <= 5 ? 1.3 : 0),
  'memory-of-home': -0.5,
  storyteller: ({ counts, self }) => (counts.devotion === self ? 1 : -0.5),
  'forgotten-vault': ({ counts, self }) => (counts.devotion === self ? 1 : 0.2),
  'tavern-songs': 0.02,
  'oracular-pig': 0.02,
  scryer: 0,
  'ivory-eye': 0,
  'blood-pact': -0.5,
  'dream-thief': -0.5,
  'long-lost-heir': -1,
  'ballot-box': -1,
  levelers: -0.1,
  'memory-of-nature': -0.1,
  convoys: -0.5,
  resettle: -0.1,
  homesteaders: -0.1,
  'horned-mask': 0,
  'a-round-of-ale': 0.6,
  oracle: ({ player, state }) => (player.role === 'exile' && state.visionsDrawn < 4 ? 2.5 : 0),
  'fae-merchant': 0.5,
  whistle: -0.2,
  'dowsing-sticks': 2.2,
  'ancient-forge': 2.4,
  'broken-forge': 1,
  'fallen-spire': -0.5,
  'skeleton-key': 2.2,
  map: ({ player }) => (player.supply <= 2 ? 0.8 : -1),
  'obsidian-cage': -0.3,
  'gambling-hall': ({ favor }) => 2.8 * favor,
  'relic-breaker': ({ warband }) => 3 * warband - 0.7,
  captains: 0.9,
  'wild-allies': 0.7,
  enchantress: 0.3,
  'plague-engines': 0,
  messenger: 0,
};
const USE = 0.4;

export function actionWorth(sight: Sight, card: CardId): number {
  const use = uses[card] ?? USE;
  return (typeof use === 'number' ? use : use(sight)) - costWorth(sight, factsOf(card).cost);
}

/** A card that lies open where the seat can use it, for a game that lasts. */
function powerWorth({ kinds, params, cost }: Facts): number {
  const price = (cost.favor ?? 0) + (cost.burnFavor ?? 0) + (cost.secret ?? 0) + 2 * (cost.burnSecret ?? 0);
  let worth = 0.5;
  if (kinds.includes('battle-plan')) worth = 0.8 + 0.2 * ((params?.atk ?? 0) + (params?.def ?? 0));
  else if (kinds.includes('action')) worth = 0.7;
  else if (kinds.includes('modifier') || kinds.includes('rest')) worth = 0.8;
  return Math.max(0.1, worth - 0.15 * price);
}

/** What playing it does at once. */
const arrivals: { readonly [card: CardId]: number } = {
  'a-small-favor': 2.5,
  'faithful-friend': 2,
  'animal-host': 1,
  garrison: 1,
  'family-heirloom': 1.8,
  'salad-days': 1.2,
  'fabled-feast': 0.8,
  'vow-of-obedience': -0.5,
  'vow-of-poverty': -0.3,
  'vow-of-peace': -0.8,
  'vow-of-kinship': -0.8,
  'long-lost-heir': -0.3,
  dissent: -0.2,
  insomnia: 0.8,
  'silver-tongue': 0.6,
};

/** One more faceup adviser of a suit makes trades better where such cards lie. */
export function adviserWorth(sight: Sight, card: CardId): number {
  const facts = factsOf(card);
  const { advisers, pawn } = sight.player;
  let faceup = 0;
  for (const one of advisers) if (one.faceup && one.card !== card) faceup++;
  let matching = 0;
  for (const one of siteAt(sight.state, pawn).cards) if (factsOf(one.card).suit === facts.suit) matching++;
  return powerWorth(facts) + (arrivals[card] ?? 0) + (faceup < 3 ? 0.5 : 0) + 0.25 * matching;
}

/** A favor at once, and one more card to muster on and trade with, for anybody who comes there. */
export function settlerWorth(sight: Sight, card: CardId, slot: number): number {
  const { state, rulers, self, favor } = sight;
  const facts = factsOf(card);
  const own = rulers[slot] === self || (rulers[slot] === 0 && sight.player.role !== 'exile');
  const gain = state.banks[facts.suit as Suit] > 0 ? favor : 0;
  return gain + (arrivals[card] ?? 0) + (own ? powerWorth(facts) : 0.2);
}

/** What it is worth to show a Vision now: the nearer its goal, the better. */
export function visionWorth(sight: Sight, card: CardId): number {
  const { player, state, counts, self } = sight;
  const goal = visionGoal(card);
  if (goal === null || player.role !== 'exile') return -1;
  const hope = attained({ seat: self, goal, lead: 1 }, counts);
  if (player.vision !== null) {
    const old = visionGoal(player.vision);
    if (old !== null && attained({ seat: self, goal: old, lead: 1 }, counts) >= hope) return -1;
  }
  const drawn = state.visionsDrawn >= 3 ? 8 : state.visionsDrawn === 2 ? 3 : 0.5;
  return drawn * (hope - 0.1);
}

/** What a drawn card promises. */
export function cardWorth(sight: Sight, card: CardId): number {
  if (card === CONSPIRACY) return 0.3;
  if (isVision(card)) {
    const keep = sight.player.role === 'exile' ? 1.2 : -0.5;
    return keep + Math.max(0, visionWorth(sight, card));
  }
  const { restriction } = factsOf(card);
  const adviser = restriction === 'site' ? 0 : adviserWorth(sight, card);
  const settler = restriction === 'adviser' ? 0 : settlerWorth(sight, card, sight.player.pawn);
  return Math.max(adviser, settler);
}

/** An adviser that would have to go. */
export function adviserLoss(sight: Sight, n: number): number {
  const adviser = sight.player.advisers[n];
  if (!adviser) return 0;
  if (!adviser.faceup) return isVision(adviser.card) ? cardWorth(sight, adviser.card) : 0.4;
  return powerWorth(factsOf(adviser.card)) + 0.3;
}

/** Favor that a trade with a card of this suit brings. */
export function tradeGain({ oath, state, self }: Sight, suit: Suit): number {
  return Math.min(state.banks[suit], 1 + advisersOfSuit(oath, self, suit));
}
