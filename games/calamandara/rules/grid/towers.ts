/** CAL-5.5: the lines that towers protect. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Axis, Cell } from '../state/cells.ts';
import { layoutFor } from '../state/lines.ts';
import type { Piece, State } from '../state/state.ts';

/** CAL-5.5.11: checks use the board as it was just before; `Towers` is that moment. One number for each cell: what covers it. */
export type Towers = Uint8Array;
const IN_FINAL_ZONE = 1;

/** For each cell the towers that cover it: bit 0 for towers of the final zone, bit 1 + seat for those of that seat's initial zone. */
export function towersOf(state: State): Towers {
  const { board } = state;
  const layout = layoutFor(state.travellers.length);
  const covered = new Uint8Array(board.length);
  for (let cell = 0; cell < board.length; cell++) {
    const piece = board[cell] as Piece | null;
    if (piece === null || piece.kind !== 'tower') continue;
    const zone = layout.zoneOf[cell] as number;
    const bit = zone < 0 ? IN_FINAL_ZONE : 2 << zone;
    for (const at of layout.line[piece.way as Axis][cell] as readonly Cell[])
      if (at !== cell) covered[at] = (covered[at] as number) | bit;
  }
  return covered;
}

/** CAL-5.5.12: some tower line covers the cell, and the actor is not the owner of the initial zone it stands in (CAL-5.5.2). */
export function isProtected(towers: Towers, cell: Cell, actor: Seat): boolean {
  return ((towers[cell] as number) & ~(2 << actor)) !== 0;
}

/** Some tower line covers the cell, no matter who acts. */
export function isCovered(towers: Towers, cell: Cell): boolean {
  return towers[cell] !== 0;
}

/** Relocating or destroying a symbol by star or card (CAL-5.5.5, 5.5.7): it is a tower itself, or not protected. */
export function isReached(state: State, towers: Towers, cell: Cell, actor: Seat): boolean {
  return state.board[cell]?.kind === 'tower' || !isProtected(towers, cell, actor);
}

/** Laments and Monument (CAL-5.5.7): the actor's own token, or one that no tower protects. */
export function isTokenReached(state: State, towers: Towers, token: Seat, actor: Seat): boolean {
  const cell = state.travellers[token]?.token.cell ?? -1;
  return token === actor || cell < 0 || !isProtected(towers, cell, actor);
}
