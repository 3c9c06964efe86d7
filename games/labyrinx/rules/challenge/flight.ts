/** LAB-5.8: the flight from a monster, led by the left-hand player. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import { along, forcedWays, openCell, put, wayOf } from '../maze/maze.ts';
import { choose } from '../state/choose.ts';
import { NOWHERE, nameOf, type Space, spaceAt } from '../state/grid.ts';
import { challengeOf, gridOfState, type Labyrinx, leftOf, playerOf } from '../state/state.ts';
import { leaveTreasure } from './treasures.ts';

/** Exactly `level` steps. True when a new monster or trap stopped it, which then is faced (LAB-5.8e). */
export function* flight(table: Labyrinx, seat: Seat, level: number): Rules<boolean> {
  const { state } = table;
  const grid = gridOfState(state);
  const by = leftOf(state, seat);
  const player = playerOf(state, seat);
  const origin = player.space;
  let previous: Space = NOWHERE;
  for (let left = level; left > 0; left--) {
    const here = player.space;
    const ways = forcedWays(state, grid, here);
    const onward = ways.where('LAB-5.8', ({ to }) => spaceAt(grid, to) !== previous);
    const possible = onward.list.length > 0 ? onward : ways;
    if (possible.list.length === 0) {
      table.tell({ kind: 'flight-ended', seat, cell: nameOf(grid, here) });
      return false;
    }
    const options = possible.moves((way) => along('flee', grid, way));
    const way = wayOf(possible.list, grid, yield* choose(by, { kind: 'flight-step', victim: seat, left }, options));
    const space = yield* openCell(table, by, way.to, way.back);
    previous = here;
    table.tell({ kind: 'fled', seat, by, cell: nameOf(grid, space) });
    put(state, seat, space);
    yield* pause(table);
    const challenge = challengeOf(state.cells[space]);
    if (challenge === 'chest') leaveTreasure(table, seat, space);
    else if (challenge !== null && space !== origin) return true;
  }
  return false;
}
