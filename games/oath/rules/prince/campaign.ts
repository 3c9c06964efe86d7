/** Against whom the Prince campaigns, for what, and whether he is battle ready (OATH-9.28 to 9.31). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select, type Traced } from '@tavola/kernel/rules/select.ts';
import { step } from '@tavola/kernel/rules/step.ts';
import { type BannerId, SLOTS, type Slot } from '../../data/board.ts';
import { GRAND_SCEPTER } from '../../data/cards.ts';
import type { Rival } from '../../data/mind.ts';
import { openRoads, travel } from '../actions/travel.ts';
import { campaign, canCampaign, imagined, newCampaign } from '../campaign/campaign.ts';
import { mightOf } from '../campaign/force.ts';
import { tacticsDice } from '../campaign/tactics.ts';
import { candidates, compulsory, diceOf, includes, isLegal, targetName } from '../campaign/targets.ts';
import { fold, forbiddenBy, tolls } from '../hooks/hooks.ts';
import type { Oath, PoweredState } from '../hooks/power.ts';
import { scepterHolder } from '../minor/citizenship.ts';
import { isSuccessor } from '../queries/goals.ts';
import { areEnemies, colourOf, placeOf, rulerOf, seatsOf } from '../queries/queries.ts';
import type { Campaign, Target } from '../state/actions.ts';
import { princeOf } from '../state/relations.ts';
import { setDefender } from '../state/sides.ts';
import { BANDITS, playerOf, siteAt } from '../state/state.ts';

/** Where he would go, against whom, for what; with the dice he can roll and the defense he counts. */
export type March = {
  readonly slot: Slot;
  readonly defender: Seat | null;
  readonly targets: readonly Target[];
  readonly attack: number;
  readonly defense: number;
  /** By which clauses he came to the place or the holder, and to the targets. */
  readonly why: readonly Traced[];
};
type Plan = Omit<March, 'why'> & { readonly chosen: Selection<Target> };

/** The campaign he would wage for this goal; null if there is none. */
export function marchOn(oath: PoweredState, seat: Seat, rival: Rival): March | null {
  return rival === 'weakest-rival-site' ? onWeakestSite(oath, seat) : onHolder(oath, seat, rival);
}
/** OATH-9.28: more attack dice than the dice of the targets and the warbands or bandits that defend. */
export function isReady(march: March | null): boolean {
  return march !== null && march.attack > march.defense;
}

/** OATH-9.29, 9.31: he travels there if need be and campaigns. False if it cannot be done. */
export function* wage(oath: Oath, seat: Seat, rival: Rival): Rules<boolean> {
  const { state } = oath;
  const march = marchOn(oath, seat, rival);
  if (march === null) return false;
  const place = placeOf(state, march.slot);
  yield* step(oath, { kind: 'prince-marches', seat, to: place, against: march.defender }, { why: march.why });
  if (playerOf(state, seat).pawn !== march.slot) yield* travel(oath, seat, { free: true, among: [march.slot] });
  const prince = princeOf(state, seat);
  const there = marchOn(oath, seat, rival);
  const { defender, targets } = there?.slot === playerOf(state, seat).pawn ? there : march;
  if (!canCampaign(oath, seat, { free: true })) return true;
  prince.war = { defender, targets };
  yield* campaign(oath, seat, { free: true });
  prince.war = null;
  return true;
}

// ---- whom

/** Whom he fights: enemies, and as Chancellor a Citizen who is the threat. */
function isFoe(oath: PoweredState, seat: Seat, other: Seat): boolean {
  const { state } = oath;
  if (areEnemies(state, seat, other)) return true;
  return (
    other !== seat &&
    playerOf(state, other).role === 'citizen' &&
    princeOf(state, seat).threat?.line === 'successor' &&
    isSuccessor(oath, other)
  );
}

/** The faceup site of an enemy or of bandits with the fewest warbands, the leftmost of those he can reach and attack. */
function onWeakestSite(oath: PoweredState, seat: Seat): March | null {
  const near = nearby(oath, seat);
  const rulers = SLOTS.map((_, slot) => rulerOf(oath, slot));
  const ruler = (slot: Slot) => rulers[slot] as number;
  const at = (slot: Slot) => {
    const site: Target = { kind: 'site', slot };
    const defender = ruler(slot) === BANDITS ? null : ruler(slot);
    return planned(oath, seat, slot, defender, [site], sitesOf(oath, slot));
  };
  const why = select(
    SLOTS.map((_, slot) => slot),
    (slot) => placeOf(oath.state, slot),
  )
    .where('OATH-9.29', (slot) => ruler(slot) === BANDITS || (ruler(slot) >= 0 && isFoe(oath, seat, ruler(slot))))
    .where('OATH-5.6.1', (slot) => near.includes(slot))
    .least('OATH-9.29', (slot) => warbandsOf(oath, slot))
    .legal('OATH-5.5.2', (slot) => at(slot) !== null);
  const slot = why.best;
  return slot === undefined ? null : withReason(at(slot), why);
}
function warbandsOf(oath: PoweredState, slot: Slot): number {
  const ruler = rulerOf(oath, slot);
  return ruler < 0 ? 0 : (siteAt(oath.state, slot).warbands[ruler] as number);
}
/** The other sites of the same ruler, those with the fewest warbands first. */
function sitesOf(oath: PoweredState, slot: Slot): Target[] {
  const slots = SLOTS.map((_, other) => other).filter(
    (other) => other !== slot && rulerOf(oath, other) === rulerOf(oath, slot),
  );
  return slots
    .toSorted((a, b) => warbandsOf(oath, a) - warbandsOf(oath, b) || a - b)
    .map((other) => ({ kind: 'site', slot: other }));
}

