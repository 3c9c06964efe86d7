/** What lies open on the board of the Vagabond besides pieces, played by a person and by an automaton. */

import type { VagabotId } from '../../data/automata.ts';
import type { CharacterId } from '../../data/factions.ts';
import type { Item } from '../../data/items.ts';
import type { Clearing } from '../../data/maps.ts';
import type { Quest } from '../../data/quests.ts';
import type { AutomatonBoard } from './automaton.ts';

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

/** ROOT-9.2.5: face up or exhausted, whole or damaged. `ruin`: one of the items from under the ruins (ROOT-9.8). */
export type Held = { readonly item: Item; up: boolean; damaged: boolean; readonly ruin: boolean };

export type VagabondBoard = {
  readonly faction: 'vagabond';
  /** Null before he sets up. */
  character: CharacterId | null;
  /** Everything in the Satchel, on the tracks and in the Damaged box. */
  items: Held[];
  /** By seat, as far as anything changed: a place on the Allied track, or HOSTILE (ROOT-9.2.9). */
  relations: number[];
  /** By seat: Aids of this turn that have not moved a marker yet (ROOT-9.2.9.1). */
  aids: number[];
  quests: Quest[];
  /** ROOT-9.7.7: once per turn. */
  improvised: boolean;
  /** Hits of the battle under way that he took with items and with Allied warriors (ROOT-9.2.9.2). */
  hits: [items: number, warriors: number];
  /** Ruins that he looked under (ROOT-9.8). */
  looked: Clearing[];
  /** Where a torch burns (ROOT-9.7.6). */
  scorched: Clearing[];
  /** For the count: items that he brought under the ruins, and items that left the game. */
  laid: number;
  gone: number;
};
