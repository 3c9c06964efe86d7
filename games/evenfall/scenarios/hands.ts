/** For tests: the Automa's side of a table, and hands that follow the lines on it (testing/hands.ts). */
import type { Act, Spot } from '@tavola/kernel/face/lines.ts';
import { type Board, Hands, lay, type Table } from '@tavola/testing/hands.ts';
import type { Spot as Laid } from '../rules/state/state.ts';
import { automaSeat } from '../rules/state/state.ts';
import type { View } from '../rules/view.ts';
import { fieldSpot, leftmostOf, slotSpot, trackSpot } from '../text/lines.ts';

const MOST_FIELDS = 16;
const MOST_STEPS = 12;
const MOST_PLACES = 20;

function boardOf(view: View): Board {
  const board: Board = new Map();
  for (let n = 0; n < MOST_FIELDS; n++) lay(board, fieldSpot(n));
  for (let n = 0; n <= MOST_STEPS; n++) lay(board, trackSpot(n));
  for (const spot of ['vp', 'reserve', 'discard', 'specialists', 'stones']) lay(board, spot);
  for (const circle of ['outer', 'inner']) for (let n = 1; n <= MOST_PLACES; n++) lay(board, `${circle}-${n}`);
  const { automa } = view;
  const her = { of: automaSeat(view) };
  for (const { id, slots } of view.regions) {
    lay(board, id);
    for (const [n, place] of slots.entries())
      lay(board, slotSpot(id, n), { ...her, piece: 'place', count: Number(place !== null) });
  }
  if (automa) layHers(board, view, automa);
  return board;
}

function layHers(board: Board, view: View, automa: NonNullable<View['automa']>): void {
  const her = { of: automaSeat(view) };
  lay(board, fieldSpot(automa.rondel), { ...her, piece: 'rondel-marker', count: 1 });
  lay(board, trackSpot(automa.track), { ...her, piece: 'track-marker', count: 1 });
  lay(board, 'vp', { ...her, piece: 'vp', count: automa.vp });
  lay(board, 'reserve', { ...her, piece: 'witch', count: automa.witches });
  lay(board, 'discard', { ...her, piece: 'card', count: view.discard.length });
  lay(board, 'specialists', { ...her, piece: 'person', count: automa.specialists.length });
  lay(board, 'stones', { ...her, piece: 'stone', count: automa.stones.length });
  for (const { id, automa: witches } of view.regions) lay(board, id, { ...her, piece: 'witch', count: witches });
  for (const circle of ['outer', 'inner'] as const)
    for (const [i, spot] of automa[circle].entries()) lay(board, `${circle}-${i + 1}`, ...laid(spot, her));
}
function laid({ ritual }: Laid, her: { readonly of: number }) {
  return [
    { ...her, piece: 'place', count: 1 },
    { ...her, piece: 'ritual', count: Number(ritual !== null) },
  ];
}

/** "The leftmost Place", "the outer circle", "the 2nd Place": hands look where that is. */
class AutomaHands extends Hands {
  protected override carryOut(act: Act): void {
    const { piece, from, to } = act;
    if (piece === 'place' && from?.startsWith('outer-') && to === 'inner') this.moveIn(from);
    else super.carryOut({ ...act, from: this.place(from, true), to: this.place(to, false) });
  }

  private place(spot: Spot | null, filled: boolean): Spot | null {
    const region = (['northern-lakes', 'central-mountains', 'southern-slopes'] as const).find(
      (one) => spot === leftmostOf(one),
    );
    if (region) return this.first(region, 0, filled);
    return spot === 'outer' || spot === 'inner' ? this.first(spot, 1, filled) : spot;
  }

  /** The first of a row that holds a Place, or that holds none. */
  private first(row: string, from: number, filled: boolean): Spot {
    for (let n = from; ; n++) {
      const here = this.board.get(`${row}-${n}`);
      if (!here) throw new Error(`no ${filled ? 'Place' : 'gap'} in ${row}`);
      if ([...here.values()].some((count) => count > 0) === filled) return `${row}-${n}`;
    }
  }

  /** With what lies on it; the others close the gap. */
  private moveIn(from: Spot): void {
    const { board } = this;
    board.set(this.first('inner', 1, false), board.get(from) ?? new Map());
    for (let n = Number(from.slice('outer-'.length)); board.has(`outer-${n + 1}`); n++)
      board.set(`outer-${n}`, board.get(`outer-${n + 1}`) ?? new Map());
  }
}

export const automaTable: Table<View> = {
  board: boardOf,
  start: ({ first, before, after }) => boardOf(first === 0 ? { ...(after as View), automa: null } : (before as View)),
  hands: (board) => new AutomaHands(board),
};
