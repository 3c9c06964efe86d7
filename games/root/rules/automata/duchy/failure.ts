/** The Price of Failure (AUT-10.2.1), and what two traits make of it. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { distinct, matches } from '../../../data/cards.ts';
import type { ClearingSuit } from '../../../data/suits.ts';
import type { Effect } from '../../contract/faction.ts';
import { discardFromHand, handSize } from '../../hands/hands.ts';
import { hasUnseenHand, spendsUnseen } from '../../hands/unseen.ts';
import { loseVp } from '../../score/score.ts';
import { choose } from '../../state/choose.ts';
import type { Removal, Removed } from '../../state/removal.ts';
import { handOf, playerOf, type State, suitAt } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { cardMove, type Move, PASS } from '../../vocabulary/moves.ts';
import { selection } from '../selection.ts';
import { hasTrait } from '../state.ts';
import { isCrowned, ministerSuit, ministers, uncrown } from './state.ts';
import { crownTopmost } from './sway.ts';

/** AUT-10.2.1: once for all buildings that go together. */
export function priceOfFailure(table: Root, self: Seat, { removed }: Removal): readonly Effect[] {
  const fallen = removed.filter(({ owner, class: type }) => owner === self && type === 'building');
  if (fallen.length === 0) return [];
  return [{ kind: 'price-of-failure', side: self, run: () => pay(table, self, fallen) }];
}

/** The lowest crown is lost; with Foundations only one of a suit that lost a building (AUT-T-DUC-1). */
function* pay(table: Root, self: Seat, fallen: readonly Removed[]): Rules {
  const { state } = table;
  const suits = [...new Set(fallen.map(({ clearing }) => suitAt(state, clearing)))];
  const narrow = hasTrait(state, self, 'foundations');
  const lowest = yield* selection(state, {
    from: ministers.filter((minister) => isCrowned(state, self, minister)).toReversed(),
    where: narrow ? [['AUT-T-DUC-1', (minister) => suits.includes(ministerSuit(minister))]] : [],
    tie: 'listed',
  });
  if (lowest.best !== undefined) uncrown(table, self, lowest.best, narrow ? 'AUT-T-DUC-1' : 'AUT-10.2.1', [lowest]);
  if (!hasTrait(state, self, 'investors')) return;
  const people = new Set(fallen.map(({ by }) => by).filter((by) => !playerOf(state, by).automaton));
  for (const by of people) yield* answerInvestors(table, self, by, suits);
}

/** AUT-T-DUC-2: a card that matches such a clearing costs the Duchy 1 VP; without one it sways a minister of such a suit. */
function* answerInvestors(table: Root, self: Seat, by: Seat, suits: readonly ClearingSuit[]): Rules {
  const { state } = table;
  if (hasUnseenHand(state, by)) {
    if (yield* spendsUnseen(table, by, 0, 'investors', suits)) return loseVp(table, self, 1, 'AUT-T-DUC-2');
  } else if (handSize(state, by) > 0) {
    const ask = { kind: 'automaton.investors', seat: self, suits } as const;
    const taken = yield* choose<Move>(by, ask, () => answers(state, by, suits));
    if (taken.kind === 'card') {
      discardFromHand(table, by, taken.card);
      return loseVp(table, self, 1, 'AUT-T-DUC-2');
    }
  }
  yield* crownTopmost(table, self, 'AUT-T-DUC-2', suits);
}

/** A player who holds such a card must give it up; the question tells nothing of the hand. */
function answers(state: State, seat: Seat, suits: readonly ClearingSuit[]): readonly Move[] {
  const cards = select(distinct(handOf(state, seat)))
    .where('AUT-T-DUC-2', (card) => suits.some((suit) => matches(card, suit)))
    .moves(cardMove);
  return cards.length > 0 ? cards : [PASS];
}
