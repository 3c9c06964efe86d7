/** Supply, 0 to 7. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { MOST_SUPPLY } from '../../data/board.ts';
import type { Oath } from '../hooks/power.ts';
import { playerOf } from '../state/state.ts';

export function setSupply(oath: Oath, seat: Seat, to: number): void {
  const player = playerOf(oath.state, seat);
  const from = player.supply;
  player.supply = Math.min(MOST_SUPPLY, to);
  if (from !== player.supply) oath.tell({ kind: 'supply', seat, from, to: player.supply });
}
export function gainSupply(oath: Oath, seat: Seat, n: number): void {
  setSupply(oath, seat, playerOf(oath.state, seat).supply + n);
}
export function spendSupply(oath: Oath, seat: Seat, n: number): void {
  const { supply } = playerOf(oath.state, seat);
  if (n > supply) throw new Error(`OATH-3.3: seat ${seat} has no ${n} Supply`);
  setSupply(oath, seat, supply - n);
}
