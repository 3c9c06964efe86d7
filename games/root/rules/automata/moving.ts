/** Moves of automata: along paths, closed ones too (AUT-12.2.1), and by ferry (AUT-12.1.1). */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import type { Traced } from '@tavola/kernel/select.ts';
import { pause } from '@tavola/kernel/step.ts';
import type { Clearing } from '../../data/maps.ts';
import { adjacentFor, ferriesFrom } from '../map.ts';
import { canGo, carryOut } from '../move.ts';
import type { State } from '../state.ts';
import type { Root } from '../table.ts';
import { targets } from './automaton.ts';
import { buyBoats, riversFrom } from './services/boats.ts';

/** `boats`: along a river, with boats that are still to be bought (AUT-S-6). */
export type Way = { readonly to: Clearing; readonly ferry: boolean; readonly boats?: true };

/** The neighbours of a clearing for a move out of it. */
export function waysFrom(state: State, self: Seat, from: Clearing): Way[] {
  const near = adjacentFor(state, self, from);
  const across = ferriesFrom(state, from).filter((to) => !near.includes(to));
  const rivers = riversFrom(state, self, from).filter((to) => !near.includes(to));
  return [
    ...near.map((to) => ({ to, ferry: false })),
    ...across.map((to) => ({ to, ferry: true })),
    ...rivers.map((to) => ({ to, ferry: false, boats: true as const })),
  ];
}

/** AUT-2.9.6: "may move". */
export function mayMove(state: State, self: Seat, from: Clearing, { to, ferry }: Way): boolean {
  return canGo(state, self, from, to, ferry);
}

export const wayName = ({ to }: Way): string => String(to);
export const wayTo = ({ to }: Way): Clearing => to;

/** This many warriors go; false when a snare held them (AUT-11.8.2). */
export function* march(
  table: Root,
  self: Seat,
  clause: string,
  why: readonly Traced[],
  from: Clearing,
  { to, ferry, boats }: Way,
  warriors: number,
): Rules<boolean> {
  targets(table, self, clause, why, from);
  if (boats) yield* buyBoats(table, self);
  const gone = yield* carryOut(table, { seat: self, from, to, warriors, ferry });
  yield* pause(table);
  return gone;
}
