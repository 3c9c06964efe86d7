/**
 * For tests: two hands that follow nothing but the lines, on a copy of the board. Piece by piece and pile by pile it must become the board that the
 * app has; so an act that no line says is found.
 */
import type { Act, Line, Spot } from '@tavola/kernel/face/lines.ts';
import { expect } from 'vitest';

/** How many of each piece lie on each spot. A spot that is not here is not watched: the shared supply, a pile that nobody counts. */
export type Board = Map<Spot, Map<string, number>>;

/** A spot with what lies on it; `of` is whose it is. */
export type Lying = { readonly piece: string; readonly of?: number | null; readonly count: number };

export function lay(board: Board, spot: Spot, ...lying: readonly Lying[]): void {
  const here = board.get(spot) ?? new Map<string, number>();
  board.set(spot, here);
  for (const { piece, of = null, count } of lying) add(here, named(piece, of), count);
}

export class Hands {
  readonly board: Board;

  constructor(board: Board) {
    this.board = board;
  }

  follow(lines: readonly Line[]): void {
    for (const { acts } of lines) for (const act of acts) this.carryOut(act);
  }

  protected carryOut(act: Act): void {
    const { from, to, count } = act;
    if (from !== null) this.change(from, act, -count);
    if (to !== null) this.change(to, act, count);
  }

  private change(spot: Spot, { piece, of }: Act, by: number): void {
    const here = this.board.get(spot);
    if (!here) return;
    const name = named(piece, of);
    add(here, name, by);
    const left = here.get(name) ?? 0;
    if (left < 0) throw new Error(`a line takes ${-left} ${name} too many from ${spot}`);
  }
}

/** What lies where, so that two boards can be compared: empty spots and pieces that are gone are left out. */
function lying(board: Board): { readonly [spot: string]: { readonly [piece: string]: number } } {
  const spots = [...board].map(([spot, here]) => {
    const pieces = [...here].filter(([, count]) => count !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return [spot, Object.fromEntries(pieces)] as const;
  });
  return Object.fromEntries(spots.filter(([, here]) => Object.keys(here).length > 0));
}

/** Whoever followed only these lines has the same board. */
export function expectFollowed(hands: Hands, lines: readonly Line[], after: Board): void {
  hands.follow(lines);
  expect(lying(hands.board)).toEqual(lying(after));
}

function add(here: Map<string, number>, name: string, change: number): void {
  here.set(name, (here.get(name) ?? 0) + change);
}
function named(piece: string, of: number | null): string {
  return of === null ? piece : `${piece} of ${of}`;
}
