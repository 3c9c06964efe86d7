/** Zambar, Charge (LAB-6.19 to 6.22). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { freePush } from '../actions/push.ts';
import { faceChallenge } from '../challenge/challenge.ts';
import { leaveTreasure } from '../challenge/treasures.ts';
import { along, forcedWays, openCell, put, wayOf } from '../maze/maze.ts';
import { choose } from '../state/choose.ts';
import { nameOf, type Space } from '../state/grid.ts';
import { challengeOf, gridOfState, type Labyrinx, opponentsOn, playerOf } from '../state/state.ts';
import type { Power } from './power.ts';

const STEPS = 3;
const MOST_CARRIED = 2;

export const charge: Power = {
  clause: 'LAB-6.19',
  possible: (state, grid, seat) => forcedWays(state, grid, playerOf(state, seat).space).list.length > 0,

  *use(table, seat) {
    const { state } = table;
    const carried: Seat[] = [];
    for (let left = STEPS; left > 0; left--) {
      const space = yield* step(table, seat, carried, left);
      if (space === null) break;
      const challenge = state.race ? null : challengeOf(state.cells[space]);
      if (challenge === 'chest') leaveTreasure(table, seat, space);
      else if (challenge !== null) {
        yield* faceChallenge(table, seat);
        return;
      }
    }
    for (const victim of carried) yield* freePush(table, seat, victim);
  },
};

/** LAB-6.19, LAB-6.20: he takes along the players he likes, then goes on; null when he stops. */
function* step(table: Labyrinx, seat: Seat, carried: Seat[], left: number): Rules<Space | null> {
  const { state } = table;
  const grid = gridOfState(state);
  const { space } = playerOf(state, seat);
  const ways = forcedWays(state, grid, space);
  if (ways.list.length === 0) return null;
  let mayStop = left < STEPS;
  for (;;) {
    const passengers = select(opponentsOn(state, seat, space).filter((other) => !carried.includes(other)))
      .where('LAB-6.20', () => carried.length < MOST_CARRIED)
      .moves((other) => ({ kind: 'carry', seat: other }) as const);
    const options = [
      ...ways.moves((way) => along('charge', grid, way)),
      ...passengers,
      ...(mayStop ? [{ kind: 'stop' } as const] : []),
    ];
    const taken = yield* choose(seat, { kind: 'charge', left }, options);
    if (taken.kind === 'stop') return null;
    if (taken.kind === 'carry') {
      carried.push(taken.seat);
      mayStop = false;
      continue;
    }
    const { to, back } = wayOf(ways.list, grid, taken);
    const entered = yield* openCell(table, seat, to, back);
    table.tell({ kind: 'charged', seat, carried: carried.slice(), cell: nameOf(grid, entered) });
    put(state, seat, entered);
    for (const passenger of carried) put(state, passenger, entered);
    return entered;
  }
}
