/** LAB-3.5 to 3.7: at the end of each turn the fog closes what nobody holds open. */
import type { CellName } from '../state/grid.ts';
import { gridOfState, type Labyrinx } from '../state/state.ts';

export function fog(table: Labyrinx): void {
  const { state } = table;
  const grid = gridOfState(state);
  state.phase = 'fog';
  state.actions = 0;
  const closed: CellName[] = [];
  for (const cell of grid.cells) {
    const card = state.cells[cell];
    if (!card || card.rotation === null || card.resolved || card.treasure) continue;
    if (state.players.some(({ space }) => space === cell)) continue;
    card.rotation = null;
    closed.push(grid.names[cell] as CellName);
  }
  table.tell({ kind: 'fog', cells: closed });
}
