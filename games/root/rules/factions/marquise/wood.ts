/** Wood: made by sawmills (ROOT-6.4), spent on buildings along ruled clearings (ROOT-6.5.4). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { type Clearing, clearings } from '../../../data/maps.ts';
import { choose } from '../../state/choose.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { clearingMove } from '../../vocabulary/moves.ts';
import { adjacentFor } from '../../woodland/map.ts';
import { onMap } from '../../woodland/pieces.ts';
import { canPlace, place, tokensLeft } from '../../woodland/place.ts';
import { rules } from '../../woodland/rule.ts';
import { SAWMILL, WOOD } from './state.ts';

/** ROOT-6.4: one wood at each sawmill; with too little wood she chooses which sawmills produce. */
export function* produceWood(table: Root, self: Seat): Rules {
  const { state } = table;
  const player = playerOf(state, self);
  const sawmills = player.buildings[SAWMILL] as readonly number[];
  const waiting = sawmills.map((count, clearing) => (count > 0 && canPlace(state, self, clearing) ? count : 0));
  for (let left = Math.min(onMap(waiting), tokensLeft(player, WOOD)); left > 0; left--) {
    const enough = left >= onMap(waiting);
    const where = clearings.filter((clearing) => (waiting[clearing] as number) > 0);
    const moves = (enough ? where.slice(0, 1) : where).map(clearingMove);
    const { clearing } = yield* choose(self, { kind: 'marquise.wood-where', left }, moves);
    waiting[clearing] = (waiting[clearing] as number) - 1;
    yield* place(table, self, clearing, { token: WOOD });
  }
}

export function woodAt(state: State, self: Seat, clearing: Clearing): number {
  return playerOf(state, self).tokens[WOOD]?.[clearing] as number;
}

/** The clearings whose wood can pay for a building here: all she rules, linked by an unbroken chain of clearings she rules. */
export function suppliers(state: State, self: Seat, site: Clearing): readonly Clearing[] {
  if (!rules(state, self, site)) return [];
  const linked = [site];
  for (let i = 0; i < linked.length; i++) {
    for (const next of adjacentFor(state, self, linked[i] as Clearing)) {
      if (!linked.includes(next) && rules(state, self, next)) linked.push(next);
    }
  }
  return linked;
}

export function woodFor(state: State, self: Seat, site: Clearing): number {
  return suppliers(state, self, site).reduce((sum, clearing) => sum + woodAt(state, self, clearing), 0);
}

/** She picks the wood, clearing by clearing, where it is a choice; it goes back to the supply. */
export function* payWood(table: Root, self: Seat, site: Clearing, cost: number): Rules {
  const { state } = table;
  const player = playerOf(state, self);
  const linked = suppliers(state, self, site).toSorted((a, b) => a - b);
  for (let left = cost; left > 0; ) {
    const piles = linked.filter((clearing) => woodAt(state, self, clearing) > 0);
    const all = piles.reduce((sum, clearing) => sum + woodAt(state, self, clearing), 0);
    const moves = select(all === left ? piles.slice(0, 1) : piles).moves(clearingMove);
    const { clearing } = yield* choose(self, { kind: 'marquise.pay-wood', left }, moves);
    const count = moves.length === 1 ? Math.min(left, woodAt(state, self, clearing)) : 1;
    const wood = player.tokens[WOOD] as number[];
    wood[clearing] = (wood[clearing] as number) - count;
    const pile = player.buildings.length + WOOD;
    player.left[pile] = (player.left[pile] as number) + count;
    table.tell({ kind: 'marquise.paid-wood', seat: self, clearing, count });
    left -= count;
  }
}
