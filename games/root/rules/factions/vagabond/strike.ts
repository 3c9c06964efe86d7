/** Strike (ROOT-9.5.6): one piece of an enemy in his clearing, without a battle. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import type { Clearing } from '../../../data/maps.ts';
import { buildingsAndTokens } from '../../battle/hits.ts';
import { choose } from '../../state/choose.ts';
import type { Loss } from '../../state/removal.ts';
import { areEnemies, otherSeats, playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { seatMove } from '../../vocabulary/moves.ts';
import { warriorsAt } from '../../woodland/pieces.ts';
import { remove, warriors } from '../../woodland/removal.ts';
import { exhaust, ready } from './items.ts';
import { clearingOf } from './state.ts';

export function canStrike(state: State, self: Seat): boolean {
  return ready(state, self, 'crossbow') > 0 && targets(state, self).length > 0;
}

/** A pawn cannot be struck (ruling ROOT-G19). */
function targets(state: State, self: Seat): readonly Seat[] {
  const clearing = clearingOf(state, self);
  if (clearing === null) return [];
  return select(otherSeats(state, self))
    .where('ROOT-2.7', (other) => areEnemies(state, self, other))
    .where('ROOT-9.5.6', (other) => {
      return warriorsAt(playerOf(state, other), clearing) + buildingsAndTokens(state, other, clearing).length > 0;
    }).list;
}

export function* strike(table: Root, self: Seat): Rules {
  const { state } = table;
  const clearing = clearingOf(state, self) as Clearing;
  exhaust(table, self, 'crossbow');
  const { seat } = yield* choose(self, 'vagabond.strike-whom', targets(state, self).map(seatMove));
  const loss = yield* chooseLoss(state, self, seat, clearing);
  yield* remove(table, [{ ...loss, by: self }]);
}

/** A warrior; only where there is none, a building or token. */
function* chooseLoss(state: State, self: Seat, seat: Seat, clearing: Clearing): Rules<Loss> {
  if (warriorsAt(playerOf(state, seat), clearing) > 0) return warriors(seat, clearing, 1);
  const standing = buildingsAndTokens(state, seat, clearing);
  const moves = standing.map(({ piece }) => ({ kind: 'piece', piece }) as const);
  const { piece } = yield* choose(self, { kind: 'vagabond.strike-what', seat }, moves);
  return { ...(standing.find((one) => one.piece === piece) as { loss: Loss }).loss, count: 1 };
}
