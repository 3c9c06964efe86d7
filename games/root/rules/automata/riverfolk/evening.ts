/** AUT-9.6: Payments score, Racketeering, and the oldest card leaves the market. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pause, step } from '@tavola/kernel/rules/step.ts';
import { clearings } from '../../../data/maps.ts';
import { discard } from '../../hands/hands.ts';
import { score } from '../../score/score.ts';
import { playerOf } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { returnWarriors } from '../../woodland/supply.ts';
import { closeEvening, skips, targets } from '../automaton.ts';
import { ownWarriors } from '../keys.ts';
import { inOrder } from '../selection.ts';
import { topPayer } from './daylight.ts';
import { boardOf, paidBy } from './state.ts';

/** AUT-9.6.2: warriors that stay in each clearing. */
const STAYING = 2;

export function* evening(table: Root, self: Seat): Rules {
  const { state } = table;
  const board = boardOf(state, self);
  yield* scorePayments(table, self);
  if (board.sword) yield* racketeering(table, self);
  yield* discardLeftmost(table, self);
  if (board.shield) yield* discardLeftmost(table, self);
  board.order = null;
  closeEvening(table, self);
}

/** AUT-9.6.1: 1 VP for each warrior of the player who paid most; then they go home. */
function* scorePayments(table: Root, self: Seat): Rules {
  const payer = yield* topPayer(table.state, self, 'AUT-9.6.1');
  if (payer.best === undefined) return yield* skips(table, self, 'AUT-9.6.1', [payer]);
  const count = paidBy(table.state, self, payer.best);
  targets(table, self, 'AUT-9.6.1', [payer], null, payer.best);
  score(table, self, count, 'payments', 'AUT-9.6.1');
  giveBack(table, self, payer.best, count);
  yield* pause(table);
}

/** Warriors of one player go from Payments back to the supply of that player. */
export function giveBack(table: Root, self: Seat, owner: Seat, count: number): void {
  const { payments } = boardOf(table.state, self);
  payments[owner] = (payments[owner] as number) - count;
  returnWarriors(table.state, owner, count);
  table.tell({ kind: 'automaton.payments-returned', seat: self, of: owner, count });
}

/** AUT-9.6.2: all own warriors but two of each clearing go into Payments. */
function* racketeering(table: Root, self: Seat): Rules {
  const { state } = table;
  const { payments } = boardOf(state, self);
  const player = playerOf(state, self);
  for (const clearing of inOrder(state, clearings)) {
    const count = ownWarriors(state, self, clearing) - STAYING;
    if (count <= 0) continue;
    player.warriors[clearing] = STAYING;
    payments[self] = (payments[self] as number) + count;
    table.tell({ kind: 'automaton.racketeering', seat: self, clearing, count });
  }
  yield* pause(table);
}

/** AUT-9.6.3. */
function* discardLeftmost(table: Root, self: Seat): Rules {
  const card = boardOf(table.state, self).market.shift();
  if (card === undefined) return;
  const to = discard(table, card);
  yield* step(table, { kind: 'automaton.market-discarded', seat: self, card, to });
}
