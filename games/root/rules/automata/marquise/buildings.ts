/** The buildings of the Mechanical Marquise. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Suit } from '../../../data/suits.ts';
import { playerOf, type State } from '../../state/state.ts';
import { type BuildingName, buildingNames } from '../../vocabulary/marquise.ts';
import { onMap } from '../../woodland/pieces.ts';

const bySuit: { readonly [suit: string]: BuildingName } = { fox: 'sawmill', rabbit: 'workshop', mouse: 'recruiter' };

/** AUT-4.5.3, 4.6.1: the order fixes the type. */
export function buildingOf(suit: Suit): BuildingName {
  return bySuit[suit] as BuildingName;
}

/** How many of a type stand on the map. */
export function standing(state: State, self: Seat, type: BuildingName): number {
  return onMap(playerOf(state, self).buildings[buildingNames.indexOf(type)]);
}
