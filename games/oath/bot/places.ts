/** What a site is good for: everything that could be done there with the Supply that is left. */
import type { Slot, Suit } from '../data/board.ts';
import { type RecoverCost, siteFacts } from '../data/cards.ts';
import { secretInReach } from '../rules/actions/recover.ts';
import { journeyCosts } from '../rules/actions/travel.ts';
import { isEmpty, suitOf } from '../rules/queries/queries.ts';
import { siteAt } from '../rules/state/state.ts';
import { tradeGain } from './cards.ts';
import { worthOfClaims } from './claims.ts';
import type { Sight } from './sight.ts';
import { bestAnywhere, bestWar, RELIC } from './war.ts';

const WAR_SUPPLY = 2;
/** What lies facedown may be anything. */
const UNKNOWN = 1.1;
/** A plan for later is worth less than something now. */
const LATER = 0.85;

/** Two warbands: what they are worth in any case, and what could be conquered with them. */
export function musterWorth(sight: Sight): number {
  const { warband, favor, player } = sight;
  if (player.favor === 0) return -1;
  sight.lazy.army ??= bestAnywhere(sight, player.warbands + 2) - bestAnywhere(sight, player.warbands);
  return 2 * STANDING * warband + SOME_DAY * sight.lazy.army - favor;
}
const STANDING = 0.7;
const SOME_DAY = 0.5;
export function tradeWorth(sight: Sight, suit: Suit): number {
  return sight.player.secrets > 0 ? tradeGain(sight, suit) * sight.favor - 0.1 : -1;
}

/** One more relic or banner. */
export function treasureWorth(sight: Sight, banner: 'people' | 'devotion' | null): number {
  const { counts, claims, now, self } = sight;
  const { people, devotion, treasures } = counts;
  const holder = banner === null ? null : counts[banner];
  if (holder === self) return 0;
  treasures[self] = (treasures[self] as number) + 1;
  if (holder !== null) treasures[holder] = (treasures[holder] as number) - 1;
  if (banner !== null) counts[banner] = self;
  const gained = worthOfClaims(claims, counts) - now;
  treasures[self] = (treasures[self] as number) - 1;
  if (holder !== null) treasures[holder] = (treasures[holder] as number) + 1;
  counts.people = people;
  counts.devotion = devotion;
  return gained + (banner === null ? RELIC : 1);
}

export function relicWorth(sight: Sight, cost: RecoverCost): number {
  const { favor, secret, player } = sight;
  const [paid, burned] = [(cost.favorToBank ?? 0) + (cost.burnFavor ?? 0), cost.burnSecret ?? 0];
  if (player.favor < paid || player.secrets < burned) return -1;
  return treasureWorth(sight, null) - paid * favor - burned * secret;
}
/** Banners are recovered from anywhere. */
export function bannerWorth(sight: Sight, banner: 'peoples-favor' | 'darkest-secret'): number {
  const { state, player, favor, secret, oath, self } = sight;
  const { tokens, holder } = state.banners[banner];
  if (holder === self) return -1;
  if (banner === 'peoples-favor')
    return player.favor > tokens ? treasureWorth(sight, 'people') - (tokens + 1) * favor : -1;
  if (player.secrets <= tokens || !secretInReach(oath, self)) return -1;
  return treasureWorth(sight, 'devotion') - tokens * secret;
}
export function bestRecover(sight: Sight, slot: Slot): number {
  const { site, relics, faceup } = siteAt(sight.state, slot);
  const cost = faceup && relics.length > 0 ? siteFacts(site).recoverCost : null;
  const relic = cost === null ? -1 : relicWorth(sight, cost);
  return Math.max(relic, bannerWorth(sight, 'peoples-favor'), bannerWorth(sight, 'darkest-secret'));
}

/** The best that a pawn can do there with this much Supply, one thing after another. */
export function placeWorth(sight: Sight, slot: Slot, supply: number): number {
  const { state, player } = sight;
  const site = siteAt(state, slot);
  if (!site.faceup) return supply > 0 ? UNKNOWN : UNKNOWN / 2;
  let [left, worth] = [supply, 0];
  if (left >= WAR_SUPPLY) {
    const war = bestWar(sight, slot) - WAR_SUPPLY * sight.supply;
    if (war > 0) {
      worth += war;
      left -= WAR_SUPPLY;
    }
  }
  if (left > 0 && site.relics.length > 0) {
    const cost = siteFacts(site.site).recoverCost;
    const relic = cost === null ? 0 : relicWorth(sight, cost) - sight.supply;
    if (relic > 0) {
      worth += relic;
      left--;
    }
  }
  let [favor, secrets] = [player.favor, player.secrets];
  for (const one of site.cards) {
    const suit = suitOf(one.card);
    if (left <= 0 || suit === null || !isEmpty(one)) continue;
    const muster = favor > 0 ? musterWorth(sight) : 0;
    const trade = secrets > 0 ? tradeWorth(sight, suit) : 0;
    const best = Math.max(muster, trade) - sight.supply;
    if (best <= 0) continue;
    worth += LATER * best;
    left--;
    if (muster > trade) favor--;
    else secrets--;
  }
  return worth;
}

export function journeyWorth(sight: Sight, slot: Slot, cost: number): number {
  return LATER * placeWorth(sight, slot, sight.player.supply - cost) - cost * sight.supply;
}
export function bestJourney(sight: Sight): number {
  let best = -1;
  const costs = journeyCosts(sight.oath, sight.self);
  for (let slot = 0; slot < costs.length; slot++) {
    const cost = costs[slot] ?? null;
    if (cost !== null && cost <= sight.player.supply) best = Math.max(best, journeyWorth(sight, slot, cost));
  }
  return best;
}
