/** Moves of automata: along paths, closed ones too (AUT-12.2.1), and by ferry (AUT-12.1.1). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Traced } from '@tavola/kernel/rules/select.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import type { Clearing } from '../../data/maps.ts';
import type { State } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import { adjacentFor, ferriesFrom } from '../woodland/map.ts';
import { canGo, carryOut } from '../woodland/move.ts';
import { targets } from './automaton.ts';
import { buyBoats, riversFrom } from './boats.ts';

/** `boats`: along a river, with boats that are still to be bought (AUT-S-6). */
export type Passage = { readonly to: Clearing; readonly ferry: boolean; readonly boats?: true };

/** The neighbours of a clearing for a move out of it. */
export function passagesFrom(state: State, self: Seat, from: Clearing): Passage[] {
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
export function mayMove(state: State, self: Seat, from: Clearing, { to, ferry }: Passage): boolean {
  return canGo(state, self, from, to, ferry);
}

export const passageName = ({ to }: Passage): string => String(to);
export const passageTo = ({ to }: Passage): Clearing => to;

/** This many warriors go; false when a snare held them (AUT-11.8.2). */
export function* march(
  table: Root,
  self: Seat,
  clause: string,
  why: readonly Traced[],
  from: Clearing,
  { to, ferry, boats }: Passage,
  warriors: number,
): Rules<boolean> {
  targets(table, self, clause, why, from);
  if (boats) yield* buyBoats(table, self);
  const gone = yield* carryOut(table, { seat: self, from, to, warriors, ferry });
  yield* pause(table);
  return gone;
}
