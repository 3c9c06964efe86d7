/** ROOT-12.5.3: a minister is swayed. ROOT-12.2.3: a minister is lost. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { type Card, distinct, suitOf } from '../../../data/cards.ts';
import { clearings } from '../../../data/maps.ts';
import { type ClearingSuit, clearingSuits } from '../../../data/suits.ts';
import type { Effect } from '../../contract/faction.ts';
import { discardFromHand, handSize, randomCard } from '../../hands/hands.ts';
import { score } from '../../score/score.ts';
import { choose, orPass } from '../../state/choose.ts';
import type { Removal } from '../../state/removal.ts';
import { handOf, playerOf, type State, suitAt } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { act } from '../../turn/windows.ts';
import { type Minister, ministers } from '../../vocabulary/duchy.ts';
import { cardMove, DONE, type Move } from '../../vocabulary/moves.ts';
import { piecesAt } from '../../woodland/pieces.ts';
import { reveal } from './build.ts';
import { boardOf, factsOf, rankOf, ranks } from './state.ts';

/** False when nobody could be swayed, as far as everybody sees: then nothing is asked. */
export function* swayStep(table: Root, self: Seat): Rules<boolean> {
  const { state } = table;
  const most = Math.min(handSize(state, self), presence(state, self).length);
  if (!willing(state, self).some((minister) => costOf(minister) <= most)) return false;
  const taken = yield* act<Move>(table, self, 'duchy.sway', () => [...swayable(state, self), DONE]);
  if (taken.kind === 'duchy.sway') yield* sway(table, self, taken.minister);
  return true;
}

function costOf(minister: Minister): number {
  return factsOf[rankOf[minister]].swayCost;
}

/** Unswayed, with a crown of their rank on the board. */
function willing(state: State, self: Seat): Minister[] {
  const { swayed, crowns } = boardOf(state, self);
  return ministers.filter(
    (minister) => !swayed.includes(minister) && (crowns[ranks.indexOf(rankOf[minister])] as number) > 0,
  );
}

function swayable(state: State, self: Seat): Move[] {
  return select(willing(state, self))
    .where('ROOT-12.5.3', (minister) => canComplete(state, self, [], handOf(state, self), costOf(minister)))
    .moves((minister) => ({ kind: 'duchy.sway', minister }));
}

/** The suits of the clearings with a Duchy piece; each serves one card. */
function presence(state: State, self: Seat): ClearingSuit[] {
  const player = playerOf(state, self);
  return clearings.filter((clearing) => piecesAt(player, clearing) > 0).map((clearing) => suitAt(state, clearing));
}

/** Do the shown cards fit distinct clearings, with `more` further ones of `hand`? */
function canComplete(state: State, self: Seat, shown: readonly Card[], hand: readonly Card[], more: number): boolean {
  const places = presence(state, self);
  if (places.length < shown.length + more) return false;
  const count = (cards: readonly Card[], suit: string) => cards.filter((card) => suitOf(card) === suit).length;
  let found = count(hand, 'bird');
  for (const suit of clearingSuits) {
    const room = places.filter((one) => one === suit).length - count(shown, suit);
    if (room < 0) return false;
    found += Math.min(room, count(hand, suit));
  }
  return found >= more;
}

/** Only cards with which the rest can still be shown are offered. */
function* sway(table: Root, self: Seat, minister: Minister): Rules {
  const { state } = table;
  const shown: Card[] = [];
  for (let left = costOf(minister); left > 0; left--) {
    const ask = { kind: 'duchy.sway-card', minister, left } as const;
    const taken = yield* choose(self, ask, () => orPass(nextCards(state, self, shown, left).map(cardMove)));
    if (taken.kind === 'pass') continue;
    shown.push(taken.card);
    reveal(table, self, taken.card);
  }
  const board = boardOf(state, self);
  const rank = ranks.indexOf(rankOf[minister]);
  board.crowns[rank] = (board.crowns[rank] as number) - 1;
  board.swayed.push(minister);
  table.tell({ kind: 'duchy.swayed', seat: self, minister });
  score(table, self, factsOf[rankOf[minister]].vp, 'sway', 'ROOT-12.5.3');
}

function nextCards(state: State, self: Seat, shown: readonly Card[], left: number): Card[] {
  const hand = handOf(state, self);
  return distinct(hand).filter((card) => {
    return canComplete(state, self, [...shown, card], hand.toSpliced(hand.indexOf(card), 1), left - 1);
  });
}

/** ROOT-12.2.3, the Price of Failure: once for all buildings that go together. */
export function priceOfFailure(table: Root, self: Seat, { removed }: Removal): readonly Effect[] {
  const failed = removed.some(({ owner, class: type }) => owner === self && type === 'building');
  return failed ? [{ kind: 'price-of-failure', side: self, run: () => pay(table, self) }] : [];
}

/** A minister of the highest rank leaves and the crown with it; then a random card, also where there is no minister (ruling ROOT-G23). */
function* pay(table: Root, self: Seat): Rules {
  const board = boardOf(table.state, self);
  const highest = ranks.findLast((rank) => board.swayed.some((minister) => rankOf[minister] === rank));
  if (highest) {
    const moves = board.swayed
      .filter((minister) => rankOf[minister] === highest)
      .map((minister) => ({ kind: 'duchy.minister', minister }) as const);
    const { minister } = yield* choose(self, 'duchy.lose-minister', moves);
    board.swayed.splice(board.swayed.indexOf(minister), 1);
    table.tell({ kind: 'duchy.lost', seat: self, minister });
  }
  const card = yield* randomCard(table, self, null);
  if (card !== null) discardFromHand(table, self, card);
}
