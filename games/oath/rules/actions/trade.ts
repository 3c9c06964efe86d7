/** Trade (OATH-5.3). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import type { Suit } from '../../data/board.ts';
import type { CardId } from '../../data/cards.ts';
import { choose } from '../asking/choose.ts';
import { allowed, fold, tolls } from '../hooks/hooks.ts';
import { underWay } from '../hooks/in-use.ts';
import type { Bill, Oath, PoweredState } from '../hooks/power.ts';
import { board, gainFavor, spendFavor } from '../operations/favor.ts';
import { added, affords, billOfTolls, NOTHING, payTolls } from '../operations/pay.ts';
import { gainSecrets, moveSecrets } from '../operations/secrets.ts';
import { spendSupply } from '../operations/supply.ts';
import { advisersOfSuit, isEmpty, suitOf } from '../queries/queries.ts';
import type { Trade } from '../state/actions.ts';
import { type Lying, playerOf, siteAt } from '../state/state.ts';
import { begun, canDo, chooseModifiers } from './modifiers.ts';

const SUPPLY = 1;
const FOR_FAVOR: Bill = { favor: 0, secrets: 1 };
const FOR_SECRETS: Bill = { favor: 2, secrets: 0 };

export function newTrade({ state }: PoweredState, seat: Seat): Trade {
  return { kind: 'trade', seat, at: playerOf(state, seat).pawn, used: [], free: false, card: '', what: 'favor' };
}
export function canTrade(oath: PoweredState, seat: Seat): boolean {
  return canDo(oath, begun(oath, newTrade(oath, seat)), viable);
}

/** A secret on an empty card brings favor of its suit, two favor bring secrets: more with faceup advisers of that suit. */
export function* trade(oath: Oath, seat: Seat): Rules {
  const action = begun(oath, newTrade(oath, seat));
  yield* underWay(oath, action, trading(oath, action));
}
function* trading(oath: Oath, action: Trade): Rules {
  const { seat } = action;
  oath.tell({ kind: 'did', seat, action: 'trade' });
  yield* chooseModifiers(oath, action, viable);
  const moves = deals(oath, action, NOTHING).moves((deal) => tradeMove(oath, action, deal));
  const { card, what } = yield* choose(oath, seat, 'trade', moves);
  action.card = card;
  action.what = what;
  const due = tolls(oath, 'trade', action);
  spendSupply(oath, seat, supplyOf(oath, action));
  payTolls(oath, seat, due);
  oath.tell({ kind: 'traded', seat, card, what });
  if (what === 'favor') moveSecrets(oath, board(seat), { at: 'card', card }, FOR_FAVOR.secrets);
  else spendFavor(oath, seat, { at: 'card', card }, FOR_SECRETS.favor);
  const { favor, secrets } = gains(oath, action);
  gainFavor(oath, seat, suitOf(card) as Suit, favor, action);
  gainSecrets(oath, seat, secrets);
}

type Deal = { readonly card: CardId; readonly what: 'favor' | 'secrets' };

/** The action as it would be with this deal. */
function aimed(action: Trade, { card, what }: Deal): Trade {
  return { ...action, card, what };
}
function viable(oath: PoweredState, action: Trade, besides: Bill): boolean {
  return deals(oath, action, besides).list.length > 0;
}

function deals(oath: PoweredState, action: Trade, besides: Bill): Selection<Deal & { readonly lying: Lying }> {
  const { state } = oath;
  const { supply } = playerOf(state, action.seat);
  const slots = fold(oath, 'trade.slots', [action.at], action, action.used);
  const cards = slots.flatMap((slot) => siteAt(state, slot).cards);
  const found = select(cards.flatMap(bothWays))
    .where('OATH-5.3', ({ card }) => suitOf(card) !== null)
    .where('OATH-2.8', ({ lying }) => isEmpty(lying))
    .where('OATH-5.3', (deal) => supplyOf(oath, aimed(action, deal)) <= supply);
  return allowed(oath, found, 'trade', (deal) => aimed(action, deal), action.used).where('OATH-7.3', (deal) => {
    const toll = billOfTolls(tolls(oath, 'trade', aimed(action, deal)));
    const price = added(deal.what === 'favor' ? FOR_FAVOR : FOR_SECRETS, toll);
    return affords(oath, action.seat, added(besides, price));
  });
}
function bothWays(lying: Lying): (Deal & { readonly lying: Lying })[] {
  const { card } = lying;
  return [
    { card, what: 'favor', lying },
    { card, what: 'secrets', lying },
  ];
}
function tradeMove(oath: PoweredState, action: Trade, deal: Deal) {
  const { card, what } = deal;
  const { favor, secrets } = gains(oath, aimed(action, deal));
  const toll = billOfTolls(tolls(oath, 'trade', aimed(action, deal))).favor;
  return { kind: 'trade', card, what, gain: what === 'favor' ? favor : secrets, toll } as const;
}

/** One favor and one for each matching adviser; or one secret for each. Powers may add the other kind too (Careless). */
function gains(oath: PoweredState, action: Trade): { favor: number; secrets: number } {
  const advisers = advisersOfSuit(oath, action.seat, suitOf(action.card) as Suit, action);
  const [favor, secrets] = action.what === 'favor' ? [1 + advisers, 0] : [0, advisers];
  const poor = fold(oath, 'trade.poor', false, action, action.used);
  return {
    favor: poor ? 0 : Math.max(0, fold(oath, 'trade.favor', favor, action, action.used)),
    secrets: Math.max(0, fold(oath, 'trade.secrets', secrets, action, action.used)),
  };
}
function supplyOf(oath: PoweredState, action: Trade): number {
  return action.free || fold(oath, 'action.free', false, action, action.used) ? 0 : SUPPLY;
}
