/** What lies on the board of the Electric Eyrie. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type Card, suitOf } from '../../../data/cards.ts';
import type { Clearing } from '../../../data/maps.ts';
import type { ElectricEyrieBoard } from '../../boards/eyrie.ts';
import { playerOf, type State } from '../../state/state.ts';
import { newAutomatonBoard } from '../state.ts';

/** AUT-5.5.1: the columns of the Decree, left to right. */
export const columns = ['fox', 'mouse', 'rabbit', 'bird'] as const;
export type Column = (typeof columns)[number];

/** The place in `buildings`. */
export const ROOST = 0;

export function newBoard(): ElectricEyrieBoard {
  return {
    ...newAutomatonBoard('electric-eyrie'),
    decree: columns.map(() => []),
    viziers: 0,
    suit: 'bird',
    turmoil: false,
    eager: false,
  };
}

export function boardOf(state: State, self: Seat): ElectricEyrieBoard {
  return playerOf(state, self).board as ElectricEyrieBoard;
}

/** Cards in a column, Viziers included. */
export function cardsIn(state: State, self: Seat, column: Column): number {
  const { decree, viziers } = boardOf(state, self);
  return (decree[columns.indexOf(column)] as Card[]).length + (column === 'bird' ? viziers : 0);
}

export function addToDecree(state: State, self: Seat, card: Card): void {
  (boardOf(state, self).decree[columns.indexOf(suitOf(card))] as Card[]).push(card);
}

export function roostsAt(state: State, self: Seat, clearing: Clearing): number {
  return playerOf(state, self).buildings[ROOST]?.[clearing] as number;
}
