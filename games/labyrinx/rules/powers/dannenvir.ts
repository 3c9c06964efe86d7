/** Dannenvir, Poetry (LAB-6.10). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { faceChallenge } from '../challenge/challenge.ts';
import { browse, discard, discardedFaces, takeDiscard } from '../hand/discards.ts';
import { different } from '../hand/hand.ts';
import { put, putClosed, turnUp, wayName } from '../maze/maze.ts';
import { takeAway } from '../maze/take-away.ts';
import { choose } from '../state/choose.ts';
import { type CellName, type Grid, type Passage, waysFrom } from '../state/grid.ts';
import { allSeats, gridOfState, isClosed, leads, playerOf, type State } from '../state/state.ts';
import type { Power } from './power.ts';

export const poetry: Power = {
  clause: 'LAB-6.10',
  possible: (state, grid, seat) => state.discard.length > 0 && reachable(state, grid, seat).list.length > 0,

  /** A closed card before one of his openings gives way to a discard of his choice; he enters it. */
  *use(table, seat) {
    const { state } = table;
    const grid = gridOfState(state);
    const ways = reachable(state, grid, seat);
    const cells = ways.moves(({ to }) => ({ kind: 'exchange', cell: grid.names[to] as CellName }) as const);
    const { cell } = yield* choose(seat, 'poetry-cell', cells);
    const { to, back } = ways.list.find((way) => grid.names[way.to] === cell) as Passage;
    browse(state, seat, false);
    const cards = different(discardedFaces(state)).map((face) => ({ kind: 'recite', face }) as const);
    const { face } = yield* choose(seat, 'poetry-card', cards, { always: true });
    state.browsing = null;
    discard(state, yield* takeAway(table, to));
    const recited = takeDiscard(state, face);
    putClosed(state, to, recited, allSeats(state));
    table.tell({ kind: 'exchanged', seat, cells: [cell] });
    yield* turnUp(table, seat, to, back);
    put(state, seat, to);
    yield* faceChallenge(table, seat);
  },
};

function reachable(state: State, grid: Grid, seat: Seat): Selection<Passage> {
  return select(waysFrom(grid, playerOf(state, seat).space), wayName)
    .where('LAB-6.10', (way) => leads(state, grid, way))
    .where('LAB-6.10', ({ to }) => isClosed(state, to));
}
