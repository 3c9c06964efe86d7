/** Search (OATH-5.1). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { CARDS_DRAWN, DISCARD_SEARCH_COST, worldSearchCost } from '../../data/board.ts';
import { type CardId, isVision } from '../../data/cards.ts';
import { choose, DONE } from '../asking/choose.ts';
import { allowed, fold, react, tolls } from '../hooks/hooks.ts';
import { underWay } from '../hooks/in-use.ts';
import type { Bill, Oath, PoweredState } from '../hooks/power.ts';
import { type Discarding, discard, drawDiscard, drawWorld } from '../operations/cards.ts';
import { added, affords, billOfTolls, NOTHING, payTolls } from '../operations/pay.ts';
import { spendSupply } from '../operations/supply.ts';
import { mingle } from '../queries/knowledge.ts';
import { pawnRegion } from '../queries/queries.ts';
import type { Pile, Search } from '../state/actions.ts';
import { playerOf, type State } from '../state/state.ts';
import { begun, canDo, chooseModifiers } from './modifiers.ts';
import { playFromHand } from './play.ts';

function newSearch({ state }: PoweredState, seat: Seat, free: boolean): Search {
  return { kind: 'search', seat, at: playerOf(state, seat).pawn, used: [], free, pile: 'world' };
}
export function canSearch(oath: PoweredState, seat: Seat): boolean {
  return canDo(oath, begun(oath, newSearch(oath, seat, false)), viable);
}

export function* search(oath: Oath, seat: Seat): Rules {
  const action = begun(oath, newSearch(oath, seat, false));
  yield* underWay(oath, action, searching(oath, action));
}
function* searching(oath: Oath, action: Search): Rules {
  const { seat } = action;
  oath.tell({ kind: 'did', seat, action: 'search' });
  yield* chooseModifiers(oath, action, viable);
  const piles = pilesOf(oath, action, NOTHING).moves((pile) => searchMove(oath, action, pile));
  const { pile, cost } = yield* choose(oath, seat, 'search', piles);
  action.pile = pile;
  const due = tolls(oath, 'search', action);
  spendSupply(oath, seat, cost);
  payTolls(oath, seat, due);
  yield* drawCards(oath, action);
  yield* react(oath, 'drawn', action, action.used);
  yield* react(oath, 'before-keeping', action, action.used);
  yield* keepAndPlay(oath, action);
  yield* react(oath, 'searched', action, action.used);
}

// ---- from where

function viable(oath: PoweredState, action: Search, besides: Bill): boolean {
  return pilesOf(oath, action, besides).list.length > 0;
}

/** OATH-5.1.1, 5.1.7: piles that hold a card and can be paid for. */
function pilesOf(oath: PoweredState, action: Search, besides: Bill): Selection<Pile> {
  const { state } = oath;
  const { supply } = playerOf(state, action.seat);
  const of = (pile: Pile): Search => ({ ...action, pile });
  const piles = fold(oath, 'search.piles', ['world', pawnRegion(state, action.seat)], action, action.used);
  const filled = select(piles)
    .where('OATH-5.1.7', (pile) => pileOf(state, pile).length > 0)
    .where('OATH-5.1.1', (pile) => supplyForSearch(oath, of(pile)) <= supply);
  return allowed(oath, filled, 'search', of, action.used).where('OATH-7.7', (pile) =>
    affords(oath, action.seat, added(besides, billOfTolls(tolls(oath, 'search', of(pile))))),
  );
}
function searchMove(oath: PoweredState, action: Search, pile: Pile) {
  const aimed = { ...action, pile };
  const toll = billOfTolls(tolls(oath, 'search', aimed)).favor;
  return { kind: 'search', pile, cost: supplyForSearch(oath, aimed), toll } as const;
}
/** What a search of `action.pile` costs. */
export function supplyForSearch(oath: PoweredState, action: Search): number {
  if (action.free || fold(oath, 'action.free', false, action, action.used)) return 0;
  const base = action.pile === 'world' ? worldSearchCost(oath.state.visionsDrawn) : DISCARD_SEARCH_COST;
  return fold(oath, 'search.cost', base, action, action.used);
}
function pileOf(state: State, pile: Pile): readonly CardId[] {
  return pile === 'world' ? state.worldDeck : state.discards[pile];
}

