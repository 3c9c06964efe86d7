/** Recover (OATH-5.4). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { BANNERS, type BannerId, SUITS, type Suit } from '../../data/board.ts';
import { type RecoverCost, siteFacts } from '../../data/cards.ts';
import { amount, choose } from '../asking/choose.ts';
import { allowed, fold, react } from '../hooks/hooks.ts';
import { underWay } from '../hooks/in-use.ts';
import type { Bill, Oath, PoweredState } from '../hooks/power.ts';
import { takeBanner, turnToMob } from '../operations/banners.ts';
import { bank, board, burnFavor, moveFavor, purseOf, SHARED, spendFavor } from '../operations/favor.ts';
import { added, affords, NOTHING } from '../operations/pay.ts';
import { takeRelics } from '../operations/relics.ts';
import { burnSecrets, moveSecrets } from '../operations/secrets.ts';
import { spendSupply } from '../operations/supply.ts';
import { advisersOfSuit, placeOf, suitOf } from '../queries/queries.ts';
import type { Recover, Recoverable } from '../state/actions.ts';
import { playerOf, siteAt } from '../state/state.ts';
import { begun, canDo, chooseModifiers } from './modifiers.ts';

const SUPPLY = 1;

export function newRecover({ state }: PoweredState, seat: Seat): Recover {
  return { kind: 'recover', seat, at: playerOf(state, seat).pawn, used: [], free: false, what: { relic: 0 } };
}
export function canRecover(oath: PoweredState, seat: Seat): boolean {
  return canDo(oath, begun(oath, newRecover(oath, seat)), viable);
}

export function* recover(oath: Oath, seat: Seat): Rules {
  const action = begun(oath, newRecover(oath, seat));
  yield* underWay(oath, action, recovering(oath, action));
}
function* recovering(oath: Oath, action: Recover): Rules {
  const { seat } = action;
  oath.tell({ kind: 'did', seat, action: 'recover' });
  yield* chooseModifiers(oath, action, viable);
  const { state } = oath;
  const site = placeOf(state, action.at);
  const moves = things(oath, action, NOTHING).moves((what) =>
    'relic' in what
      ? ({ kind: 'buried', site, n: what.relic } as const)
      : ({ kind: 'banner', banner: what.banner } as const),
  );
  const pick = yield* choose(oath, seat, 'recover', moves);
  action.what = pick.kind === 'buried' ? { relic: pick.n } : { banner: pick.banner };
  spendSupply(oath, seat, supplyOf(oath, action));
  if ('relic' in action.what) yield* recoverRelic(oath, action, action.what.relic);
  else if (action.what.banner === 'peoples-favor') yield* recoverFavor(oath, action);
  else yield* recoverSecret(oath, action);
}

// ---- what may be recovered

function viable(oath: PoweredState, action: Recover, besides: Bill): boolean {
  return things(oath, action, besides).list.length > 0;
}
function things(oath: PoweredState, action: Recover, besides: Bill): Selection<Recoverable> {
  const { seat } = action;
  const of = (what: Recoverable): Recover => ({ ...action, what });
  return recoverable(oath, action)
    .where('OATH-5.4.1', (what) => supplyOf(oath, of(what)) <= playerOf(oath.state, seat).supply)
    .where('OATH-5.4.3', (what) => affords(oath, seat, added(besides, priceOf(oath, of(what)))));
}
/** What may be recovered here, whatever it costs. */
export function recoverable(oath: PoweredState, action: Recover): Selection<Recoverable> {
  const { state } = oath;
  const { seat, at } = action;
  const site = siteAt(state, at);
  const all: Recoverable[] = [...site.relics.map((_, relic) => ({ relic })), ...BANNERS.map((banner) => ({ banner }))];
  const of = (what: Recoverable): Recover => ({ ...action, what });
  const found = select(all)
    .where('OATH-5.4.5', (what) => !('relic' in what) || siteFacts(site.site).recoverCost !== null)
    .where(
      'OATH-5.4.2',
      (what) => !('banner' in what) || what.banner !== 'darkest-secret' || secretInReach(oath, seat),
    );
  const loose = allowed(oath, found, 'touch', (what) => touchingOf(oath, action, what));
  return allowed(oath, allowed(oath, loose, 'recover', of, action.used), 'take', (what) => takingOf(oath, seat, what));
}
/** OATH-7.12: a relic that counts as locked is not recovered. */
function touchingOf({ state }: PoweredState, { seat, at }: Recover, what: Recoverable) {
  if (!('relic' in what)) return { seat, card: what.banner, slot: -1 };
  return { seat, card: siteAt(state, at).relics[what.relic] as string, slot: at };
}
function takingOf({ state }: PoweredState, seat: Seat, what: Recoverable) {
  return 'banner' in what
    ? { seat, from: state.banners[what.banner].holder, what: what.banner }
    : { seat, from: null, what: '' };
}

