/** LAB-6.5, LAB-6.6: a card explodes under everybody who stands on it (Avra, Eimmie). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { faceChallenge } from '../challenge/challenge.ts';
import { along, forcedWays, openCell, put, wayName, wayOf } from '../maze/maze.ts';
import { takeAway } from '../maze/take-away.ts';
import { choose } from '../state/choose.ts';
import { type Cell, type CellName, type Grid, NOWHERE, nameOf, type Passage, waysFrom } from '../state/grid.ts';
import { canBeFilled, gridOfState, type Labyrinx, piecesOn, playerOf, type State } from '../state/state.ts';

/** Along a valid path; if none is on offer, through the walls to any cell that has or can get a card. */
function throwWays(state: State, grid: Grid, cell: Cell): Selection<Passage> {
  const valid = forcedWays(state, grid, cell);
  if (valid.list.length > 0) return valid;
  return select(waysFrom(grid, cell), wayName).where('LAB-T6', ({ to }) => canBeFilled(state, grid, to));
}

/** LAB section 6, 6: a card whose occupants could be thrown nowhere does not explode. */
export function canExplode(state: State, grid: Grid, cell: Cell): boolean {
  return piecesOn(state, cell).length === 0 || throwWays(state, grid, cell).list.length > 0;
}

/** First everybody is thrown, then the card leaves the game, then the thrown face what they landed on, one after another (LAB-5.13). */
export function* explode(table: Labyrinx, by: Seat, cell: Cell): Rules {
  const { state } = table;
  const grid = gridOfState(state);
  const thrown = piecesOn(state, cell);
  const name = grid.names[cell] as CellName;
  if (thrown.length > 0) {
    const ways = throwWays(state, grid, cell);
    const options = ways.moves((way) => along('throw', grid, way));
    const { to, back } = wayOf(ways.list, grid, yield* choose(by, { kind: 'throw-direction', cell: name }, options));
    const space = yield* openCell(table, by, to, back);
    table.tell({ kind: 'thrown', seat: by, victims: thrown, cell: nameOf(grid, space) });
    for (const seat of thrown) put(state, seat, space);
  }
  state.removed.push(yield* takeAway(table, cell));
  for (const seat of thrown) playerOf(state, seat).cameFrom = NOWHERE;
  table.tell({ kind: 'exploded', seat: by, cell: name });
  for (const seat of thrown) yield* faceChallenge(table, seat);
}
