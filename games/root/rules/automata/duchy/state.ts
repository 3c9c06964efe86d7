/** What lies on the board of the Drillbit Duchy: the crowns of its ministers. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Traced } from '@tavola/kernel/rules/select.ts';
import { drillbitMinisters } from '../../../data/automata.ts';
import type { Clearing } from '../../../data/maps.ts';
import type { ClearingSuit } from '../../../data/suits.ts';
import type { DrillbitDuchyBoard } from '../../boards/duchy.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import type { Minister } from '../../vocabulary/duchy.ts';
import { buildingsAt } from '../../woodland/pieces.ts';
import { newAutomatonBoard, note } from '../state.ts';

/** AUT-10.7: from top to bottom. */
export const ministers: readonly Minister[] = drillbitMinisters.map(({ id }) => id);

const suits: { readonly [minister: string]: ClearingSuit } = Object.fromEntries(
  drillbitMinisters.map(({ id, suit }) => [id, suit]),
);

export function ministerSuit(minister: Minister): ClearingSuit {
  return suits[minister] as ClearingSuit;
}

export function newBoard(): DrillbitDuchyBoard {
  return { ...newAutomatonBoard('drillbit-duchy'), crowned: [] };
}

export function boardOf(state: State, self: Seat): DrillbitDuchyBoard {
  return playerOf(state, self).board as DrillbitDuchyBoard;
}

export function isCrowned(state: State, self: Seat, minister: Minister): boolean {
  return boardOf(state, self).crowned.includes(minister);
}

/** From top to bottom. */
export function uncrowned(state: State, self: Seat): Minister[] {
  return ministers.filter((minister) => !isCrowned(state, self, minister));
}

export function crown(table: Root, seat: Seat, minister: Minister, clause: string, why: readonly Traced[]): void {
  boardOf(table.state, seat).crowned.push(minister);
  note(table.state, seat, clause);
  table.tell({ kind: 'automaton.crowned', seat, minister, clause }, { why });
}

export function uncrown(table: Root, seat: Seat, minister: Minister, clause: string, why: readonly Traced[]): void {
  const { crowned } = boardOf(table.state, seat);
  crowned.splice(crowned.indexOf(minister), 1);
  table.tell({ kind: 'automaton.uncrowned', seat, minister, clause }, { why });
}

export function hasBuilding(state: State, self: Seat, clearing: Clearing): boolean {
  return buildingsAt(playerOf(state, self), clearing) > 0;
}

export function flaw(state: State, self: Seat): string | null {
  const { crowned } = boardOf(state, self);
  return new Set(crowned).size < crowned.length ? 'duchy: two crowns for one minister' : null;
}
