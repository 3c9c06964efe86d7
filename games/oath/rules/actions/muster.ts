/** Muster (OATH-5.2). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { choose } from '../asking/choose.ts';
import { allowed, fold, react } from '../hooks/hooks.ts';
import { underWay } from '../hooks/in-use.ts';
import type { Bill, Oath, PoweredState } from '../hooks/power.ts';
import { board, spendFavor } from '../operations/favor.ts';
import { added, affords, NOTHING } from '../operations/pay.ts';
import { moveSecrets } from '../operations/secrets.ts';
import { spendSupply } from '../operations/supply.ts';
import { gainWarbands } from '../operations/warbands.ts';
import { isEmpty, suitOf } from '../queries/queries.ts';
import type { Muster } from '../state/actions.ts';
import { type Lying, playerOf, siteAt } from '../state/state.ts';
import { begun, canDo, chooseModifiers } from './modifiers.ts';

const SUPPLY = 1;
export const WARBANDS = 2;

export function newMuster({ state }: PoweredState, seat: Seat): Muster {
  return { kind: 'muster', seat, at: playerOf(state, seat).pawn, used: [], free: false, card: '' };
}
export function canMuster(oath: PoweredState, seat: Seat): boolean {
  return canDo(oath, begun(oath, newMuster(oath, seat)), viable);
}

/** One favor on an empty card with a suit at the player's site brings two warbands. */
export function* muster(oath: Oath, seat: Seat): Rules {
  const action = begun(oath, newMuster(oath, seat));
  yield* underWay(oath, action, mustering(oath, action));
}
function* mustering(oath: Oath, action: Muster): Rules {
  const { seat } = action;
  oath.tell({ kind: 'did', seat, action: 'muster' });
  yield* chooseModifiers(oath, action, viable);
  const moves = cardsFor(oath, action, NOTHING).moves(({ card }) => ({ kind: 'card', card }) as const);
  const { card } = yield* choose(oath, seat, 'muster', moves);
  action.card = card;
  spendSupply(oath, seat, supplyOf(oath, action));
  oath.tell({ kind: 'mustered', seat, card });
  if (fold(oath, 'muster.token', 'favor', action, action.used) === 'favor')
    spendFavor(oath, seat, { at: 'card', card }, 1);
  else moveSecrets(oath, board(seat), { at: 'card', card }, 1);
  gainWarbands(oath, seat, fold(oath, 'muster.yield', WARBANDS, action, action.used));
  yield* react(oath, 'mustered', action, action.used);
}

function viable(oath: PoweredState, action: Muster, besides: Bill): boolean {
  return cardsFor(oath, action, besides).list.length > 0;
}
export function cardsFor(oath: PoweredState, action: Muster, besides: Bill): Selection<Lying> {
  const { supply } = playerOf(oath.state, action.seat);
  const of = ({ card }: Lying): Muster => ({ ...action, card });
  const suited = select(siteAt(oath.state, action.at).cards, nameOf)
    .where('OATH-5.2', ({ card }) => suitOf(card) !== null)
    .where('OATH-2.8', (one) => isEmpty(one) || fold(oath, 'muster.occupied', false, of(one), action.used))
    .where('OATH-5.2', (one) => supplyOf(oath, of(one)) <= supply);
  return allowed(oath, suited, 'muster', of, action.used).where('OATH-7.3', (one) => {
    const secret = fold(oath, 'muster.token', 'favor', of(one), action.used) === 'secret';
    return affords(oath, action.seat, added(besides, secret ? ONE_SECRET : ONE_FAVOR));
  });
}
const ONE_FAVOR: Bill = { favor: 1, secrets: 0 };
const ONE_SECRET: Bill = { favor: 0, secrets: 1 };

function supplyOf(oath: PoweredState, action: Muster): number {
  return action.free || fold(oath, 'action.free', false, action, action.used) ? 0 : SUPPLY;
}
function nameOf({ card }: Lying): string {
  return card;
}
