/** LAB-4.18 to 4.20: the whole hand and the whole turn for a crossroads beside you. */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import { shuffle } from '@tavola/kernel/chance.ts';
import { select } from '@tavola/kernel/select.ts';
import { choose } from '../choose.ts';
import { ANY_SIDE, type FaceId, faceOf } from '../faces.ts';
import type { Cell, CellName } from '../grid.ts';
import { different, takeFace } from '../hand.ts';
import { noteForAll, putClosed, turnUp } from '../maze.ts';
import {
  adjacentCells,
  cardAt,
  gridOfState,
  isEmpty,
  type Labyrinx,
  piecesOn,
  playerOf,
  type State,
} from '../state.ts';
import { takeAway } from '../take-away.ts';

export function* despair(table: Labyrinx, seat: Seat): Rules {
  const { state } = table;
  const player = playerOf(state, seat);
  state.actions = 0;
  state.discard.push(...player.hand);
  table.tell({ kind: 'discarded', seat, cards: player.hand.length });
  player.hand = [];
  const face = yield* findCrossroads(table, seat);
  if (face === null) {
    table.tell({ kind: 'despaired', seat, cell: null });
    return;
  }
  yield* exchange(table, seat, face);
}

/** LAB-4.18 (2): only the kinds of plain crossroads are offered; nothing else of the draw pile is shown. The one found lies on the discards. */
function* findCrossroads(table: Labyrinx, seat: Seat): Rules<FaceId | null> {
  const { state } = table;
  const found = (['discard', 'draw'] as const).flatMap((pile) =>
    plainCrossroads(state[pile])
      .sort()
      .map((face) => ({ kind: 'crossroads', pile, face }) as const),
  );
  if (found.length === 0) return null;
  state.browsing = { seat, drawPileToo: true };
  const { pile, face } = yield* choose(seat, 'despair-card', found, { always: true });
  state.browsing = null;
  const taken = takeFace(state[pile], face);
  state.discard.push(taken);
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
  const crossroads = takeFace(state.discard, face);
  if (state.cells[cell] !== null) state.discard.push(takeAway(state, cell));
  putClosed(state, cell, crossroads);
  if (piecesOn(state, cell).length > 0) yield* turnUp(table, seat, cell, ANY_SIDE);
  else showOpen(state, cell);
  table.tell({ kind: 'despaired', seat, cell: name });
}

function showOpen(state: State, cell: Cell): void {
  const card = cardAt(state, cell);
  card.rotation = 0;
  noteForAll(state, card);
}
