/** Crowns for ministers (AUT-10.6.3), and in which order they come. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import type { ClearingSuit } from '../../../data/suits.ts';
import type { Root } from '../../state/table.ts';
import { skips } from '../automaton.ts';
import { selection } from '../selection.ts';
import { orderSuit } from '../state.ts';
import { crown, ministerSuit, uncrowned } from './state.ts';

/** AUT-10.6.3: the topmost of the order's suit; with a bird, or where there is none, the lowest of all. */
export function* sway(table: Root, self: Seat): Rules {
  const suit = orderSuit(table.state, self);
  const swayed = suit !== 'bird' && (yield* crownTopmost(table, self, 'AUT-10.6.3', [suit]));
  if (swayed || (yield* crownBottommost(table, self, 'AUT-10.6.3'))) yield* pause(table);
  else yield* skips(table, self, 'AUT-10.6.3');
}

/** The topmost minister without a crown, of these suits or of any. False when there is none. */
export function* crownTopmost(
  table: Root,
  self: Seat,
  clause: string,
  suits: readonly ClearingSuit[] | null,
): Rules<boolean> {
  const found = yield* selection(table.state, {
    from: uncrowned(table.state, self),
    where: [[clause, (minister) => suits === null || suits.includes(ministerSuit(minister))]],
    tie: 'listed',
  });
  if (found.best === undefined) return false;
  crown(table, self, found.best, clause, [found]);
  return true;
}

export function* crownBottommost(table: Root, self: Seat, clause: string): Rules<boolean> {
  const found = yield* selection(table.state, { from: uncrowned(table.state, self).toReversed(), tie: 'listed' });
  if (found.best === undefined) return false;
  crown(table, self, found.best, clause, [found]);
  return true;
}
