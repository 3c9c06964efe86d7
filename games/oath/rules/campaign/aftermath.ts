/** What follows the rolls: the losers' dead, the spoils, the plans' rewards, the end (OATH-5.5.8 to 5.5.10). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Slot } from '../../data/board.ts';
import { type CardId, factsOf, type PlanData, type PlanReward } from '../../data/cards.ts';
import { forceTravel } from '../actions/travel.ts';
import { agrees, amount, choose } from '../asking/choose.ts';
import { fold, forbiddenBy, react } from '../hooks/hooks.ts';
import type { BattlePlan, Oath } from '../hooks/power.ts';
import { sourceOf } from '../hooks/sources.ts';
import { seizeBanner } from '../operations/banners.ts';
import { discardSpent, untouchable } from '../operations/cards.ts';
import { board, moveFavor, SHARED } from '../operations/favor.ts';
import { buryAtSite, type RelicFrom, takeRelics } from '../operations/relics.ts';
import { atSite, moveWarbands, placeWarbands, warbandsAt } from '../operations/warbands.ts';
import { boardColour, placeOf, slotOfCard } from '../queries/queries.ts';
import { type Campaign, hasTarget, type PlanUsed, type Side, type Target, targetSlots } from '../state/actions.ts';
import { isPrince } from '../state/relations.ts';
import { otherSide } from '../state/sides.ts';
import { CHANCELLOR, playerOf } from '../state/state.ts';
import { forceOf, lose, troopsOf } from './force.ts';
import { reward } from './plan-data.ts';

export function* aftermath(oath: Oath, war: Campaign): Rules {
  const winner = war.winner as Side;
  yield* defeat(oath, war, otherSide(winner));
  if (winner === 'attack') yield* spoils(oath, war);
  yield* victory(oath, war, winner);
  yield* end(oath, war);
}

// ---- OATH-5.5.8 Defeat

function* defeat(oath: Oath, war: Campaign, loser: Side): Rules {
  yield* lose(oath, war, loser, dying(oath, war, loser));
  if (loser === 'defense') recall(oath, war, loser);
  else if (oath.state.house.defeatedAttackerSites === 'recall') recall(oath, war, loser);
  else war.survivors.push(...troopsOf(oath, war, loser));
  for (const plan of war.plans.filter(({ side }) => side === loser)) {
    const hook = planOf(oath, plan)?.defeat;
    if (hook) yield* hook(oath, war, plan);
    if (dataOf(plan)?.onDefeat?.includes('discard-self')) yield* discardPlan(oath, plan);
  }
}
/** Half of the force that is left, rounded down, unless a power says all or none. */
function dying(oath: Oath, war: Campaign, loser: Side): number {
  const toll = war.losses[loser];
  if (war.spared || toll === 'none' || (loser === 'defense' && war.defender === null)) return 0;
  const force = forceOf(oath, war, loser);
  return toll === 'all' || fold(oath, 'defeat.all', false, war) ? force : Math.floor(force / 2);
}
/** The survivors at sites go to the loser's board, Imperial ones to the Chancellor's. */
function recall(oath: Oath, war: Campaign, loser: Side): void {
  const seat = loser === 'attack' ? war.seat : war.defender;
  if (seat === null) return;
  for (const { spot, colour, n } of troopsOf(oath, war, loser)) {
    const home = loser === 'defense' && colour === CHANCELLOR ? CHANCELLOR : seat;
    if (spot.at === 'site') moveWarbands(oath, colour, spot, board(home), n);
    war.survivors.push({ spot: spot.at === 'site' ? board(home) : spot, colour, n });
  }
}

// ---- OATH-5.5.9 The attacker's victory

