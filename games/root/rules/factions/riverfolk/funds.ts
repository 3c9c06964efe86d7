/** Funds (ROOT-11.2.4): warriors of anybody that pay for actions. Committed ones come back, spent ones go home. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Box } from '../../boards/riverfolk.ts';
import type { Effect } from '../../contract/faction.ts';
import { choose } from '../../state/choose.ts';
import type { Removal } from '../../state/removal.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { seatMove } from '../../vocabulary/moves.ts';
import type { Purpose } from '../../vocabulary/riverfolk.ts';
import { returnWarriors } from '../../woodland/supply.ts';
import { add, boardOf, ownersIn, warriorsIn } from './state.ts';

export function fundsOf(state: State, self: Seat): number {
  return warriorsIn(boardOf(state, self).funds);
}

/** Whose warrior pays. */
export function* chooseFund(
  table: Root,
  self: Seat,
  purpose: Purpose,
  owners = ownersIn(boardOf(table.state, self).funds),
): Rules<Seat> {
  return (yield* choose(self, { kind: 'riverfolk.fund', for: purpose }, owners.map(seatMove))).seat;
}

/** A fund into Committed, or onto a space of a trade post. */
export function commit(table: Root, self: Seat, owner: Seat, box: Box): void {
  add(boardOf(table.state, self).funds, owner, -1);
  add(box, owner, 1);
  table.tell({ kind: 'riverfolk.committed', seat: self, owner });
}

/** Funds of one player back to the supply of that player. */
export function spend(table: Root, self: Seat, owner: Seat, count: number): void {
  add(boardOf(table.state, self).funds, owner, -count);
  returnWarriors(table.state, owner, count);
  table.tell({ kind: 'riverfolk.spent', seat: self, owner, count });
}

/** Own warriors from the supply into Payments, as many as there are; says how many. */
export function payOneself(state: State, self: Seat, count: number): number {
  const player = playerOf(state, self);
  const paid = Math.min(count, player.supply);
  player.supply -= paid;
  add(boardOf(state, self).payments, self, paid);
  return paid;
}

/** ROOT-11.2.5: each trade post that is lost halves what is left in the Funds box. */
export function tradeDisruption(table: Root, self: Seat, { removed }: Removal): readonly Effect[] {
  return removed
    .filter(({ owner, class: type }) => owner === self && type === 'token')
    .map(() => ({ kind: 'trade-disruption', side: self, run: () => loseHalf(table, self) }));
}

/** Rounded up, of their choice; nobody is asked where all funds have one owner. */
function* loseHalf(table: Root, self: Seat): Rules {
  const { funds } = boardOf(table.state, self);
  let left = Math.ceil(warriorsIn(funds) / 2);
  while (left > 0) {
    const owners = ownersIn(funds);
    const ask = { kind: 'riverfolk.disruption', left } as const;
    const { seat: owner } = yield* choose(self, ask, owners.map(seatMove));
    const count = owners.length === 1 ? left : 1;
    add(funds, owner, -count);
    returnWarriors(table.state, owner, count);
    table.tell({ kind: 'riverfolk.disrupted', seat: self, owner, count });
    left -= count;
  }
}
