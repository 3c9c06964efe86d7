/** LAB-4.12 to 4.16: pushing somebody out of the space you share. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { faceChallenge } from '../challenge/challenge.ts';
import { along, forcedWays, openCell, put, wayOf } from '../maze/maze.ts';
import { choose } from '../state/choose.ts';
import { type Grid, nameOf } from '../state/grid.ts';
import type { Ask } from '../state/moves.ts';
import { gridOfState, type Labyrinx, opponentsOn, playerOf, type State } from '../state/state.ts';

export function pushMoves(state: State, grid: Grid, seat: Seat) {
  const { space } = playerOf(state, seat);
  const others = state.players.map((_, other) => other).filter((other) => other !== seat);
  const here = opponentsOn(state, seat, space);
  const isWay = here.length > 0 && forcedWays(state, grid, space).list.length > 0;
  return select(others)
    .where('LAB-4.12', (other) => here.includes(other))
    .where('LAB-2.6', () => isWay)
    .moves((other) => ({ kind: 'push', seat: other }) as const);
}

export function* push(table: Labyrinx, seat: Seat, victim: Seat): Rules {
  table.state.actions--;
  yield* pushOut(table, seat, victim, { kind: 'push-direction', victim }, false);
}

/** A push that costs nothing and may be left undone (LAB-6.8, LAB-6.22); nobody is asked when no way is valid. */
export function* freePush(table: Labyrinx, seat: Seat, victim: Seat): Rules {
  const { state } = table;
  if (forcedWays(state, gridOfState(state), playerOf(state, victim).space).list.length === 0) return;
  yield* pushOut(table, seat, victim, { kind: 'free-push', victim }, true);
}

function* pushOut(table: Labyrinx, seat: Seat, victim: Seat, ask: Ask, mayPass: boolean): Rules {
  const { state } = table;
  const grid = gridOfState(state);
  const ways = forcedWays(state, grid, playerOf(state, victim).space);
  const directions = ways.moves((way) => along('push-to', grid, way));
  const taken = yield* choose(seat, ask, mayPass ? [...directions, { kind: 'no-push' } as const] : directions);
  if (taken.kind === 'no-push') return;
  const { to, back } = wayOf(ways.list, grid, taken);
  const space = yield* openCell(table, seat, to, back);
  table.tell({ kind: 'pushed', seat, victim, cell: nameOf(grid, space) });
  put(state, victim, space);
  yield* faceChallenge(table, victim);
}