function* spoils(oath: Oath, war: Campaign): Rules {
  const taken = targetSlots(war.targets);
  for (const slot of isPrince(oath.state, war.seat) ? taken.toSorted((a, b) => a - b) : taken)
    yield* garrison(oath, war, slot);
  yield* loot(oath, war);
  if (hasTarget(war.targets, 'pawn') && war.defender !== null) yield* banish(oath, war, war.defender);
}
/** a. Any number of warbands of the force on each targeted site; a Prince goes from left to right (OATH-9.31). */
function* garrison(oath: Oath, war: Campaign, slot: Slot): Rules {
  const { seat } = war;
  const { state } = oath;
  if (forbiddenBy(oath, 'place', { seat, slot }) !== null) return;
  const site = placeOf(state, slot);
  const n = yield* amount(oath, seat, { kind: 'place', site }, 0, playerOf(state, seat).warbands);
  placeWarbands(oath, seat, slot, n);
  const colour = boardColour(state, seat);
  for (const other of marching(oath, war)) {
    const there = warbandsAt(state, other, colour);
    if (other === slot || there === 0) continue;
    const ask = { kind: 'place', site, from: placeOf(state, other) } as const;
    moveWarbands(oath, colour, atSite(state, other), atSite(state, slot), yield* amount(oath, seat, ask, 0, there));
  }
}
/** Sites whose warbands fought along and may march on (Captains, Wild Allies); the Vow of Union binds them to theirs. */
function marching(oath: Oath, war: Campaign): Slot[] {
  const bound = fold(oath, 'attack.from', [], war);
  return war.from.filter((slot) => !bound.includes(slot));
}
/** b. All targeted relics and banners. */
function* loot(oath: Oath, war: Campaign): Rules {
  const relics: RelicFrom[] = [];
  for (const target of war.targets) {
    if (target.kind === 'relic') relics.push({ seat: war.defender as Seat, relic: target.relic });
    else if (target.kind === 'banner') seizeBanner(oath, war.seat, target.banner);
    else if (target.kind === 'buried' && (yield* keepsRelic(oath, war.seat, target))) relics.push(target);
  }
  const buried = war.targets.filter((target) => target.kind === 'buried' && !relics.includes(target)) as Buried[];
  yield* takeRelics(oath, war.seat, relics);
  for (const { slot, place } of buried.toSorted((a, b) => b.place - a.place)) {
    const gone = relics.filter((one) => 'place' in one && one.slot === slot && one.place < place).length;
    buryAtSite(oath, war.seat, slot, place - gone);
  }
}
type Buried = Target & { readonly kind: 'buried' };
/** Relic Hunter: it may go under the deck instead. */
function* keepsRelic(oath: Oath, seat: Seat, { by }: Buried): Rules<boolean> {
  const moves = [{ kind: 'keep' }, { kind: 'bury' }] as const;
  return (yield* choose(oath, seat, { kind: 'power', card: by, part: 'keep' }, moves)).kind === 'keep';
}
/** c. Two independent options: the pawn must go, and half of the favor that it has left after tolls burns. */
function* banish(oath: Oath, war: Campaign, loser: Seat): Rules {
  yield* forceTravel(oath, loser, war.seat, { optional: true });
  const { favor } = playerOf(oath.state, loser);
  const burned = war.burnAll ? favor : Math.floor(favor / 2);
  if (burned > 0 && (yield* agrees(oath, war.seat, { kind: 'burn-favor', seat: loser, favor: burned })))
    moveFavor(oath, board(loser), SHARED, burned);
}

// ---- OATH-5.5.10 End

/** "If you are victorious": the winner orders them. */
function* victory(oath: Oath, war: Campaign, winner: Side): Rules {
  const seat = winner === 'attack' ? war.seat : war.defender;
  let due = war.plans.filter((plan) => plan.side === winner && (planOf(oath, plan)?.victory || gainsOf(plan)));
  while (due.length > 0) {
    const moves = due.map(({ card }) => ({ kind: 'card', card }) as const);
    const card =
      seat === null ? due[0]?.card : (yield* choose(oath, seat, { kind: 'order', of: 'victory' }, moves)).card;
    const plan = due.find((one) => one.card === card) as PlanUsed;
    due = due.filter((one) => one !== plan);
    const gains = gainsOf(plan);
    if (gains) reward(oath, war, plan, gains);
    const hook = planOf(oath, plan)?.victory;
    if (hook) yield* hook(oath, war, plan);
  }
}

/** What a plan brings then; Slander has burned its favor already. */
function gainsOf(plan: PlanUsed): PlanReward | null {
  const gains = dataOf(plan)?.onVictory;
  return gains && gains.burnFavor === undefined ? gains : null;
}

function* end(oath: Oath, war: Campaign): Rules {
  for (const plan of war.plans) {
    const hook = planOf(oath, plan)?.end;
    if (hook) yield* hook(oath, war, plan);
  }
  let doomed: readonly CardId[] = war.plans.filter((plan) => isDiscarded(oath, plan)).map(({ card }) => card);
  for (const plan of war.plans) {
    const hook = planOf(oath, plan)?.spare;
    if (hook) doomed = yield* hook(oath, war, plan, doomed);
  }
  for (const plan of war.plans) if (doomed.includes(plan.card)) yield* discardPlan(oath, plan);
  oath.state.campaigns.pop();
  yield* react(oath, 'campaign-ended', war);
  yield* react(oath, 'after-campaign', war);
  for (const plan of war.plans) {
    const hook = planOf(oath, plan)?.after;
    if (hook) yield* hook(oath, war, plan);
  }
}
function isDiscarded(oath: Oath, plan: PlanUsed): boolean {
  const data = dataOf(plan);
  if (planOf(oath, plan)?.discarded) return true;
  return data?.atEnd === 'discard-self' || (data?.atEndIf3 === 'discard-self' && plan.chosen === 3);
}

/** A plan that has left its place meanwhile stays where it is. */
function* discardPlan(oath: Oath, { card, user }: PlanUsed): Rules {
  const at = sourceOf(oath, card);
  if (!at || at.facts.locked) return;
  if (at.slot >= 0 && untouchable(oath, user, card, slotOfCard(oath.state, card)) !== null) return;
  yield* discardSpent(oath, user, card);
}
function planOf({ powers }: Oath, { card }: PlanUsed): BattlePlan | undefined {
  return powers.get(card)?.plan;
}
function dataOf({ card }: PlanUsed): PlanData | null {
  return factsOf(card).params;
}
