/** Tic-tac-toe: the smallest whole game. */
import { choose, type Rules, type Seat } from '@tavola/kernel/rules/ask.ts';
import type { Game, RulesTable } from '@tavola/kernel/rules/game.ts';
import type { Rng } from '@tavola/kernel/rules/rng.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { noSettings } from '@tavola/kernel/rules/settings.ts';

export type State = { cells: (Seat | null)[] };
export type Mark = { readonly kind: 'mark'; readonly cell: number };
export type Event = { readonly kind: 'marked'; readonly seat: Seat; readonly cell: number };
type Options = Record<string, never>;

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

export const ticTacToe: Game<State, Mark, Event, Options, State, 'mark'> = {
  id: 'tic-tac-toe',
  seats: { min: 2, max: 2 },
  version: '1',
  options: noSettings,
  *setup() {
    return { cells: CELLS.map(() => null) };
  },
  play,
  view: ({ cells }) => ({ cells: cells.slice() }),
  redeal: () => {},
  flaw: ({ cells }) => (cells.length === CELLS.length ? null : 'cells were lost'),
  bot: { policy },
};

/** TTT-1: the seats mark free cells in turn; three in a line win. */
function* play(table: RulesTable<State, Event, Options>): Rules<{ winners: Seat[]; reason: string }> {
  const { state } = table;
  for (let turn = state.cells.filter((cell) => cell !== null).length; turn < CELLS.length; turn++) {
    table.checkpoint();
    const seat = turn % 2;
    const { cell } = yield* choose(seat, 'mark', freeCells(state), { always: true });
    state.cells[cell] = seat;
    table.tell({ kind: 'marked', seat, cell });
    if (hasLine(state, seat)) return { winners: [seat], reason: 'line' };
  }
  return { winners: [0, 1], reason: 'draw' };
}

/** TTT-2: only a free cell may be marked. */
function freeCells(state: State): Mark[] {
  return select(CELLS)
    .where('TTT-2', (cell) => state.cells[cell] === null)
    .moves((cell) => ({ kind: 'mark', cell }));
}

function hasLine({ cells }: State, seat: Seat): boolean {
  return LINES.some(([a, b, c]) => cells[a] === seat && cells[b] === seat && cells[c] === seat);
}

/** How playouts mark: what wins at once, else any cell. */
function policy({ cells }: State, seat: Seat, _ask: 'mark', options: readonly Mark[], rng: Rng): number {
  const wins = ({ cell }: Mark) =>
    LINES.some((line) => line.includes(cell) && line.every((at) => at === cell || cells[at] === seat));
  const winning = options.findIndex(wins);
  return winning >= 0 ? winning : rng.below(options.length);
}
