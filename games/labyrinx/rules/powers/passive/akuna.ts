/** Akuna, Faith (LAB-6.1 to 6.3): passive, once a turn. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { put } from '../../maze/maze.ts';
import { choose } from '../../state/choose.ts';
import type { Challenge } from '../../state/faces.ts';
import { NOWHERE, nameOf } from '../../state/grid.ts';
import { gridOfState, isCharacter, type Labyrinx, playerOf } from '../../state/state.ts';

/** True when she takes a failure against a monster or trap back: no loss, and she is where she came from. LAB-6.2: if that card is gone, she stays. */
export function* faith(table: Labyrinx, seat: Seat, challenge: Challenge): Rules<boolean> {
  const { state } = table;
  const player = playerOf(state, seat);
  if (!isCharacter(state, seat, 'akuna') || player.powerUsed) return false;
  const options = [{ kind: 'use-faith' }, { kind: 'decline-faith' }] as const;
  const { kind } = yield* choose(seat, { kind: 'faith', challenge }, options);
  if (kind === 'decline-faith') return false;
  player.powerUsed = true;
  const back = player.cameFrom === NOWHERE ? player.space : player.cameFrom;
  table.tell({ kind: 'faith', seat, cell: nameOf(gridOfState(state), back) });
  put(state, seat, back);
  return true;
}
