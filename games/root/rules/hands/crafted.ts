/** Persistent effects in a play area. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Card } from '../../data/cards.ts';
import { playerOf } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import { discard } from './hands.ts';

/** A crafted card leaves its play area for the discard pile. */
export function discardCrafted(table: Root, seat: Seat, card: Card): void {
  const { crafted } = playerOf(table.state, seat);
  crafted.splice(crafted.indexOf(card), 1);
  table.tell({ kind: 'card-lost', seat, card });
  if (card === 'coffin-makers') emptyCoffins(table, seat);
  discard(table, card);
}

/** ROOT-14X.4: the warriors on Coffin Makers return to their supplies. */
export function emptyCoffins(table: Root, seat: Seat): void {
  const { coffins, players } = table.state.open;
  let count = 0;
  for (const [owner, player] of players.entries()) {
    const lying = coffins[owner] as number;
    player.supply += lying;
    count += lying;
    coffins[owner] = 0;
  }
  if (count > 0) table.tell({ kind: 'coffins-returned', seat, count });
}
