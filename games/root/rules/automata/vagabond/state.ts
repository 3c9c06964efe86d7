/** What lies on the board of the Vagabot. */
import type { Seat } from '@tavola/kernel/ask.ts';
import type { VagabotId } from '../../../data/automata.ts';
import type { Item } from '../../../data/items.ts';
import type { Clearing } from '../../../data/maps.ts';
import type { Quest } from '../../../data/quests.ts';
import type { Held } from '../../factions/vagabond/state.ts';
import { playerOf, type State } from '../../state.ts';
import { type AutomatonBoard, newAutomatonBoard } from '../state.ts';

export type VagabotBoard = AutomatonBoard<'vagabot'> & {
  /** Null before he sets up. */
  character: VagabotId | null;
  /** In the Satchel and the Damaged box. */
  items: Held[];
  /** On the battle track, left to right (AUT-7.2.4). */
  track: Held[];
  /** The quest that only he can complete (AUT-7.3.3). */
  quest: Quest | null;
  /** Quests that he completed; they are shuffled when the quest deck is empty (AUT-7.5.2). */
  done: Quest[];
  /** He slipped into a forest in this Birdsong and has no Daylight (AUT-7.4.3). */
  slipped: boolean;
  /** Ruins that he looked under, and those with nothing that he may take (ROOT-9.8). */
  looked: Clearing[];
  barren: Clearing[];
  /** Items that fill building slots (AUT-7.7.5). */
  blocked: { readonly clearing: Clearing; readonly item: Item }[];
  /** For the count: items that he brought under the ruins. */
  laid: number;
};

export function newBoard(): VagabotBoard {
  return {
    ...newAutomatonBoard('vagabot'),
    character: null,
    items: [],
    track: [],
    quest: null,
    done: [],
    slipped: false,
    looked: [],
    barren: [],
    blocked: [],
    laid: 0,
  };
}

export function boardOf(state: State, self: Seat): VagabotBoard {
  return playerOf(state, self).board as VagabotBoard;
}
