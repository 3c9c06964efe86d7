/** Mallahoc, Strength (LAB-6.17): passive and always on. Five cards at the start, as the limit and from a rest; four for everybody else. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type CharacterId, characterOf } from '../../state/characters.ts';
import { playerOf, type State } from '../../state/state.ts';

/** How many cards a seat holds at most, starts with, and draws when it rests. */
export function handLimit(state: State, seat: Seat): number {
  return characterOf(playerOf(state, seat).character as CharacterId).hand;
}
