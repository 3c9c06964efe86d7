/**
 * Who fights on which side of a campaign (OATH-5.5.3). Every power asks here and never reads the declared defender itself: what protects a defender
 * protects the Allies too.
 */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Campaign, Side } from './actions.ts';
import { CHANCELLOR, playerOf, type State } from './state.ts';

/** The Chancellor is an Ally of every other Imperial defender from the start; Citizens join once the targets are declared. */
export function setDefender(state: State, campaign: Campaign, defender: Seat | null): void {
  campaign.defender = defender;
  campaign.outsider = defender === null ? null : outsiderOf(state, campaign.seat, defender);
  const imperial = defender !== null && isCitizen(state, defender) && campaign.outsider !== defender;
  campaign.allies = imperial ? [CHANCELLOR] : [];
}
/** A Citizen who fights the Empire, or is attacked by the Chancellor, is not Imperial for this campaign. */
function outsiderOf(state: State, attacker: Seat, defender: Seat): Seat | null {
  if (isCitizen(state, attacker) && playerOf(state, defender).role !== 'exile') return attacker;
  return attacker === CHANCELLOR && isCitizen(state, defender) ? defender : null;
}
function isCitizen(state: State, seat: Seat): boolean {
  return playerOf(state, seat).role === 'citizen';
}

/** Nobody for bandits; the defender comes before the Allies. */
export function playersOf({ seat, defender, allies }: Campaign, side: Side): Seat[] {
  if (side === 'attack') return [seat];
  return defender === null ? [] : [defender, ...allies];
}
export function fightsFor(campaign: Campaign, seat: Seat, side: Side): boolean {
  return playersOf(campaign, side).includes(seat);
}
/** Does this player fight against that side? */
export function opposes(campaign: Campaign, seat: Seat, side: Side): boolean {
  return fightsFor(campaign, seat, otherSide(side));
}
/** Everybody but the attacker defends, bandits too. */
export function sideOf({ seat: attacker }: Campaign, seat: Seat): Side {
  return seat === attacker ? 'attack' : 'defense';
}
export function otherSide(side: Side): Side {
  return side === 'attack' ? 'defense' : 'attack';
}
/** Whom a side has been declared against, without Allies; null for bandits. */
export function opponentOf({ seat, defender }: Campaign, side: Side): Seat | null {
  return side === 'attack' ? defender : seat;
}
/** Are the targets this player's things? An Ally's never are (OATH-5.5.2). */
export function ownsTargets({ defender }: Campaign, seat: Seat): boolean {
  return seat === defender;
}
