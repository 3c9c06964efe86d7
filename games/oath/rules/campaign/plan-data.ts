/** Battle plans that are data: their conditions, counts, effects and rewards (Appendix A8). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type BannerId, SUITS, type Suit } from '../../data/board.ts';
import type { PlanCondition, PlanCount, PlanData, PlanReward } from '../../data/cards.ts';
import type { Oath, PoweredState, Source } from '../hooks/power.ts';
import { sourcesOf } from '../hooks/sources.ts';
import { bank, board, moveFavor, SHARED } from '../operations/favor.ts';
import { secretsOn } from '../operations/secrets.ts';
import { gainSupply } from '../operations/supply.ts';
import { gainWarbands, kill } from '../operations/warbands.ts';
import { advisersOfSuit, boardColour, hasSuitAt, rulerOfCard, rulesCard, suitOf } from '../queries/queries.ts';
import {
  type Campaign,
  hasTarget,
  type IgnoredFace,
  type PlanUsed,
  type Side,
  type Toll,
  targetSlots,
} from '../state/actions.ts';
import { rowIn } from '../state/relations.ts';
import { otherSide, playersOf } from '../state/sides.ts';
import { BANDITS, playerOf, siteAt } from '../state/state.ts';
import { lose, mightOf, troopsOf } from './force.ts';

// ---- may it be used

/** OATH-7.10: the checks inside a plan are made when it is used; one that would do nothing is not offered. */
export function fits(oath: PoweredState, campaign: Campaign, at: Source, side: Side): boolean {
  const data = at.facts.params as PlanData;
  if (data.sacrifice !== undefined && mortals(oath, campaign, side) < data.sacrifice) return false;
  if (data.exclusive && campaign.plans.some((plan) => plan.side === side)) return false;
  if (data.onVictory?.if === 'pawn-targeted' && !hasTarget(campaign.targets, 'pawn')) return false;
  return data.ignoreUnconditional === true || holds(oath, campaign, at, side);
}
/** Warbands that could be sacrificed: bandits never are. */
function mortals(oath: PoweredState, campaign: Campaign, side: Side): number {
  return troopsOf(oath, campaign, side).reduce((sum, { n }) => sum + n, 0);
}
function holds(oath: PoweredState, campaign: Campaign, at: Source, side: Side): boolean {
  const { if: when, unless } = at.facts.params as PlanData;
  if (unless && meets(oath, campaign, at, side, unless)) return false;
  return when === undefined || meets(oath, campaign, at, side, when);
}

function meets(oath: PoweredState, campaign: Campaign, at: Source, side: Side, when: PlanCondition): boolean {
  const { state } = oath;
  const own = playersOf(campaign, side);
  const enemies = playersOf(campaign, otherSide(side));
  const hold = (seats: readonly Seat[], banner: BannerId) => seats.includes(state.banners[banner].holder ?? -1);
  const forces = () => mightOf(oath, campaign, side) - mightOf(oath, campaign, otherSide(side));
  const slots = targetSlots(campaign.targets);
  if (when.thisSiteTargeted && !slots.includes(at.slot)) return false;
  if (when.largerForce && forces() <= 0) return false;
  if (when.smallerForce && forces() >= 0) return false;
  if (when.defensePoolAtLeast !== undefined && campaign.defense < when.defensePoolAtLeast) return false;
  const { targetSiteHasSuit, enemyAdviserSuit, enemyHolds, sideHolds } = when;
  if (targetSiteHasSuit && !slots.some((slot) => hasSuitAt(siteAt(state, slot), targetSiteHasSuit))) return false;
  if (enemyAdviserSuit && !enemies.some((seat) => advisersOfSuit(oath, seat, enemyAdviserSuit, campaign) > 0))
    return false;
  if (enemyHolds && !hold(enemies, enemyHolds)) return false;
  return !sideHolds || hold(own, sideHolds);
}

// ---- what it does

export function* applyData(oath: Oath, campaign: Campaign, plan: PlanUsed, at: Source): Rules {
  const data = at.facts.params as PlanData;
  const { side } = plan;
  const active = holds(oath, campaign, at, side);
  if (active) {
    const times = data.per ? counted(oath, campaign, plan, at, data.per) : 1;
    plan.chosen = data.atkChoice ? plan.chosen : (data.atk ?? 0) * times;
    changeAttack(campaign, side, plan.chosen);
    campaign.defense += (data.def ?? 0) * times;
  }
  if (data.sacrifice) yield* lose(oath, campaign, side, data.sacrifice);
  if (active || data.ignoreUnconditional) ignore(campaign, side, data);
  if (data.killOnAttackerBoard) killOnBoard(oath, campaign, data.killOnAttackerBoard);
  if (data.supply && plan.user !== null) gainSupply(oath, plan.user, data.supply);
  if (data.exclusive) campaign.barred.push(side);
  if (data.forbidEnemyPlans) campaign.barred.push(otherSide(side));
  if (active && data.sacrificeValue) campaign.sacrificeValue = data.sacrificeValue;
  if (data.attackRollTimes) campaign.rollTimes *= data.attackRollTimes;
  if (data.attackDiceRolled) campaign.halved = true;
  if (data.onVictory?.burnFavor === 'all') campaign.burnAll = true;
  if (data.onDefeat?.includes('kill-whole-force')) doom(campaign, side, 'all');
  if (data.onDefeat?.includes('kill-none')) doom(campaign, side, 'none');
}

