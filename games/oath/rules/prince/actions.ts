/** What the Prince does at the nodes of his mind (OATH-9.23 to 9.27). Each action says whether it could be done. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { pause, step } from '@tavola/kernel/rules/step.ts';
import { SLOTS, type Slot, SUITS, type Suit } from '../../data/board.ts';
import { type NodeAction, ROWS, type Want } from '../../data/mind.ts';
import { begun } from '../actions/modifiers.ts';
import { cardsFor, newMuster, WARBANDS } from '../actions/muster.ts';
import { newTrade } from '../actions/trade.ts';
import { travel } from '../actions/travel.ts';
import { allowed, fold, react, tolls } from '../hooks/hooks.ts';
import type { Oath, PoweredState } from '../hooks/power.ts';
import { board, favorAt, gainFavor, moveFavor } from '../operations/favor.ts';
import { NOTHING } from '../operations/pay.ts';
import { gainSecrets } from '../operations/secrets.ts';
import { gainWarbands } from '../operations/warbands.ts';
import { isEmpty, placeOf, suitOf } from '../queries/queries.ts';
import { princeOf, rowIn } from '../state/relations.ts';
import { playerOf, siteAt } from '../state/state.ts';
import { nearby, wage } from './campaign.ts';
import { recoverPrize } from './recover.ts';
import { searchAndPlay } from './search.ts';

export function* perform(oath: Oath, seat: Seat, action: NodeAction): Rules<boolean> {
  switch (action.type) {
    case 'travel':
      return yield* journey(oath, seat, action.to);
    case 'trade':
      return yield* trade(oath, seat, action.for);
    case 'muster':
      return yield* muster(oath, seat);
    case 'search':
      if (oath.state.worldDeck.length === 0) return false;
      yield* searchAndPlay(oath, seat);
      return true;
    case 'recover':
      return yield* recoverPrize(oath, seat, action.what);
    case 'campaign':
      return yield* wage(oath, seat, action.against);
  }
}

// ---- OATH-9.23 Travel

function* journey(oath: Oath, seat: Seat, to: 'most-favor' | 'most-secrets' | 'relic'): Rules<boolean> {
  if (to === 'relic') return yield* toRelic(oath, seat);
  const want = to === 'most-favor' ? 'favor' : 'secret';
  const best = richest(oath, seat, want);
  if (best.best !== undefined) return yield* goTo(oath, seat, best);
  return want === 'favor' ? gainNearest(oath, seat) : gainSecret(oath, seat);
}
/** He goes there, unless he is there already. */
function* goTo(oath: Oath, seat: Seat, where: Selection<Slot>): Rules<boolean> {
  const slot = where.best as Slot;
  if (playerOf(oath.state, seat).pawn === slot) return false;
  yield* step(oath, { kind: 'prince-travels', seat, to: placeOf(oath.state, slot) }, { why: where });
  yield* travel(oath, seat, { free: true, among: [slot] });
  yield* pause(oath);
  return true;
}
/** Where a trade for this would yield most. */
function richest(oath: PoweredState, seat: Seat, want: Want): Selection<Slot> {
  return sites(oath)
    .where('OATH-5.6.1', isNear(oath, seat))
    .where('OATH-9.23', (slot) => yieldAt(oath, seat, slot, want) > 0)
    .most('OATH-9.23', (slot) => yieldAt(oath, seat, slot, want))
    .first('OATH-9.9');
}
function sites({ state }: PoweredState): Selection<Slot> {
  return select(
    SLOTS.map((_, slot) => slot),
    (slot) => placeOf(state, slot),
  );
}
function isNear(oath: PoweredState, seat: Seat): (slot: Slot) => boolean {
  const near = nearby(oath, seat);
  return (slot) => near.includes(slot);
}
function gainSecret(oath: Oath, seat: Seat): boolean {
  gainSecrets(oath, seat, 1);
  return true;
}
/** From the bank closest to the world deck that has favor (OATH-G31). */
function gainNearest(oath: Oath, seat: Seat): boolean {
  const suit = SUITS.find((one) => oath.state.banks[one] > 0);
  return suit !== undefined && gainFavor(oath, seat, suit, 1) > 0;
}

