/** Services: what others buy at the start of their Birdsong (ROOT-11.2.6, 11.2.7). */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import { select } from '@tavola/kernel/select.ts';
import { distinct } from '../../../data/cards.ts';
import { clearings } from '../../../data/maps.ts';
import { isSoldTo, type Service, services } from '../../../data/riverfolk.ts';
import { choose } from '../../choose.ts';
import { handSize, takeFromHand } from '../../hands.ts';
import { cardMove } from '../../moves.ts';
import { piecesAt, tokensAt } from '../../pieces.ts';
import { handOf, playerOf, type State } from '../../state.ts';
import type { Root } from '../../table.ts';
import type { Offers, Use } from '../faction.ts';
import { factionAt } from '../registry.ts';
import { payOneself } from './funds.ts';
import { add, boardOf } from './state.ts';

const known: Offers[] = [];

export function offersOf(self: Seat): Offers {
  known[self] ??= {
    possible: (state, buyer, part) =>
      part === 'start-of-birdsong' && services.some((service) => canBuy(state, self, buyer, service)),
    uses: (table, buyer) => purchases(table, self, buyer),
  };
  return known[self];
}

function purchases(table: Root, self: Seat, buyer: Seat): Use[] {
  const { state } = table;
  return select(services)
    .where('ROOT-11.2.6', () => mayBuyMore(state, self, buyer))
    .where('ROOT-11.2.7', (service) => isForSale(state, self, buyer, service))
    .where('ROOT-11.2.6', (service) => canAfford(state, buyer, priceOf(state, self, service)))
    .moves((service) => ({ kind: 'riverfolk.buy', service, price: priceOf(state, self, service) }) as const)
    .map((move) => ({ move, use: () => buy(table, self, buyer, move.service) }));
}

function canBuy(state: State, self: Seat, buyer: Seat, service: Service): boolean {
  return (
    mayBuyMore(state, self, buyer) &&
    isForSale(state, self, buyer, service) &&
    canAfford(state, buyer, priceOf(state, self, service))
  );
}

function priceOf(state: State, self: Seat, service: Service): number {
  return boardOf(state, self).prices[services.indexOf(service)] as number;
}

/** One, and one more for each clearing with a trade post and a piece of the buyer. What automata buy is theirs to say (ROOT-16.5). */
function mayBuyMore({ open }: State, self: Seat, buyer: Seat): boolean {
  const [company, customer] = [open.players[self], open.players[buyer]];
  if (!company || !customer || customer.automaton) return false;
  const posts = clearings.filter((one) => tokensAt(company, one) > 0 && piecesAt(customer, one) > 0);
  return open.turn.services < 1 + posts.length;
}

/** A hand card as often as there are cards, the others once per turn; the Vagabond cannot hire mercenaries (ROOT-11.2.7.4). */
function isForSale(state: State, self: Seat, buyer: Seat, service: Service): boolean {
  const { turn } = state.open;
  if (service === 'hand-card') return handSize(state, self) > 0;
  if (service === 'riverboats') return !turn.boats;
  return turn.hired === null && isSoldTo(service, playerOf(state, buyer).faction);
}

/** With warriors of the supply, or in the way of a faction that has none. */
function canAfford(state: State, buyer: Seat, price: number): boolean {
  const { servicePayment } = factionAt(state, buyer);
  return servicePayment ? servicePayment.can(state, buyer, price) : playerOf(state, buyer).supply >= price;
}

/** Paid first, then served. */
function* buy(table: Root, self: Seat, buyer: Seat, service: Service): Rules {
  const { state } = table;
  const { turn } = state.open;
  const price = priceOf(state, self, service);
  yield* pay(table, self, buyer, price);
  turn.services += 1;
  table.tell({ kind: 'riverfolk.bought', seat: buyer, service, price });
  if (service === 'riverboats') turn.boats = true;
  else if (service === 'mercenaries') turn.hired = self;
  else yield* takeCard(table, self, buyer);
}

/** For each item that is exhausted an own warrior comes into Payments. */
function* pay(table: Root, self: Seat, buyer: Seat, price: number): Rules {
  const { state } = table;
  const { servicePayment } = factionAt(state, buyer);
  if (servicePayment) {
    yield* servicePayment.pay(table, buyer, price);
    payOneself(state, self, price);
    return;
  }
  playerOf(state, buyer).supply -= price;
  add(boardOf(state, self).payments, buyer, price);
}

/** ROOT-11.2.3: the hand lies open, and so does the sale. */
function* takeCard(table: Root, self: Seat, buyer: Seat): Rules {
  const { state } = table;
  const { card } = yield* choose(buyer, 'riverfolk.buy-card', distinct(handOf(state, self)).map(cardMove));
  takeFromHand(state, self, card);
  handOf(state, buyer).push(card);
  table.tell({ kind: 'riverfolk.sold-card', seat: self, to: buyer, card });
}
