/** ROOT-13.4: craft, flip plots, recruit. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { type Card, distinct, suitOf } from '../../../data/cards.ts';
import { type ClearingSuit, clearingSuits } from '../../../data/suits.ts';
import { handSize, spendCard } from '../../hands/hands.ts';
import { choose } from '../../state/choose.ts';
import { handOf, playerOf, type State, suitAt } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { craftStep } from '../../turn/craft.ts';
import { act } from '../../turn/windows.ts';
import { DONE, type Move } from '../../vocabulary/moves.ts';
import { warriorsAt } from '../../woodland/pieces.ts';
import { placeable } from '../../woodland/place.ts';
import { flip, placeOneEach } from './plots.ts';
import { faceDown } from './state.ts';

export function* birdsong(table: Root, self: Seat): Rules {
  yield* craftStep(table, self);
  yield* flipPlots(table, self);
  yield* recruit(table, self);
}

/** ROOT-13.4.2: any number of plots that lie face down beside a Corvid warrior. */
export function* flipPlots(table: Root, self: Seat): Rules {
  const { state } = table;
  while (flips(state, self).length > 0) {
    const taken = yield* act<Move>(table, self, 'corvids.flip', () => [...flips(state, self), DONE]);
    if (taken.kind !== 'corvids.flip') return;
    yield* flip(table, self, taken.clearing);
  }
}

function flips(state: State, self: Seat): Move[] {
  return select(faceDown(state, self))
    .where('ROOT-13.4.2', (clearing) => warriorsAt(playerOf(state, self), clearing) > 0)
    .moves((clearing) => ({ kind: 'corvids.flip', clearing }));
}

/** ROOT-13.4.3: once, a card for a warrior in every clearing of its suit. */
export function* recruit(table: Root, self: Seat): Rules {
  const { state } = table;
  if (handSize(state, self) === 0 || playerOf(state, self).supply === 0) return;
  const taken = yield* act<Move>(table, self, 'corvids.recruit', () => recruits(state, self));
  if (taken.kind !== 'corvids.recruit') return;
  const moves = suitsFor(state, self, taken.card).map((one) => ({ kind: 'suit', suit: one }) as const);
  const { suit } = yield* choose(self, { kind: 'corvids.recruit-suit', card: taken.card }, moves);
  spendCard(table, self, taken.card);
  yield* placeOneEach(table, self, sites(state, self, suit));
}

function recruits(state: State, self: Seat): Move[] {
  const moves: Move[] = select(distinct(handOf(state, self)))
    .where('ROOT-13.4.3', (card) => suitsFor(state, self, card).length > 0)
    .moves((card) => ({ kind: 'corvids.recruit', card }));
  return [...moves, DONE];
}

function sites(state: State, self: Seat, suit: ClearingSuit): readonly number[] {
  return placeable(state, self).where('ROOT-13.4.3', (clearing) => suitAt(state, clearing) === suit).list;
}

/** A bird card names a suit. */
function suitsFor(state: State, self: Seat, card: Card): ClearingSuit[] {
  const own = suitOf(card);
  return clearingSuits.filter((suit) => (own === 'bird' || own === suit) && sites(state, self, suit).length > 0);
}
