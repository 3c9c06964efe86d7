/** Whom and what a campaign is against (OATH-5.5.1, 5.5.2). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { BANNERS, SLOTS, type Slot } from '../../data/board.ts';
import { relicFacts, siteFacts } from '../../data/cards.ts';
import { choose, DONE } from '../asking/choose.ts';
import { allowed, fold, forbiddenBy, tolls } from '../hooks/hooks.ts';
import type { Oath, PoweredState, Prohibitions } from '../hooks/power.ts';
import { affords, billOfTolls, payTolls } from '../operations/pay.ts';
import { colourOf, placeOf, rulerOf, rulesSite, seatsFrom, slotOf } from '../queries/queries.ts';
import { type Campaign, slotOfTarget, type Target } from '../state/actions.ts';
import type { Move } from '../state/moves.ts';
import { setDefender } from '../state/sides.ts';
import { BANDITS, playerOf, siteAt } from '../state/state.ts';
import { isTurncoat } from './force.ts';

const PAWN_DICE = 2;
/** At most this many more targets are needed to make a set legal that a power restricts as a whole. */
const LOOKAHEAD = 2;

/** OATH-5.5.1: players present at the site by rule or by pawn, bandits if nobody rules it; each only with a legal set of targets. */
export function defendersOf(oath: PoweredState, campaign: Campaign): Selection<Seat | null> {
  const { seat, at } = campaign;
  const { state } = oath;
  const others: (Seat | null)[] = seatsFrom(state, seat).slice(1);
  return select([...others, null], (one) => (one === null ? 'bandits' : `seat-${one}`))
    .where('OATH-5.5.1', (one) => isPresent(oath, one, at))
    .where('OATH-5.5.2', (one) => {
      setDefender(state, campaign, one);
      const open = candidates(oath, campaign);
      return isCompletable(oath, campaign, compulsory(oath, campaign), open, LOOKAHEAD + 1);
    });
}
function isPresent(oath: PoweredState, defender: Seat | null, at: Slot): boolean {
  if (defender === null) return rulerOf(oath, at) === BANDITS;
  return playerOf(oath.state, defender).pawn === at || rulesSite(oath, defender, at);
}

/** OATH-5.5.2: one after another, until a legal set is declared. */
export function* declareTargets(oath: Oath, campaign: Campaign): Rules {
  const { state } = oath;
  for (const target of compulsory(oath, campaign)) add(oath, campaign, target);
  for (;;) {
    const open = candidates(oath, campaign).where('OATH-5.5.2', (one) => leadsOn(oath, campaign, one));
    const moves: Move[] = open.moves((target) => targetMove(oath, target));
    if (isLegal(oath, campaign, campaign.targets)) moves.push(DONE);
    const pick = yield* choose(oath, campaign.seat, 'targets', moves);
    if (pick.kind === 'done') break;
    add(oath, campaign, targetOf(state, pick));
  }
  oath.tell({
    kind: 'targets',
    seat: campaign.seat,
    targets: campaign.targets.map((target) => targetName(oath, target)),
    dice: diceOf(oath, campaign, campaign.targets),
  });
}
function leadsOn(oath: PoweredState, campaign: Campaign, target: Target): boolean {
  if (includes(campaign.targets, target)) return false;
  return isCompletable(oath, campaign, [...campaign.targets, target], candidates(oath, campaign), LOOKAHEAD);
}
function add(oath: Oath, campaign: Campaign, target: Target): void {
  payTolls(oath, campaign.seat, tolls(oath, 'target', { campaign, target }));
  campaign.targets.push(target);
}

/** If the defender rules the site where the attacker stands, it must be a target, unless its warbands fight for the attacker. */
export function compulsory(oath: PoweredState, campaign: Campaign): Target[] {
  const { at, defender } = campaign;
  return isRuledBy(oath, defender, at) && !isTurncoat(campaign, at) ? [{ kind: 'site', slot: at }] : [];
}
function isRuledBy(oath: PoweredState, defender: Seat | null, slot: Slot): boolean {
  return rulerOf(oath, slot) === (defender === null ? BANDITS : colourOf(oath.state, defender));
}

