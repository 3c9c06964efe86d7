/** Warbands on the Obsidian Cage, by colour. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Oath } from '../hooks/power.ts';
import { boardColour } from '../queries/queries.ts';
import type { Spot } from '../state/moves.ts';
import { CHANCELLOR, type State } from '../state/state.ts';
import { board } from './favor.ts';
import { CAGE, gainWarbands, kill, moveWarbands } from './warbands.ts';

export const CAGED: Spot = { at: 'card', card: CAGE };

/** How many could go to this board: those of its own colour, and purple ones to any Imperial board. */
export function cagedFor(state: State, seat: Seat): number {
  const own = state.cage[seat] as number;
  return seat !== CHANCELLOR && boardColour(state, seat) === CHANCELLOR
    ? own + (state.cage[CHANCELLOR] as number)
    : own;
}

/** Warbands of somebody who has turned Citizen meanwhile come back purple. */
export function release(oath: Oath, seat: Seat, n: number): void {
  const colour = boardColour(oath.state, seat);
  let left = n;
  if (colour !== seat) {
    const turned = kill(oath, seat, CAGED, left);
    gainWarbands(oath, seat, turned);
    left -= turned;
  }
  moveWarbands(oath, colour, CAGED, board(seat), left);
}
export function releaseAll(oath: Oath): void {
  const { cage } = oath.state;
  for (let seat = cage.length - 1; seat >= 0; seat--) release(oath, seat, cage[seat] as number);
}
