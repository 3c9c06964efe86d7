/** Khira, Hunt (LAB-6.14, LAB-6.15). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { lookAt } from '../actions/peek.ts';
import { test } from '../challenge/challenge.ts';
import { resolve } from '../challenge/treasures.ts';
import { along, turnUp, wayName, wayOf } from '../maze/maze.ts';
import { choose } from '../state/choose.ts';
import { ANY_SIDE } from '../state/faces.ts';
import { type Cell, type CellName, type Grid, line, type Passage, waysFrom } from '../state/grid.ts';
import { challengeOf, gridOfState, isClosed, type Labyrinx, leads, playerOf, type State } from '../state/state.ts';
import type { Power } from './power.ts';

const LINE = 3;
const MOST_AROUND = 4;

/** A cell and how far it is. */
type Prey = { readonly cell: Cell; readonly distance: number };

export const hunt: Power = {
  clause: 'LAB-6.14',
  possible: (state, grid, seat) => openings(state, grid, seat).some((way) => isWorthwhile(state, grid, way)),

  *use(table, seat) {
    const prey = yield* chooseGround(table, seat);
    yield* lookAt(
      table,
      seat,
      prey.map(({ cell }) => cell),
    );
    yield* fightMonsters(table, seat, prey);
    table.state.look = null;
  },
};

function openings(state: State, grid: Grid, seat: Seat): readonly Passage[] {
  return waysFrom(grid, playerOf(state, seat).space).filter((way) => leads(state, grid, way));
}

/** Something to see, or an open monster to fight, among the cells of a line. */
function isWorthwhile(state: State, grid: Grid, { from, side }: Passage): boolean {
  return line(grid, from, side, LINE).some((cell) => isTarget(state, cell));
}

function isTarget(state: State, cell: Cell): boolean {
  return isClosed(state, cell) || (state.race === null && challengeOf(state.cells[cell]) === 'monster');
}

/** LAB-6.14: three cells in a line, or the cells before her openings, four at most. */
function* chooseGround(table: Labyrinx, seat: Seat): Rules<Prey[]> {
  const { state } = table;
  const grid = gridOfState(state);
  const lines = select(openings(state, grid, seat), wayName).where('LAB-6.14', (way) => isWorthwhile(state, grid, way));
  const near = openings(state, grid, seat).filter(({ to }) => isTarget(state, to));
  const around = near.length > 0 ? [{ kind: 'hunt-around' } as const] : [];
  const options = [...lines.moves((way) => along('hunt-line', grid, way)), ...around];
  const taken = yield* choose(seat, 'hunt', options);
  if (taken.kind === 'hunt-line') {
    const { from, side } = wayOf(lines.list, grid, taken);
    return line(grid, from, side, LINE).map((cell, i) => ({ cell, distance: i + 1 }));
  }
  let cells = near.map(({ to }) => to);
  while (cells.length > MOST_AROUND) {
    const spare = cells.map((cell) => ({ kind: 'leave-out', cell: grid.names[cell] as CellName }) as const);
    const { cell: left } = yield* choose(seat, 'hunt-leave-out', spare);
    cells = cells.filter((cell) => grid.names[cell] !== left);
  }
  return cells.map((cell) => ({ cell, distance: 1 }));
}

/**
 * LAB-6.15: farthest first; anybody she passes over is safe. She sees the cards as long as the hunt lasts and is asked even if there is no monster, so
 * that nobody learns from a question. LAB-8.5d: in a race she only looks.
 */
function* fightMonsters(table: Labyrinx, seat: Seat, prey: readonly Prey[]): Rules {
  const { state } = table;
  const grid = gridOfState(state);
  const cells = (state.look?.cells ?? []).map((cell) => grid.names[cell] as CellName);
  let left = prey;
  for (;;) {
    const fights = monsters(state, left).moves(
      ({ cell }) => ({ kind: 'fight', cell: grid.names[cell] as CellName }) as const,
    );
    const options = [...fights, { kind: 'done' } as const];
    const taken = yield* choose(seat, { kind: 'hunt-fight', cells }, options, { always: true });
    if (taken.kind === 'done') return;
    const { cell, distance } = left.find((it) => grid.names[it.cell] === taken.cell) as Prey;
    left = left.filter((it) => it.cell !== cell && it.distance <= distance);
    if (isClosed(state, cell)) yield* turnUp(table, seat, cell, ANY_SIDE);
    const { won } = yield* test(table, seat, 'monster');
    if (won) resolve(table, seat, cell);
  }
}

function monsters(state: State, prey: readonly Prey[]): Selection<Prey> {
  return select(prey, ({ cell }) => String(cell)).where(
    'LAB-6.15',
    ({ cell }) => state.race === null && challengeOf(state.cells[cell]) === 'monster',
  );
}