/** OATH-5.5.5, 7.9: the attacker adds attack dice, the defender removes them; a die that is not there to be removed becomes a defense die. */
function changeAttack(campaign: Campaign, side: Side, n: number): void {
  if (side === 'attack') campaign.attack += n;
  else removeAttack(campaign, n);
}
export function removeAttack(campaign: Campaign, n: number): void {
  const removed = Math.min(n, campaign.attack);
  campaign.attack -= removed;
  campaign.defense += n - removed;
}
/** `none` beats `all`. */
function doom(campaign: Campaign, side: Side, toll: Toll): void {
  if (campaign.losses[side] !== 'none') campaign.losses[side] = toll;
}

function ignore(campaign: Campaign, side: Side, { ignoreOwn = [], ignoreEnemy = [] }: PlanData): void {
  const [attackFaces, defenseFaces] = [ATTACK_IGNORED, DEFENSE_IGNORED];
  const own = side === 'attack' ? attackFaces : defenseFaces;
  const enemy = side === 'attack' ? defenseFaces : attackFaces;
  campaign.ignored.push(...(ignoreOwn.filter((face) => own.includes(face)) as IgnoredFace[]));
  campaign.ignored.push(...(ignoreEnemy.filter((face) => enemy.includes(face)) as IgnoredFace[]));
}
const ATTACK_IGNORED: readonly string[] = ['skull', 'hollow', 'double-sword-value'];
const DEFENSE_IGNORED: readonly string[] = ['single-shield', 'double-shield'];

function killOnBoard(oath: Oath, campaign: Campaign, n: number): void {
  campaign.dead.attack += kill(oath, boardColour(oath.state, campaign.seat), board(campaign.seat), n);
}

function counted(oath: PoweredState, campaign: Campaign, plan: PlanUsed, at: Source, per: PlanCount): number {
  const { state } = oath;
  const { user } = plan;
  const ruled = (suit: Suit) => ruledOfSuit(oath, user, suit);
  switch (per) {
    case 'target-site':
      return targetSlots(campaign.targets).length;
    case 'own-beast-adviser':
      return user === null ? 0 : advisersOfSuit(oath, user, 'beast', campaign);
    case 'ruled-nomad-card':
      return ruled('nomad');
    case 'ruled-suit-other-than-own':
      return SUITS.filter((suit) => suit !== at.facts.suit && ruled(suit) > 0).length;
    case 'beast-card-at-any-site':
      return state.sites.reduce(
        (n, { faceup, cards }) => n + (faceup ? cards.filter(({ card }) => suitOf(card) === 'beast').length : 0),
        0,
      );
  }
}
/** How many cards of a suit a player rules, or bandits (null); OATH-9.4: a conspirator of a Prince is one. */
export function ruledOfSuit(oath: PoweredState, seat: Seat | null, suit: Suit): number {
  const n = ruledCards(oath, seat).filter((card) => suitOf(card) === suit).length;
  const prince = seat === null ? null : playerOf(oath.state, seat).prince;
  return prince !== null && rowIn(prince, 'conspirators', suit) > 0 ? n + 1 : n;
}
/** Denizens and edifices that a player rules, at sites and among the faceup advisers; null for bandits. */
export function ruledCards(oath: PoweredState, seat: Seat | null): string[] {
  return sourcesOf(oath)
    .all.filter((at) => at.facts.type === 'denizen' || at.facts.type === 'edifice')
    .filter((at) => (seat === null ? rulerOfCard(oath, at) === BANDITS : rulesCard(oath, seat, at)))
    .map(({ card }) => card);
}

// ---- what it brings

export function reward(oath: Oath, campaign: Campaign, { user, side }: PlanUsed, gains: PlanReward): void {
  const enemies = playersOf(campaign, otherSide(side));
  const purse = user === null ? SHARED : board(user);
  if (gains.favor) moveFavor(oath, bank(gains.bank as Suit), purse, gains.favor);
  if (gains.warbands && user !== null) gainWarbands(oath, user, gains.warbands);
  if (gains.favorPerEnemyAdviserSuit)
    for (const seat of enemies)
      for (const suit of SUITS) moveFavor(oath, bank(suit), purse, advisersOfSuit(oath, seat, suit, campaign));
  if (gains.burnSecretsLeaving !== undefined && campaign.defender !== null)
    burnDownTo(oath, campaign.defender, gains.burnSecretsLeaving);
}
/** Burns secrets of a board, facedown ones first, until this many are left. */
export function burnDownTo(oath: Oath, seat: Seat, left: number): void {
  const player = playerOf(oath.state, seat);
  const burned = secretsOn(oath, seat) - left;
  if (burned <= 0) return;
  const spent = Math.min(player.spent, burned);
  player.spent -= spent;
  player.secrets -= burned - spent;
  oath.tell({ kind: 'secrets', n: burned, from: board(seat), to: SHARED });
}