/** OATH-5.4.2: from another holder only if a card at their site has a suit that none of their faceup advisers has. */
export function secretInReach(oath: PoweredState, seat: Seat): boolean {
  const { holder } = oath.state.banners['darkest-secret'];
  if (holder === null || holder === seat) return true;
  return siteAt(oath.state, playerOf(oath.state, holder).pawn).cards.some(({ card }) => {
    const suit = suitOf(card);
    return suit !== null && advisersOfSuit(oath, holder, suit) === 0;
  });
}

/** The least that has to be paid. */
export function priceOf(oath: PoweredState, action: Recover): Bill {
  const { state } = oath;
  if ('relic' in action.what) return relicBill(siteFacts(siteAt(state, action.at).site).recoverCost as RecoverCost);
  const { tokens } = state.banners[action.what.banner];
  if (action.what.banner === 'peoples-favor') return { favor: tokens + 1, secrets: 0 };
  return { favor: 0, secrets: Math.max(0, tokens + 1 - fold(oath, 'recover.secrets', 0, action, action.used)) };
}
export function relicBill({ favorToBank = 0, burnFavor: burned = 0, burnSecret = 0 }: RecoverCost): Bill {
  return { favor: favorToBank + burned, secrets: burnSecret };
}
function supplyOf(oath: PoweredState, action: Recover): number {
  return action.free || fold(oath, 'action.free', false, action, action.used) ? 0 : SUPPLY;
}

// ---- taking it (OATH-5.4.4)

function* recoverRelic(oath: Oath, action: Recover, place: number): Rules {
  const { seat, at } = action;
  const cost = siteFacts(siteAt(oath.state, at).site).recoverCost as RecoverCost;
  payForRelic(oath, seat, cost);
  yield* takeRelics(oath, seat, [{ slot: at, place }]);
  yield* react(oath, 'recovered', action, action.used);
}
function payForRelic(oath: Oath, seat: Seat, cost: RecoverCost): void {
  if (cost.favorToBank) spendFavor(oath, seat, bank(cost.bank as Suit), cost.favorToBank);
  if (cost.burnFavor) burnFavor(oath, seat, cost.burnFavor);
  if (cost.burnSecret) burnSecrets(oath, seat, cost.burnSecret);
}

/** The old favor goes one by one to the banks, clockwise from a suit of the player's choice. */
export function* recoverFavor(oath: Oath, action: Recover): Rules {
  const { seat } = action;
  const banner: BannerId = 'peoples-favor';
  const favor = oath.state.banners[banner];
  const old = favor.tokens;
  const paid = yield* amount(oath, seat, { kind: 'recover-amount', banner }, old + 1, purseOf(oath, seat));
  const banks = SUITS.map((suit) => ({ kind: 'bank', suit }) as const);
  const { suit } = yield* choose(oath, seat, 'recover-bank', banks);
  takeBanner(oath, seat, banner, 'recovered');
  favor.mob = false;
  const first = SUITS.indexOf(suit);
  for (let i = 0; i < old; i++)
    moveFavor(oath, { at: 'banner', banner }, bank(SUITS[(first + i) % SUITS.length] as Suit), 1);
  spendFavor(oath, seat, { at: 'banner', banner }, paid);
  if (fold(oath, 'recover.mob', false, action, action.used)) turnToMob(oath);
}

/** One old secret for the player who recovers it, the others for the former holder, if there is one. */
export function* recoverSecret(oath: Oath, action: Recover): Rules {
  const { seat } = action;
  const { state } = oath;
  const banner: BannerId = 'darkest-secret';
  const { tokens: old, holder } = state.banners[banner];
  const given = fold(oath, 'recover.secrets', 0, action, action.used);
  const { secrets } = playerOf(state, seat);
  const least = Math.max(0, old + 1 - given);
  const paid = yield* amount(oath, seat, { kind: 'recover-amount', banner }, least, secrets);
  takeBanner(oath, seat, banner, 'recovered');
  const at = { at: 'banner', banner } as const;
  moveSecrets(oath, at, board(seat), holder === seat ? old : 1);
  moveSecrets(oath, at, holder === null ? SHARED : board(holder), holder === seat ? 0 : old - 1);
  moveSecrets(oath, board(seat), at, paid);
  moveSecrets(oath, SHARED, at, given);
  yield* react(oath, 'secret-recovered', { seat, n: paid + given });
}
