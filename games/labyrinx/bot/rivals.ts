/** What a seat can do to others: pushes, throws, flights, traps. In its own treasures. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type Cell, type Grid, type Space, waysFrom } from '../rules/state/grid.ts';
import type { Ask } from '../rules/state/moves.ts';
import { canBeFilled, challengeOf, leads, meets, piecesOn, playerOf, type State } from '../rules/state/state.ts';
import { challengeValue, isKnown, SHARE_OF_CHALLENGES, unknownValue } from './value.ts';

/** Being moved about is a small loss of time. */
const DISTURBED = 0.05;

/** How much it helps `seat` that `other` loses a treasure: most against the seat that owns most. */
export function rivalry(state: State, seat: Seat, other: Seat): number {
  if (seat === other) return -1;
  return (1 + playerOf(state, other).treasures) / (3 * (state.players.length - 1));
}

/** The gain of `seat` when `victim` is made to go to a cell, as `seat` knows it. */
export function forcedValue(state: State, grid: Grid, seat: Seat, victim: Seat, cell: Cell, inFlight = false): number {
  return -rivalry(state, seat, victim) * worthTo(state, grid, victim, cell, seat, inFlight);
}

/** LAB-5.8d: chests are passed by in a flight. */
function worthTo(state: State, grid: Grid, victim: Seat, cell: Cell, knower: Seat, inFlight: boolean): number {
  if (grid.isHall[cell]) return -DISTURBED;
  const card = state.cells[cell];
  if (!card || !isKnown(card, knower)) return (inFlight ? unknownDanger : unknownValue)(state, victim) - DISTURBED;
  const challenge = challengeOf(card);
  if (challenge === null || (inFlight && challenge === 'chest')) return -DISTURBED;
  return challengeValue(state, victim, challenge) - DISTURBED;
}

/** A card never seen, of which only monsters and traps count. */
export function unknownDanger(state: State, seat: Seat): number {
  return SHARE_OF_CHALLENGES * (challengeValue(state, seat, 'monster') + challengeValue(state, seat, 'trap'));
}

/** The best that `seat` can do by making all `victims` leave this space. */
export function bestPush(state: State, grid: Grid, seat: Seat, space: Space, victims: readonly Seat[]): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const way of waysFrom(grid, space)) {
    if (!leads(state, grid, way) || !meets(state, grid, way) || !canBeFilled(state, grid, way.to)) continue;
    let sum = 0;
    for (const victim of victims) sum += forcedValue(state, grid, seat, victim, way.to);
    best = Math.max(best, sum);
  }
  return best === Number.NEGATIVE_INFINITY ? 0 : best;
}

/** Whom a question makes go somewhere. */
export function victimsOf(state: State, grid: Grid, ask: Ask): readonly Seat[] {
  if (typeof ask === 'string') return [];
  if ('victim' in ask) return [ask.victim];
  return ask.kind === 'throw-direction' ? piecesOn(state, grid.cellOf.get(ask.cell) as Cell) : [];
}
