/** Crafted cards that are used in the Evening: ROOT-14.8, 14X. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { distinct, isAmbush } from '../../data/cards.ts';
import { drawCards } from '../hands/hands.ts';
import { score } from '../score/score.ts';
import { choose } from '../state/choose.ts';
import { handOf, has, otherSeats, playerOf } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import { cardMove, type Move, PASS, seatMove } from '../vocabulary/moves.ts';
import { moverOf } from '../woodland/move.ts';
import type { TurnCard } from './persistent.ts';

/** ROOT-14.8: a move at the start of Evening. */
export const cobbler: TurnCard = {
  usable: (state, self) => moverOf(state, self).can(state, self, null),
  *use(table, self) {
    yield* moverOf(table.state, self).take(table, self, null, false);
  },
};

/** ROOT-14X: a card for its owner, 1 VP for another player. */
export const charmOffensive: TurnCard = {
  usable: () => true,
  *use(table, self) {
    const moves = otherSeats(table.state, self).map(seatMove);
    const { seat } = yield* choose(self, { kind: 'card-player', card: 'charm-offensive' }, moves);
    yield* drawCards(table, self, 1);
    score(table, seat, 1, 'charm-offensive', 'ROOT-14X.1');
  },
};

/** Informants (ROOT-14X): instead of drawing, an ambush card of the discard pile. True when they took one. */
export function* informed(table: Root, self: Seat): Rules<boolean> {
  const { state } = table;
  if (!has(playerOf(state, self), 'informants')) return false;
  const ambushes = distinct(state.open.discard.filter(isAmbush));
  if (ambushes.length === 0) return false;
  const taken = yield* choose<Move>(self, 'informants', [PASS, ...ambushes.map(cardMove)]);
  if (taken.kind !== 'card') return false;
  const { discard } = state.open;
  discard.splice(discard.indexOf(taken.card), 1);
  handOf(state, self).push(taken.card);
  table.tell({ kind: 'used', seat: self, card: 'informants', target: null });
  return true;
}
