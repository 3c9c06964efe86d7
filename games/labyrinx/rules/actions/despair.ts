/** LAB-4.18 to 4.20: the whole hand and the whole turn for a crossroads beside you. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { shuffle } from '@tavola/kernel/rules/chance.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { step } from '@tavola/kernel/rules/step.ts';
import { browse, discard, discardedFaces, discardTogether, showTop, takeDiscard } from '../hand/discards.ts';
import { different, takeFace } from '../hand/hand.ts';
import { putClosed, turnUp } from '../maze/maze.ts';
import { takeAway } from '../maze/take-away.ts';
import { choose } from '../state/choose.ts';
import { ANY_SIDE, type FaceId, faceOf } from '../state/faces.ts';
import type { Cell, CellName } from '../state/grid.ts';
import {
  adjacentCells,
  allSeats,
  cardAt,
  gridOfState,
  isEmpty,
  type Labyrinx,
  piecesOn,
  playerOf,
} from '../state/state.ts';

export function* despair(table: Labyrinx, seat: Seat): Rules {
  const { state } = table;
  const player = playerOf(state, seat);
  state.actions = 0;
  discardTogether(state, seat, player.hand);
  table.tell({ kind: 'discarded', seat, cards: player.hand.length });
  player.hand = [];
  const face = yield* findCrossroads(table, seat);
  if (face === null) {
    table.tell({ kind: 'despaired', seat, found: false });
    return;
  }
  yield* exchange(table, seat, face);
}

/** LAB-4.18 (2): only the kinds of plain crossroads are offered; nothing else of the draw pile is shown. The one found lies on the discards. */
function* findCrossroads(table: Labyrinx, seat: Seat): Rules<FaceId | null> {
  const { state } = table;
  const piles = { discard: discardedFaces(state), draw: state.draw };
  const found = (['discard', 'draw'] as const).flatMap((pile) =>
    plainCrossroads(piles[pile])
      .sort()
      .map((face) => ({ kind: 'crossroads', pile, face }) as const),
  );
  if (found.length === 0) return null;
  browse(state, seat, true);
  const { pile, face } = yield* choose(seat, 'despair-card', found, { always: true });
  state.browsing = null;
  const taken = pile === 'draw' ? takeFace(state.draw, face) : takeDiscard(state, face);
  discard(state, taken);
  if (pile === 'draw') state.draw = yield* shuffle(state.draw);
  return taken;
}

/** The kinds of plain crossroads among these cards. */
export function plainCrossroads(cards: readonly FaceId[]): FaceId[] {
  return different(cards).filter((face) => faceOf(face).plainCross);
}

/** LAB-4.18 (3), LAB-4.19, LAB-4.20: it takes the place of an adjacent card; with none there, of an empty cell. */
function* exchange(table: Labyrinx, seat: Seat, face: FaceId): Rules {
  const { state } = table;
  const grid = gridOfState(state);
  const around = select(adjacentCells(grid, playerOf(state, seat).space).filter((cell) => !grid.isHall[cell]));
  const cards = around.where('LAB-4.20', (cell) => state.cells[cell] !== null);
  const isExchange = cards.list.length > 0;
  const places = isExchange ? cards : around.where('LAB-1.5', (cell) => isEmpty(state, grid, cell));
  const options = places.moves(
    (cell) => ({ kind: isExchange ? 'exchange' : 'place', cell: grid.names[cell] as CellName }) as const,
  );
  const { cell: name } = yield* choose(seat, 'despair-cell', options);
  const cell = grid.cellOf.get(name) as Cell;
  if (state.cells[cell] !== null) discard(state, yield* takeAway(table, cell));
  const crossroads = takeDiscard(state, face);
  showTop(state);
  putClosed(state, cell, crossroads, allSeats(state));
  if (piecesOn(state, cell).length > 0) yield* turnUp(table, seat, cell, ANY_SIDE);
  else cardAt(state, cell).rotation = 0;
  yield* step(table, { kind: 'despaired', seat, found: true });
}
