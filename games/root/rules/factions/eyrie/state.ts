/** What lies on the board of the Eyrie besides their pieces. */
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Card } from '../../../data/cards.ts';
import leaders from '../../../data/eyrie-leaders.json' with { type: 'json' };
import type { Suit } from '../../../data/suits.ts';
import { playerOf, type State } from '../../state.ts';

export const columns = ['recruit', 'move', 'battle', 'build'] as const;
export type Column = (typeof columns)[number];
export const leaderIds = ['builder', 'charismatic', 'commander', 'despot'] as const;
export type Leader = (typeof leaderIds)[number];
/** A Loyal Vizier lies in the Decree like a bird card, but belongs to no deck. */
export const VIZIER = 'loyal-vizier';

export type EyrieBoard = {
  readonly faction: 'eyrie';
  leader: Leader;
  /** Leaders that are turned face down (ROOT-7.7). */
  deposed: Leader[];
  /** By column: cards, Viziers among them. */
  decree: Card[][];
  /** Daylight has come past the crafting (ROOT-7.5). */
  crafted: boolean;
  /** The column that is being resolved; past the last one when the Decree is done. */
  column: number;
  /** The suits of that column's cards that are still to be resolved. */
  open: Suit[] | null;
};

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