/** OATH-9.29, 9.30: where the pawn of the holder stands; the banner, or relics from left to right, the Scepter first when it is the threat. */
function onHolder(oath: PoweredState, seat: Seat, rival: Exclude<Rival, 'weakest-rival-site'>): March | null {
  const { state } = oath;
  const why = holderOf(oath, seat, rival);
  const holder = why.best;
  if (holder === undefined) return null;
  const slot = playerOf(state, holder).pawn;
  if (!nearby(oath, seat).includes(slot)) return null;
  const relics = playerOf(state, holder).relics.map(({ card }): Target => ({ kind: 'relic', relic: card }));
  if (rival === 'most-relics-holder') {
    if (isScepterThreat(oath, seat)) relics.sort((a, b) => Number(isScepter(b)) - Number(isScepter(a)));
    return withReason(planned(oath, seat, slot, holder, relics, relics), why);
  }
  const banner: Target = { kind: 'banner', banner: bannerOf(rival) };
  const sites = SLOTS.flatMap((_, other): Target[] =>
    rulerOf(oath, other) === colourOf(state, holder) ? [{ kind: 'site', slot: other }] : [],
  );
  return withReason(planned(oath, seat, slot, holder, [banner], [...relics, ...sites]), why);
}
function holderOf(oath: PoweredState, seat: Seat, rival: Exclude<Rival, 'weakest-rival-site'>): Selection<Seat> {
  const { state } = oath;
  const foes = select(seatsOf(state), (one) => `seat-${one}`).where('OATH-9.29', (one) => isFoe(oath, seat, one));
  if (rival !== 'most-relics-holder')
    return foes.where('OATH-9.29', (one) => state.banners[bannerOf(rival)].holder === one);
  if (isScepterThreat(oath, seat)) return foes.where('OATH-G19', (one) => scepterHolder(oath) === one);
  return foes
    .where('OATH-9.29', (one) => playerOf(state, one).relics.length > 0)
    .most('OATH-9.29', (one) => playerOf(state, one).relics.length)
    .first('OATH-9.9');
}
/** OATH-G19: under Devotion the successor is the holder of the Scepter. */
function isScepterThreat({ state }: PoweredState, seat: Seat): boolean {
  return state.oath === 'devotion' && princeOf(state, seat).threat?.line === 'successor';
}
function isScepter(target: Target): boolean {
  return target.kind === 'relic' && target.relic === GRAND_SCEPTER;
}
function bannerOf(rival: Rival): BannerId {
  return rival === 'darkest-secret-holder' ? 'darkest-secret' : 'peoples-favor';
}
/** Where he stands, and where he can go. */
export function nearby(oath: PoweredState, seat: Seat): readonly Slot[] {
  return [playerOf(oath.state, seat).pawn, ...openRoads(oath, seat)];
}
function withReason(plan: Plan | null, why: Traced): March | null {
  if (plan === null) return null;
  const { chosen, ...march } = plan;
  return { ...march, why: [why, chosen] };
}

// ---- for what

/** OATH-9.30: the compulsory site and the leftmost of the first targets that may be named; then the others one by one, up to the first with which he would no longer be battle ready. */
function planned(
  oath: PoweredState,
  seat: Seat,
  slot: Slot,
  defender: Seat | null,
  firsts: readonly Target[],
  others: readonly Target[],
): Plan | null {
  const war = newCampaign(oath, seat, { free: true, at: slot });
  return imagined(oath, war, () =>
    forbiddenBy(oath, 'campaign', { seat }) === null ? declared(oath, war, defender, firsts, others) : null,
  );
}
function declared(
  oath: PoweredState,
  war: Campaign,
  defender: Seat | null,
  firsts: readonly Target[],
  others: readonly Target[],
): Plan | null {
  setDefender(oath.state, war, defender);
  war.from.push(...fold(oath, 'attack.from', [], war));
  const open = candidates(oath, war).list.filter(
    (target) => tolls(oath, 'target', { campaign: war, target }).length === 0,
  );
  const targets = compulsory(oath, war);
  const first = firsts.find((target) => includes(open, target));
  if (first === undefined) return null;
  if (!includes(targets, first)) targets.push(first);
  if (!targets.every((target) => includes(open, target)) || !isLegal(oath, war, targets)) return null;
  const forces = (list: readonly Target[]) => {
    war.targets = list.slice();
    const attack = mightOf(oath, war, 'attack') + fold(oath, 'attack.dice', 0, war) + tacticsDice(oath.state, war.seat);
    return { attack: Math.max(0, attack), defense: diceOf(oath, war, list) + mightOf(oath, war, 'defense') };
  };
  for (const target of others) {
    if (includes(targets, target) || !includes(open, target)) continue;
    const more = [...targets, target];
    const { attack, defense } = forces(more);
    if (attack <= defense) break;
    if (isLegal(oath, war, more)) targets.push(target);
  }
  const chosen = select([...targets, ...others.filter((one) => !includes(targets, one))], (one) =>
    targetName(oath, one),
  ).where('OATH-9.30', (one) => includes(targets, one));
  return { slot: war.at, defender, targets, chosen, ...forces(targets) };
}
