/** What can be said of a battle before its dice: for views, so that nobody has to know every rule to see what may happen. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type Clearing, clearings } from '../../data/maps.ts';
import { factionAt } from '../contract/registry.ts';
import { ATTACKER, type Battle, DEFENDER, type Side, seatOf } from '../state/battle.ts';
import { mayAttack, otherSeats, playerOf, type State } from '../state/state.ts';
import { buildingsAt, piecesAt, tokensAt } from '../woodland/pieces.ts';
import { isDefenceless, mostRolled, newBattle } from './battle.ts';
import { usable } from './effects.ts';
import { warriorsOf } from './hits.ts';

/** Each pair is the attacker's number and the defender's. */
export type Prospect = {
  /** The most that each side deals with its die (ROOT-4.3.2.1). */
  readonly most: readonly [number, number];
  /** The defender deals the higher die (ROOT-8.2.2). */
  readonly reversed: boolean;
  /** Hits that come by themselves (ROOT-4.3.3.1). */
  readonly extra: readonly [number, number];
  /** What hits can take from each side: pieces there, or items (ROOT-9.2.7). */
  readonly standing: readonly [number, number];
  /** Crafted cards and abilities that each side may still use (ROOT-4.3.3). */
  readonly effects: readonly [readonly string[], readonly string[]];
};

/** A battle that a seat fights in a clearing, or would fight with warriors there. */
export type Fight = Prospect & {
  readonly clearing: Clearing;
  readonly defender: Seat;
  /** Of what the defender can lose: buildings and tokens, which fall after the warriors and score. */
  readonly prizes: number;
};

/** Everybody whom this seat may attack, wherever they are. */
export function fightsOf(state: State, seat: Seat): Fight[] {
  return clearings.flatMap((clearing) =>
    otherSeats(state, seat)
      .filter((other) => mayAttack(state, seat, other) && piecesAt(playerOf(state, other), clearing) > 0)
      .map((defender) => ({
        ...prospectOf(state, newBattle(state, seat, defender, clearing, null)),
        clearing,
        defender,
        prizes: prizesAt(state, defender, clearing),
      })),
  );
}

export function prospectOf(state: State, battle: Battle): Prospect {
  const { attacker, defender } = battle;
  const own = (side: typeof ATTACKER | typeof DEFENDER, seat: number) =>
    factionAt(state, seat).battle?.extraHits?.(state, seat, battle, side) ?? 0;
  return {
    most: [
      mostRolled(state, battle, ATTACKER) + battle.support[ATTACKER],
      mostRolled(state, battle, DEFENDER) + battle.support[DEFENDER],
    ],
    reversed: factionAt(state, defender).battle?.takesHigherRoll?.(state, defender, battle) ?? false,
    extra: [own(ATTACKER, attacker) + (isDefenceless(state, battle) ? 1 : 0), own(DEFENDER, defender)],
    standing: [standing(state, battle, ATTACKER), standing(state, battle, DEFENDER)],
    effects: [usable(state, battle, ATTACKER).map(({ id }) => id), usable(state, battle, DEFENDER).map(({ id }) => id)],
  };
}

function standing(state: State, battle: Battle, side: Side): number {
  const seat = seatOf(battle, side);
  const own = factionAt(state, seat).battle?.standing?.(state, seat) ?? prizesAt(state, seat, battle.clearing);
  return own + warriorsOf(state, battle, side);
}

function prizesAt(state: State, seat: Seat, clearing: Clearing): number {
  const player = playerOf(state, seat);
  return buildingsAt(player, clearing) + tokensAt(player, clearing);
}
