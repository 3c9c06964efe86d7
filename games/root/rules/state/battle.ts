/** A battle as it lies on the table while it is fought (section 6.2). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Card } from '../../data/cards.ts';
import type { Clearing } from '../../data/maps.ts';

/** Each pair is the attacker's number and the defender's. */
export type Battle = {
  readonly clearing: Clearing;
  readonly attacker: Seat;
  readonly defender: Seat;
  /** Who counts as the player that removes the pieces of both sides, where that is neither of the two (ROOT-9.7.4). */
  readonly instigator: Seat | null;
  /** Whose warriors each side treats as its own: mercenaries (ROOT-11.2.7), an Ally (ROOT-9.2.9.2). */
  readonly borrowed: [Seat | null, Seat | null];
  /** The dice that each side deals; null before the roll. */
  dice: [number, number] | null;
  /** Added to the most that each side can deal with the dice (ROOT-9.7.5). */
  support: [number, number];
  rolled: [number, number];
  extra: [number, number];
  /** Sides that take no rolled hits (ROOT-14.1). */
  armored: [boolean, boolean];
  /** Optional effects that each side used up in this battle. */
  used: [Card[], Card[]];
  /** Seats that had a reward for this battle, where there is one for each battle (ROOT-7.8). */
  rewarded: Seat[];
};

export const ATTACKER = 0;
export const DEFENDER = 1;
export type Side = typeof ATTACKER | typeof DEFENDER;

export function seatOf({ attacker, defender }: Battle, side: Side): Seat {
  return side === ATTACKER ? attacker : defender;
}
export function sideOf(battle: Battle, seat: Seat): Side | null {
  return seat === battle.attacker ? ATTACKER : seat === battle.defender ? DEFENDER : null;
}
export function otherSide(side: Side): Side {
  return side === ATTACKER ? DEFENDER : ATTACKER;
}
