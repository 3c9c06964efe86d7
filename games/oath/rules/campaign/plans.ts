/** Using battle plans (OATH-5.5.5, 7.9). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import type { Cost, PlanData } from '../../data/cards.ts';
import { choose, PASS } from '../asking/choose.ts';
import { allowed, fold } from '../hooks/hooks.ts';
import type { Oath, PoweredState, Source } from '../hooks/power.ts';
import { sourceOf, sourcesOf } from '../hooks/sources.ts';
import { pay, unpayable } from '../operations/pay.ts';
import { rulerOfCard, rulesCard } from '../queries/queries.ts';
import type { Campaign, PlanUsed, Side } from '../state/actions.ts';
import { playersOf } from '../state/sides.ts';
import { BANDITS } from '../state/state.ts';
import { applyData, fits } from './plan-data.ts';

/** First the attacker, until they pass; then the defender and the Allies by turns, until all of them pass. */
export function* battlePlans(oath: Oath, campaign: Campaign): Rules {
  yield* usedBy(oath, campaign, [campaign.seat], 'attack');
  if (campaign.winner !== null) return;
  if (campaign.defender === null) yield* banditPlans(oath, campaign);
  else yield* usedBy(oath, campaign, playersOf(campaign, 'defense'), 'defense');
}

function* usedBy(oath: Oath, campaign: Campaign, users: readonly Seat[], side: Side): Rules {
  for (;;) {
    let passed = 0;
    for (const user of users) {
      if (campaign.winner !== null) return;
      const card = yield* choosePlan(oath, campaign, user, side);
      if (card === null) passed++;
      else yield* use(oath, campaign, user, side, card);
    }
    if (passed === users.length) return;
  }
}
function* choosePlan(oath: Oath, campaign: Campaign, user: Seat, side: Side): Rules<Source | null> {
  const moves = plansOf(oath, campaign, user, side).moves(({ card }) => ({ kind: 'use', card, as: null }) as const);
  const pick = yield* choose(oath, user, { kind: 'plan', side }, [...moves, PASS]);
  return pick.kind === 'use' ? (sourceOf(oath, pick.card) as Source) : null;
}

/** Plans this player rules, of this side, not used yet, that can be paid and would do something. */
function plansOf(oath: PoweredState, campaign: Campaign, user: Seat, side: Side): Selection<Source> {
  const ruled = sourcesOf(oath).plans.filter((at) => rulesCard(oath, user, at) && isOfSide(at, side));
  const open = select(ruled, ({ card }) => card)
    .where('OATH-5.5.5', ({ card }) => campaign.plans.every((plan) => plan.card !== card))
    .where('OATH-5.5.5', () => !campaign.barred.includes(side))
    .where('OATH-7.10', (at) => isUseful(oath, campaign, at, user, side));
  const cost = (at: Source) => planCost(oath, campaign, at, user);
  const usable = allowed(oath, open, 'power', (source) => ({ seat: user, source, cost: cost(source) })).where(
    'OATH-7.3',
    (at) => unpayable(oath, user, at, cost(at)) === null,
  );
  return allowed(oath, usable, 'plan', (source) => ({ campaign, source, user, side }));
}
function isOfSide({ facts: { planSide } }: Source, side: Side): boolean {
  return planSide === 'both' || (planSide === 'attacker') === (side === 'attack');
}
function isUseful(oath: PoweredState, campaign: Campaign, at: Source, user: Seat | null, side: Side): boolean {
  if (at.facts.params !== null && !fits(oath, campaign, at, side)) return false;
  return at.power.plan?.can?.(oath, campaign, at, user, side) ?? true;
}
/** What a plan costs this player in this campaign. */
export function planCost(oath: PoweredState, campaign: Campaign, source: Source, seat: Seat): Cost {
  return fold(oath, 'plan.cost', source.facts.cost, { campaign, source, seat });
}

/** OATH-G9: bandits use every plan they rule that has no cost; one that bars all others is then the only one. */
function* banditPlans(oath: Oath, campaign: Campaign): Rules {
  const ruled = sourcesOf(oath).plans.filter(
    (at) => at.slot >= 0 && rulerOfCard(oath, at) === BANDITS && isOfSide(at, 'defense') && isFree(oath, campaign, at),
  );
  const only = ruled.filter(({ facts }) => facts.params?.exclusive);
  for (const at of only.length > 0 ? only.slice(0, 1) : ruled) {
    if (campaign.barred.includes('defense') || !isUseful(oath, campaign, at, null, 'defense')) continue;
    const one = allowed(oath, select([at]), 'plan', (source) => ({ campaign, source, user: null, side: 'defense' }));
    if (one.list.length > 0) yield* use(oath, campaign, null, 'defense', at);
  }
}
function isFree(oath: PoweredState, campaign: Campaign, at: Source): boolean {
  return Object.keys(planCost(oath, campaign, at, BANDITS)).length === 0;
}

function* use(oath: Oath, campaign: Campaign, user: Seat | null, side: Side, at: Source): Rules {
  const plan: PlanUsed = { card: at.card, side, user, chosen: 0 };
  oath.tell({ kind: 'used', seat: user, card: at.card });
  if (user !== null) pay(oath, user, at, planCost(oath, campaign, at, user));
  const data = at.facts.params as PlanData | null;
  if (data?.atkChoice) plan.chosen = yield* chosenDice(oath, user, at, data.atkChoice);
  campaign.plans.push(plan);
  if (data) yield* applyData(oath, campaign, plan, at);
  if (at.power.plan?.use) yield* at.power.plan.use(oath, campaign, plan, at);
  oath.tell({ kind: 'pools', attack: campaign.attack, defense: campaign.defense });
}
function* chosenDice(oath: Oath, user: Seat | null, { card }: Source, among: readonly number[]): Rules<number> {
  if (user === null) return Math.max(...among);
  const moves = among.map((n) => ({ kind: 'amount', n }) as const);
  return (yield* choose(oath, user, { kind: 'power', card, part: 'dice' }, moves)).n;
}
