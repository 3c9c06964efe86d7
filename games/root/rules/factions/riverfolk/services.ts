/** Services: what others buy at the start of their Birdsong (ROOT-11.2.6, 11.2.7), of the Company and of the Robots (AUT-9.2.3). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select, type Traced } from '@tavola/kernel/rules/select.ts';
import { servicePrice } from '../../../data/automata-facts.ts';
import { type Card, distinct } from '../../../data/cards.ts';
import { clearings } from '../../../data/maps.ts';
import { isSoldTo, type Service, services } from '../../../data/riverfolk.ts';
import type { Offers, Use } from '../../contract/faction.ts';
import { factionAt } from '../../contract/registry.ts';
import type { Shop } from '../../contract/services.ts';
import { choose } from '../../state/choose.ts';
import { handOf, isAutomaton, playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { cardMove } from '../../vocabulary/moves.ts';
import { piecesAt, tokensAt } from '../../woodland/pieces.ts';

const known: Offers[] = [];

export function offersOf(self: Seat): Offers {
  known[self] ??= {
    occasion: 'services',
    possible: (state, buyer) =>
      !isAutomaton(state, buyer) && services.some((service) => canBuy(state, self, buyer, service)),
    uses: (table, buyer) => purchases(table, self, buyer),
  };
  return known[self];
}

function shopOf(state: State, self: Seat): Shop {
  return factionAt(state, self).services?.shop as Shop;
}

function purchases(table: Root, self: Seat, buyer: Seat): Use[] {
  const { state } = table;
  return select(services)
    .where('ROOT-11.2.6', () => mayBuyMore(state, self, buyer))
    .where('ROOT-11.2.7', (service) => isForSale(state, self, buyer, service))
    .where('ROOT-11.2.6', (service) => canAfford(state, self, buyer, priceOf(state, self, buyer, service)))
    .moves((service) => ({ kind: 'riverfolk.buy', service, price: priceOf(state, self, buyer, service) }) as const)
    .map((move) => ({ move, use: () => buy(table, self, buyer, move.service) }));
}

/** Whether this is sold to this buyer now, for a price that can be paid. */
export function canBuy(state: State, self: Seat, buyer: Seat, service: Service): boolean {
  return (
    mayBuyMore(state, self, buyer) &&
    isForSale(state, self, buyer, service) &&
    canAfford(state, self, buyer, priceOf(state, self, buyer, service))
  );
}

/** What people pay is the company's to say; automata pay by their VP (AUT-I-5). */
function priceOf(state: State, self: Seat, buyer: Seat, service: Service): number {
  if (isAutomaton(state, buyer)) return servicePrice(playerOf(state, buyer).vp);
  return shopOf(state, self).priceOf(state, self, buyer, service);
}

/** One, and one more for each clearing with a trade post and a piece of the buyer; among automata any number (AUT-S-1). */
function mayBuyMore(state: State, self: Seat, buyer: Seat): boolean {
  const [company, customer] = [playerOf(state, self), playerOf(state, buyer)];
  if (shopOf(state, self).refuses?.(state, buyer)) return false;
  if (company.automaton && customer.automaton) return true;
  const posts = clearings.filter((one) => tokensAt(company, one) > 0 && piecesAt(customer, one) > 0);
  return state.open.turn.services < 1 + posts.length;
}

/**
 * A hand card as often as there are cards, the others once per turn; the Vagabond cannot hire mercenaries (ROOT-11.2.7.4), but can keep
 * them from siding with others (AUT-T-RIV-2).
 */
function isForSale(state: State, self: Seat, buyer: Seat, service: Service): boolean {
  const { turn } = state.open;
  if (service === 'hand-card') return shopOf(state, self).cards(state, self).length > 0;
  if (service === 'riverboats') return !turn.boats;
  return turn.hired === null && (turn.against === self || isSoldTo(service, playerOf(state, buyer).faction));
}

/** With warriors of the supply, or in the way of those who have none: then the company puts in its own. */
function canAfford(state: State, self: Seat, buyer: Seat, price: number): boolean {
  const own = factionAt(state, buyer).services?.payment;
  if (!own) return playerOf(state, buyer).supply >= price;
  const able = !exhausts(state, self, buyer) || own.can(state, buyer, price);
  return able && (playerOf(state, self).supply >= price || (!isAutomaton(state, self) && !isAutomaton(state, buyer)));
}

function exhausts(state: State, self: Seat, buyer: Seat): boolean {
  return shopOf(state, self).barters || isAutomaton(state, buyer);
}

/** A person's purchase: paid first, then served. */
function* buy(table: Root, self: Seat, buyer: Seat, service: Service): Rules {
  yield* payFor(table, self, buyer, service);
  if (service === 'hand-card') {
    const cards = distinct(shopOf(table.state, self).cards(table.state, self));
    const { card } = yield* choose(buyer, 'riverfolk.buy-card', cards.map(cardMove));
    handOver(table, self, buyer, card);
    handOf(table.state, buyer).push(card);
  }
}

/** Why an automaton buys. */
type Reason = { readonly clause: string; readonly why: readonly Traced[] };

/** The price goes into Payments; boats and mercenaries are there from then on. */
export function* payFor(table: Root, self: Seat, buyer: Seat, service: Service, reason?: Reason): Rules {
  const { state } = table;
  const { turn } = state.open;
  const price = priceOf(state, self, buyer, service);
  yield* pay(table, self, buyer, price);
  turn.services += 1;
  const bought = { kind: 'riverfolk.bought', seat: buyer, service, price } as const;
  if (reason) table.tell({ ...bought, clause: reason.clause }, { why: reason.why });
  else table.tell(bought);
  if (service === 'riverboats') turn.boats = true;
  if (service === 'mercenaries') {
    turn.against = null;
    if (isSoldTo(service, playerOf(state, buyer).faction)) turn.hired = self;
  }
  shopOf(state, self).afterSale?.(table, self, buyer);
}

/** Where the buyer has no warriors, warriors of the company come into Payments. */
function* pay(table: Root, self: Seat, buyer: Seat, price: number): Rules {
  const { state } = table;
  const own = factionAt(state, buyer).services?.payment;
  if (own && exhausts(state, self, buyer)) yield* own.pay(table, buyer, price);
  const payer = own ? self : buyer;
  const player = playerOf(state, payer);
  const paid = Math.min(price, player.supply);
  player.supply -= paid;
  const payments = shopOf(state, self).payments(state, self);
  payments[payer] = (payments[payer] as number) + paid;
}

/** ROOT-11.2.3: the cards lie open, and so does the sale. Where the card goes is the buyer's. */
export function handOver(table: Root, self: Seat, buyer: Seat, card: Card): void {
  shopOf(table.state, self).takeCard(table.state, self, card);
  table.tell({ kind: 'riverfolk.sold-card', seat: self, to: buyer, card });
}