/** The leftmost site with a relic; else a facedown site is turned; else a favor and the way to the best secrets. */
function* toRelic(oath: Oath, seat: Seat): Rules<boolean> {
  const { state } = oath;
  const near = sites(oath).where('OATH-5.6.1', isNear(oath, seat));
  const relic = near
    .where('OATH-9.23', (slot) => siteAt(state, slot).faceup && siteAt(state, slot).relics.length > 0)
    .first('OATH-9.9');
  if (relic.best !== undefined) return yield* goTo(oath, seat, relic);
  const hidden = near.where('OATH-9.23', (slot) => !siteAt(state, slot).faceup).first('OATH-9.9');
  if (hidden.best !== undefined) {
    yield* goTo(oath, seat, hidden);
    if (siteAt(state, hidden.best).relics.length === 0) gainNearest(oath, seat);
    return true;
  }
  const gained = gainNearest(oath, seat);
  const secrets = richest(oath, seat, 'secret');
  const went = secrets.best !== undefined && (yield* goTo(oath, seat, secrets));
  return gained || went;
}

// ---- OATH-9.24 Muster

/** A favor of the board on each empty card, the one closest to the site first, brings two warbands each. */
function* muster(oath: Oath, seat: Seat): Rules<boolean> {
  const action = begun(oath, { ...newMuster(oath, seat), free: true });
  const { cards } = siteAt(oath.state, action.at);
  let mustered = false;
  for (const { card } of cards.slice()) {
    if (favorAt(oath, board(seat)) === 0) break;
    if (!cardsFor(oath, action, NOTHING).list.some((one) => one.card === card && isEmpty(one))) continue;
    action.card = card;
    if (fold(oath, 'muster.token', 'favor', action, action.used) === 'secret') continue;
    oath.tell({ kind: 'mustered', seat, card });
    moveFavor(oath, board(seat), { at: 'card', card }, 1);
    gainWarbands(oath, seat, fold(oath, 'muster.yield', WARBANDS, action, action.used));
    yield* react(oath, 'mustered', action, action.used);
    mustered = true;
  }
  if (mustered) yield* pause(oath);
  return mustered;
}

// ---- OATH-9.25 Trade

/** Friends give favor, conspirators secrets, by their rows; nothing is placed. */
function* trade(oath: Oath, seat: Seat, wants: readonly Want[]): Rules<boolean> {
  const { pawn } = playerOf(oath.state, seat);
  let gained = 0;
  for (const want of wants) {
    for (const { card, n } of dealsAt(oath, seat, pawn, want)) {
      oath.tell({ kind: 'traded', seat, card, what: want === 'favor' ? 'favor' : 'secrets' });
      if (want === 'favor') gained += gainFavor(oath, seat, suitOf(card) as Suit, n);
      else {
        gainSecrets(oath, seat, n);
        gained += n;
      }
    }
  }
  if (gained > 0) yield* pause(oath);
  return gained > 0;
}
function yieldAt(oath: PoweredState, seat: Seat, slot: Slot, want: Want): number {
  return dealsAt(oath, seat, slot, want).reduce((sum, { n }) => sum + n, 0);
}
/** Each empty card with a suit of the right column, and what it would give; banks give what they have. */
function dealsAt(oath: PoweredState, seat: Seat, slot: Slot, want: Want): { card: string; n: number }[] {
  const { state } = oath;
  const prince = princeOf(state, seat);
  const { faceup, cards } = siteAt(state, slot);
  const left = { ...state.banks };
  if (!faceup) return [];
  const action = { ...newTrade(oath, seat), at: slot, what: want === 'favor' ? 'favor' : 'secrets' } as const;
  const open = allowed(
    oath,
    select(cards.filter((one) => suitOf(one.card) !== null && isEmpty(one))),
    'trade',
    (one) => ({
      ...action,
      card: one.card,
    }),
  );
  return open.list.flatMap(({ card }) => {
    const suit = suitOf(card) as Suit;
    const row = ROWS[rowIn(prince, want === 'favor' ? 'friends' : 'conspirators', suit) - 1];
    if (row === undefined || tolls(oath, 'trade', { ...action, card }).length > 0) return [];
    const n = want === 'favor' ? Math.min(row.favor, left[suit]) : row.secrets;
    if (want === 'favor') left[suit] -= n;
    return n > 0 ? [{ card, n }] : [];
  });
}