/** Everything that may be named at all. */
export function candidates(oath: PoweredState, campaign: Campaign): Selection<Target> {
  const { state } = oath;
  const { seat, at, defender } = campaign;
  const all: Target[] = SLOTS.flatMap((_, slot) =>
    siteAt(state, slot).faceup && isRuledBy(oath, defender, slot) ? [{ kind: 'site', slot } as const] : [],
  );
  if (defender !== null && playerOf(state, defender).pawn === at) {
    for (const { card } of playerOf(state, defender).relics) all.push({ kind: 'relic', relic: card });
    for (const banner of BANNERS) if (state.banners[banner].holder === defender) all.push({ kind: 'banner', banner });
    all.push({ kind: 'pawn' });
  }
  const open = allowed(
    oath,
    select(all, (target) => targetName(oath, target)),
    'target',
    (target) => ({ campaign, target }),
  );
  return allowed(oath, open, 'take', (target) => takingOf(seat, defender, target)).where('OATH-7.7', (target) =>
    affords(oath, seat, billOfTolls(tolls(oath, 'target', { campaign, target }))),
  );
}
function takingOf(seat: Seat, defender: Seat | null, target: Target): Prohibitions['take'] {
  if (target.kind === 'relic') return { seat, from: defender, what: target.relic };
  if (target.kind === 'banner') return { seat, from: defender, what: target.banner };
  return { seat, from: null, what: '' };
}

/** At least one target at the attacker's site; the set as a whole must suit every power. */
export function isLegal(oath: PoweredState, campaign: Campaign, targets: readonly Target[]): boolean {
  return (
    targets.some((target) => slotOfTarget(campaign, target) === campaign.at) &&
    forbiddenBy(oath, 'targets', { campaign, targets }) === null
  );
}
function isCompletable(
  oath: PoweredState,
  campaign: Campaign,
  targets: readonly Target[],
  open: Selection<Target>,
  more: number,
): boolean {
  if (!targets.every((target) => includes(open.list, target) || includes(campaign.targets, target))) return false;
  if (isLegal(oath, campaign, targets)) return true;
  if (more === 0) return false;
  return open.list.some(
    (target) => !includes(targets, target) && isCompletable(oath, campaign, [...targets, target], open, more - 1),
  );
}

/** Dice that the declared targets add to the defense (OATH-5.5.2). */
export function diceOf(oath: PoweredState, campaign: Campaign, targets: readonly Target[]): number {
  let dice = 0;
  for (const target of targets) dice += fold(oath, 'target.dice', printedDice(oath, target), { campaign, target });
  return dice;
}
function printedDice({ state }: PoweredState, target: Target): number {
  switch (target.kind) {
    case 'site':
      return siteFacts(siteAt(state, target.slot).site).defenseDice;
    case 'relic':
      return relicFacts(target.relic).defense;
    case 'banner':
      return state.banners[target.banner].tokens;
    case 'pawn':
      return PAWN_DICE;
    case 'buried':
      return 1;
  }
}

// ---- as moves and names

export function includes(targets: readonly Target[], target: Target): boolean {
  return targets.some((one) => sameTarget(one, target));
}
function sameTarget(a: Target, b: Target): boolean {
  if (a.kind === 'site') return b.kind === 'site' && a.slot === b.slot;
  if (a.kind === 'relic') return b.kind === 'relic' && a.relic === b.relic;
  if (a.kind === 'banner') return b.kind === 'banner' && a.banner === b.banner;
  if (a.kind === 'buried') return b.kind === 'buried' && a.slot === b.slot && a.place === b.place;
  return b.kind === 'pawn';
}
export function targetName({ state }: PoweredState, target: Target): string {
  switch (target.kind) {
    case 'site':
      return placeOf(state, target.slot);
    case 'relic':
      return target.relic;
    case 'banner':
      return target.banner;
    case 'buried':
      return `relic at ${placeOf(state, target.slot)}`;
    case 'pawn':
      return 'pawn';
  }
}
export function targetMove({ state }: PoweredState, target: Target): Move {
  switch (target.kind) {
    case 'site':
      return { kind: 'site', site: placeOf(state, target.slot) };
    case 'buried':
      return { kind: 'buried', site: placeOf(state, target.slot), n: target.place };
    default:
      return target;
  }
}
export function targetOf(state: PoweredState['state'], move: Move): Target {
  if (move.kind === 'site') return { kind: 'site', slot: slotOf(state, move.site) };
  return move as Target;
}
