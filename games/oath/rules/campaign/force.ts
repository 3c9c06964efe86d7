/** The two forces of a campaign, and who dies (OATH-5.5.4 to 5.5.8). Always read from the state: warbands come and go while plans are used. */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import type { Slot } from '../../data/board.ts';
import { siteFacts } from '../../data/cards.ts';
import type { Campaign, Side, Target, Troop } from '../actions.ts';
import { amount } from '../choose.ts';
import { fold } from '../hooks.ts';
import type { Spot } from '../moves.ts';
import { board } from '../operations/favor.ts';
import { atSite, count, kill } from '../operations/warbands.ts';
import type { Oath, Standing } from '../power.ts';
import { boardColour, colourOf, isImperial } from '../queries.ts';
import { CHANCELLOR, playerOf, siteAt } from '../state.ts';
import { playersOf } from './sides.ts';

export function troopsOf(oath: Standing, campaign: Campaign, side: Side): Troop[] {
  return side === 'attack' ? attackers(oath, campaign) : defenders(oath, campaign);
}
export function forceOf(oath: Standing, campaign: Campaign, side: Side): number {
  if (side === 'defense' && campaign.defender === null) return banditsOf(oath, campaign);
  let n = 0;
  for (const troop of troopsOf(oath, campaign, side)) n += troop.n;
  return n;
}

function attackers({ state }: Standing, { seat, from }: Campaign): Troop[] {
  const colour = boardColour(state, seat);
  return troops(state, [board(seat), ...from.map((slot) => atSite(state, slot))], colour);
}

/** OATH-5.5.6: at targeted sites, the leftmost first, and on the boards of those whose pawn is at the attacker's site or at a targeted one. */
function defenders({ state }: Standing, campaign: Campaign): Troop[] {
  const { defender, at, targets } = campaign;
  if (defender === null) return [];
  const slots = targetSlots(targets).toSorted((a, b) => a - b);
  const held = slots.filter((slot) => !isTurncoat(campaign, slot)).map((slot) => atSite(state, slot));
  const found = troops(state, held, colourOf(state, defender));
  for (const seat of playersOf(campaign, 'defense')) {
    const { pawn } = playerOf(state, seat);
    if (pawn === at || slots.includes(pawn)) found.push(...troops(state, [board(seat)], boardColour(state, seat)));
  }
  return found;
}
/** Captains, Wild Allies: do the purple warbands there follow a Citizen against the Empire? They do not defend then. */
export function isTurncoat({ outsider, seat, from }: Campaign, slot: Slot): boolean {
  return outsider === seat && from.includes(slot);
}
function troops(state: Standing['state'], spots: readonly Spot[], colour: Seat): Troop[] {
  return spots.map((spot) => ({ spot, colour, n: count(state, colour, spot) })).filter(({ n }) => n > 0);
}

/** The force, and what powers add to the strength of its sites: bandits who cannot die (Bandit Crown). */
export function mightOf(oath: Standing, campaign: Campaign, side: Side): number {
  let n = forceOf(oath, campaign, side);
  const slots = side === 'attack' ? campaign.from : targetSlots(campaign.targets);
  for (const slot of slots) n += fold(oath, 'site.strength', 0, { campaign, slot });
  return n;
}
function banditsOf(oath: Standing, { targets }: Campaign): number {
  let n = 0;
  for (const slot of targetSlots(targets)) n += banditsAt(oath, slot);
  return n;
}
export function banditsAt(oath: Standing, slot: Slot): number {
  return fold(oath, 'site.bandits', siteFacts(siteAt(oath.state, slot).site).bandits, { slot });
}

export function targetSlots(targets: readonly Target[]): Slot[] {
  return targets.flatMap((target) => (target.kind === 'site' ? [target.slot] : []));
}
export function hasTarget(targets: readonly Target[], kind: Target['kind']): boolean {
  return targets.some((target) => target.kind === kind);
}
/** Where a target is: banners, relics and the pawn are where the attacker stands. */
export function slotOfTarget(campaign: Campaign, target: Target): Slot {
  return target.kind === 'site' || target.kind === 'buried' ? target.slot : campaign.at;
}

/** OATH-5.5.8: `n` warbands of a force die; the Chancellor picks for an Imperial defense, else the one whose force it is. */
export function* lose(oath: Oath, campaign: Campaign, side: Side, n: number): Rules<number> {
  const chooser = chooserOf(oath, campaign, side);
  const found = troopsOf(oath, campaign, side);
  let rest = found.reduce((sum, troop) => sum + troop.n, 0);
  let left = Math.min(n, rest);
  const dying = left;
  for (const { spot, colour, n: there } of found) {
    if (left === 0) break;
    rest -= there;
    const [least, most] = [Math.max(0, left - rest), Math.min(left, there)];
    const killed =
      least === most ? most : yield* amount(oath, chooser, { kind: 'losses', from: spot, left }, least, most);
    kill(oath, colour, spot, killed);
    left -= killed;
  }
  campaign.dead[side] += dying;
  return dying;
}
function chooserOf({ state }: Standing, { seat, defender }: Campaign, side: Side): Seat {
  if (side === 'attack' || defender === null) return seat;
  return isImperial(state, defender) ? CHANCELLOR : defender;
}
