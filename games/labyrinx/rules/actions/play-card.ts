/** LAB-4.8: a card of the hand joins the maze, closed. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { different, takeFace } from '../hand/hand.ts';
import { freeCells, isRoom } from '../maze/frontier.ts';
import { putClosed } from '../maze/maze.ts';
import { choose } from '../state/choose.ts';
import type { FaceId } from '../state/faces.ts';
import type { Cell, CellName } from '../state/grid.ts';
import { gridOfState, type Labyrinx, playerOf, type State } from '../state/state.ts';

export function playMoves(state: State, seat: Seat) {
  const hasRoom = isRoom(state);
  return select(different(playerOf(state, seat).hand))
    .where('LAB-4.8', () => hasRoom)
    .moves((face) => ({ kind: 'play', face }) as const);
}

export function* playCard(table: Labyrinx, seat: Seat, face: FaceId): Rules {
  const { state } = table;
  const grid = gridOfState(state);
  const options = freeCells(state).moves((cell) => ({ kind: 'place', cell: grid.names[cell] as CellName }) as const);
  const { cell } = yield* choose(seat, { kind: 'place-card', face }, options);
  state.actions--;
  putClosed(state, grid.cellOf.get(cell) as Cell, takeFace(playerOf(state, seat).hand, face), 1 << seat);
  table.tell({ kind: 'played', seat, cell });
}
