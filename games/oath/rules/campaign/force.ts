/** The two forces of a campaign, and who dies (OATH-5.5.4 to 5.5.8). Always read from the state: warbands come and go while plans are used. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Slot } from '../../data/board.ts';
import { siteFacts } from '../../data/cards.ts';
import { amount } from '../asking/choose.ts';
import { fold } from '../hooks/hooks.ts';
import type { Oath, PoweredState } from '../hooks/power.ts';
import { board } from '../operations/favor.ts';
import { atSite, count, kill } from '../operations/warbands.ts';
import { boardColour, colourOf, isImperial } from '../queries/queries.ts';
import { type Campaign, type Side, type Troop, targetSlots } from '../state/actions.ts';
import type { Spot } from '../state/moves.ts';
import { playersOf } from '../state/sides.ts';
import { CHANCELLOR, playerOf, siteAt } from '../state/state.ts';

export function troopsOf(oath: PoweredState, campaign: Campaign, side: Side): Troop[] {
  return side === 'attack' ? attackers(oath, campaign) : defenders(oath, campaign);
}
export function forceOf(oath: PoweredState, campaign: Campaign, side: Side): number {
  if (side === 'defense' && campaign.defender === null) return banditsOf(oath, campaign);
  let n = 0;
  for (const troop of troopsOf(oath, campaign, side)) n += troop.n;
  return n;
}

function attackers({ state }: PoweredState, { seat, from }: Campaign): Troop[] {
  const colour = boardColour(state, seat);
  return troops(state, [board(seat), ...from.map((slot) => atSite(state, slot))], colour);
}

/** OATH-5.5.6: at targeted sites, the leftmost first, and on the boards of those whose pawn is at the attacker's site or at a targeted one. */
function defenders({ state }: PoweredState, campaign: Campaign): Troop[] {
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
function troops(state: PoweredState['state'], spots: readonly Spot[], colour: Seat): Troop[] {
  return spots.map((spot) => ({ spot, colour, n: count(state, colour, spot) })).filter(({ n }) => n > 0);
}

/** The force, and what powers add to the strength of its sites: bandits who cannot die (Bandit Crown). */
export function mightOf(oath: PoweredState, campaign: Campaign, side: Side): number {
  let n = forceOf(oath, campaign, side);
  const slots = side === 'attack' ? campaign.from : targetSlots(campaign.targets);
  for (const slot of slots) n += fold(oath, 'site.strength', 0, { campaign, slot });
  return n;
}
function banditsOf(oath: PoweredState, { targets }: Campaign): number {
  let n = 0;
  for (const slot of targetSlots(targets)) n += banditsAt(oath, slot);
  return n;
}
export function banditsAt(oath: PoweredState, slot: Slot): number {
  return fold(oath, 'site.bandits', siteFacts(siteAt(oath.state, slot).site).bandits, { slot });
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
function chooserOf({ state }: PoweredState, { seat, defender }: Campaign, side: Side): Seat {
  if (side === 'attack' || defender === null) return seat;
  return isImperial(state, defender) ? CHANCELLOR : defender;
}
