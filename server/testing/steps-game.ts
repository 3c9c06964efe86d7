/** A game with an automaton: after each pick of a person it adds to the highest cells that are not full, one step after another. */
import { choose, type Rules } from '@tavola/kernel/rules/ask.ts';
import type { AnyGame, Outcome } from '@tavola/kernel/rules/game.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { step } from '@tavola/kernel/rules/step.ts';
import { type Tiny, tiny } from '@tavola/testing/tiny.ts';

export type Cells = { turn: number; cells: number[] };
const TURNS = 8;
const FULL = 9;

function* play(table: Tiny<Cells>): Rules<Outcome> {
  const { state } = table;
  for (; state.turn < TURNS; state.turn++) {
    table.checkpoint();
    const seat = state.turn % table.seats.length;
    const moves = state.cells.map((_, cell) => ({ kind: 'add', cell }));
    const { cell } = yield* choose(seat, 'add', moves);
    state.cells[cell] = (state.cells[cell] ?? 0) + 1;
    table.tell({ kind: 'added', seat, cell }, { to: seat, also: { secret: `of ${seat}` } });
    for (let n = 0; n < 2; n++) yield* grow(table);
  }
  return { winners: [0], reason: 'done' };
}

function* grow(table: Tiny<Cells>): Rules {
  const { cells } = table.state;
  const size = (at: number) => cells[at] ?? 0;
  const chosen = select([...cells.keys()], (at) => `c${at}`)
    .most('X-2', size)
    .legal('X-3', (at) => size(at) < FULL);
  const { best } = chosen;
  if (best === undefined) return;
  cells[best] = size(best) + 1;
  yield* step(table, { kind: 'grew', cell: best }, { why: chosen });
}

export const stepsGame: AnyGame = {
  ...tiny<Cells>({ setup: () => ({ turn: 0, cells: [1, 3, 2, 3] }), play }),
  id: 'steps',
};
