/** What lies on the board of the Eyrie besides their pieces. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import leaders from '../../../data/eyrie-leaders.json' with { type: 'json' };
import type { EyrieBoard } from '../../boards/eyrie.ts';
import { playerOf, type State } from '../../state/state.ts';
import { type Column, columns, type Leader } from '../../vocabulary/eyrie.ts';
/** A Loyal Vizier lies in the Decree like a bird card, but belongs to no deck. */
export const VIZIER = 'loyal-vizier';

/** ROOT-7.8: the columns of each leader's Viziers. */
export const viziersOf = Object.fromEntries(leaders.leaders.map(({ id, viziers }) => [id, viziers])) as unknown as {
  readonly [leader in Leader]: readonly Column[];
};

export function newBoard(): EyrieBoard {
  return {
    faction: 'eyrie',
    leader: 'builder',
    deposed: [],
    decree: columns.map(() => []),
    crafted: false,
    column: 0,
    open: null,
  };
}

export function boardOf(state: State, self: Seat): EyrieBoard {
  return playerOf(state, self).board as EyrieBoard;
}
