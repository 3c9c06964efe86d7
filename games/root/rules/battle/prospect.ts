/** What can be said of a battle before its dice: for views, so that nobody has to know every rule to see what may happen. */

import { factionAt } from '../contract/registry.ts';
import { ATTACKER, type Battle, DEFENDER } from '../state/battle.ts';
import type { State } from '../state/state.ts';
import { isDefenceless, mostRolled } from './battle.ts';

/** Each pair is the attacker's number and the defender's. */
export type Prospect = {
  /** The most that each side deals with its die (ROOT-4.3.2.1). */
  readonly most: readonly [number, number];
  /** The defender deals the higher die (ROOT-8.2.2). */
  readonly reversed: boolean;
  /** Hits that come by themselves (ROOT-4.3.3.1). */
  readonly extra: readonly [number, number];
};

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
  };
}
