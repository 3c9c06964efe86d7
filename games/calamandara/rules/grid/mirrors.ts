/** CAL-5.6: mirrors, pushes and decay. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { ask, clockwiseFrom } from '../state/asking.ts';
import { type Cell, type Direction, nameOf, OPPOSITE, RIFT } from '../state/cells.ts';
import { layoutFor, NOWHERE } from '../state/lines.ts';
import { at } from '../state/picks.ts';
import { type Calamandara, START, type State, type Traveller } from '../state/state.ts';
import { isCovered, type Towers, towersOf } from './towers.ts';
import { pushTargets } from './walking.ts';

/** For each seat the mirror that is active on its token; NOWHERE when there is none. Only the cell in front can hold one. */
export type Facing = Cell[];

/** CAL-5.6.2 */
export function mirrorsFacing(state: State): Facing {
  return state.travellers.map(({ token }) => mirrorFacing(state, token.cell));
}

function mirrorFacing(state: State, cell: Cell): Cell {
  if (cell < 0 || cell === RIFT) return NOWHERE;
  const d = state.board[cell]?.way as Direction;
  const front = layoutFor(state.travellers.length).next[d][cell] as Cell;
  if (front === NOWHERE) return NOWHERE;
  const piece = state.board[front];
  if (piece?.kind !== 'mirror' || piece.way !== OPPOSITE[d]) return NOWHERE;
  const towers = towersOf(state);
  return isCovered(towers, cell) || isCovered(towers, front) ? NOWHERE : front;
}

/** CAL-5.6.3: a mirror on this cell with this tip would be active at once on the traveller's own token. */
export function wouldHitOwn(state: State, towers: Towers, seat: Seat, mirror: Cell, tip: Direction): boolean {
  const { cell } = (state.travellers[seat] as Traveller).token;
  if (cell < 0 || cell === RIFT || layoutFor(state.travellers.length).next[tip][mirror] !== cell) return false;
  return state.board[cell]?.way === OPPOSITE[tip] && !isCovered(towers, cell) && !isCovered(towers, mirror);
}

/**
 * CAL-5.6.4: mirrors that became active by what just happened push, clockwise from the active traveller, each at most once on the same token
 * in one chain. `was` is how things stood just before.
 */
export function* settleMirrors(table: Calamandara, was: Facing): Rules {
  const { state } = table;
  const acted: number[] = [];
  for (;;) {
    const now = mirrorsFacing(state);
    const isFresh = (seat: Seat): boolean => {
      const mirror = now[seat] as Cell;
      return mirror !== NOWHERE && mirror !== was[seat] && !acted.includes(mirror * 4 + seat);
    };
    const seat = clockwiseFrom(state.active, now.length).find(isFresh);
    if (seat === undefined) return;
    const mirror = now[seat] as Cell;
    acted.push(mirror * 4 + seat);
    was[seat] = mirror;
    yield* push(table, seat, mirror);
  }
}

/** CAL-5.6.5, 5.6.6 */
function* push(table: Calamandara, seat: Seat, mirror: Cell): Rules {
  const targets = pushTargets(table.state, table.options, seat);
  if (targets.length === 0) {
    moveToken(table.state, seat, START);
    table.tell({ kind: 'decayed', seat, mirror: nameOf(mirror) });
    return;
  }
  const { cell } = yield* ask(table, seat, { kind: 'pushed', cell: nameOf(mirror) }, targets.map(at));
  moveToken(table.state, seat, targets.find((target) => nameOf(target) === cell) as Cell);
  table.tell({ kind: 'pushed', seat, mirror: nameOf(mirror), cell });
}

/** Puts a token on a cell; an invasion ends outside the invaded land (CAL-5.18.2). */
export function moveToken(state: State, seat: Seat, cell: Cell): void {
  const { token } = state.travellers[seat] as Traveller;
  token.cell = cell;
  if (token.invading !== null && (cell < 0 || layoutFor(state.travellers.length).landOf[cell] !== token.invading)) {
    token.invading = null;
  }
}