// ---- drawing, keeping, playing

/** OATH-5.1.2: one at a time from the world deck, where a Vision ends the drawing; from a discard pile it does not. */
function* drawCards(oath: Oath, action: Search): Rules {
  const { seat, pile } = action;
  const { hand } = playerOf(oath.state, seat);
  const base = fold(oath, 'search.base', CARDS_DRAWN, action, action.used);
  const wanted = fold(oath, 'search.count', base, action, action.used);
  const under = fold(oath, 'search.under', false, action, action.used);
  while (hand.length < wanted) {
    const card = pile === 'world' ? yield* drawWorld(oath, seat) : yield* drawDiscard(oath, pile, seat, under);
    if (card === undefined) break;
    hand.push(card);
    if (pile === 'world' && isVision(card)) break;
  }
  oath.tell({ kind: 'searched', seat, pile, n: hand.length }, { to: seat, also: { cards: hand.slice() } });
}

/** OATH-5.1.3, 5.1.4: all but the kept card are discarded, in the order the player likes. */
function* keepAndPlay(oath: Oath, action: Search): Rules {
  const { seat } = action;
  const { hand } = playerOf(oath.state, seat);
  const discarding = fold(oath, 'search.discards', null, action, action.used);
  const keeps = fold(oath, 'search.keeps', 1, action, action.used);
  if (hand.length === 0) return;
  const kept = yield* keep(oath, seat, 'search', keeps);
  yield* react(oath, 'kept', { search: action, n: kept }, action.used);
  yield* discardAllBut(oath, seat, kept, discarding);
  if (kept === 1) yield* playFromHand(oath, seat, 'search', discarding);
  else yield* playTwo(oath, seat, discarding);
}

/** Land Warden: of two cards that are played one must go to a site; a player who discards the first plays only one, as always. */
function* playTwo(oath: Oath, seat: Seat, discarding: Discarding): Rules {
  const first = yield* playFromHand(oath, seat, 'search', discarding);
  yield* playFromHand(
    oath,
    seat,
    'search',
    discarding,
    (way) => first !== 'elsewhere' || way === null || way.to === 'site',
  );
}

/** Moves up to `most` chosen cards to the front of the hand; gives how many. Always asked, so that nobody learns that only one card was left. */
export function* keep(oath: Oath, seat: Seat, of: 'setup' | 'search', most: number): Rules<number> {
  const { hand } = playerOf(oath.state, seat);
  let kept = 0;
  while (kept < Math.min(most, hand.length)) {
    const from = kept;
    const rest = () => hand.slice(from).map((card) => ({ kind: 'card', card }) as const);
    const moves = from === 0 ? rest : () => [...rest(), DONE];
    const pick = yield* choose(oath, seat, { kind: 'keep', of }, moves, { always: true });
    if (pick.kind !== 'card') break;
    mingle(oath.state, seat, hand);
    hand.splice(hand.indexOf(pick.card), 1);
    hand.splice(kept++, 0, pick.card);
  }
  oath.tell({ kind: 'kept', seat }, { to: seat, also: { card: hand[0] as CardId } });
  return kept;
}

/** OATH-2.10: the player orders what is discarded. */
export function* discardAllBut(oath: Oath, seat: Seat, kept: number, discarding: Discarding = null): Rules {
  const { hand } = playerOf(oath.state, seat);
  while (hand.length > kept) {
    const rest = () => hand.slice(kept).map((card) => ({ kind: 'card', card }) as const);
    const { card } = yield* choose(oath, seat, 'discard-order', rest);
    yield* discard(oath, seat, card, discarding);
  }
}
