/** Cards about memory cards: Mirage, Well, Shadow, Perception. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pick } from '@tavola/kernel/rules/chance.ts';
import {
  cardsIn,
  discard,
  draw,
  drawable,
  drawCounts,
  isOpen,
  keepThree,
  learn,
  namesIn,
  takeAway,
  takeOut,
} from '../hands/hands.ts';
import { cardFace } from '../hands/looking.ts';
import { ask } from '../state/asking.ts';
import { type Card, type CardName, NAME } from '../state/memory.ts';
import type { Ask } from '../state/moves.ts';
import { DONE, seatPick } from '../state/picks.ts';
import {
  type Calamandara,
  type CardPlace,
  type Choice,
  type Entry,
  OPEN,
  type State,
  travellerOf,
} from '../state/state.ts';
import { type Effect, everybody, type Moment, notUser, othersThan } from './effect.ts';
import { rotated } from './symbols.ts';

export const PLACES: readonly CardPlace[] = ['hand', 'reserve'];

/** CAL-5.20.2: draw up to 5 in hand, up to 3 in the final zone. */
export const mirage: Effect = {
  helps: true,
  isPossible: ({ table, user, leaving }) => drawable(table.state, user, leaving) > 0,
  *resolve(table, entry) {
    const most = drawable(table.state, entry.user);
    if (entry.prevented) return true;
    if (most === 0) return false;
    const { count } = yield* ask(table, entry.user, { kind: 'draw', most }, drawCounts(most));
    if (count > 0) yield* draw(table, entry.user, count);
    return true;
  },
};

/** CAL-5.20.6: all hands move clockwise, or counter-clockwise when taken. */
export const well: Effect = {
  isPossible: () => true,
  *resolve(table, entry) {
    const { state } = table;
    const clockwise = entry.via !== 'take';
    const hands = rotated(
      state.travellers.map(({ hand }) => hand),
      clockwise,
    );
    for (const [seat, hand] of hands.entries()) {
      travellerOf(state, seat).hand = hand;
      for (const card of hand) learn(state, card, seat);
    }
    table.tell({ kind: 'hands-rotated', clockwise });
    for (const seat of everybody(state))
      if (travellerOf(state, seat).inFinalZone) yield* keepThree(table, seat, 'hand');
    return true;
  },
  victims: (state, entry) => othersThan(state, entry.user),
};

/** How many cards lie in a place once the card played has left the hand. */
export function countIn({ table: { state }, user, leaving }: Moment, seat: Seat, place: CardPlace): number {
  return cardsIn(state, seat, place).length - (seat === user && place === 'hand' ? leaving : 0);
}

/** CAL-5.20.17: one card of a hand or final reserve goes to its owner's discard. */
export const shadow: Effect = {
  isPossible: (moment) => everybody(moment.table.state).some((seat) => placesWithCards(moment, seat).length > 0),
  *declare(moment): Rules<Choice> {
    const { table, user } = moment;
    const card = 'dogmatic-shadow';
    const seats = everybody(table.state).filter((seat) => placesWithCards(moment, seat).length > 0);
    const { seat: target } = yield* ask(table, user, { kind: 'target', card }, seats.map(seatPick));
    const places = placesWithCards(moment, target).map((place) => ({ kind: 'place' as const, place }));
    const { place } = yield* ask(table, user, { kind: 'place', card, target }, places);
    return { target, place };
  },
  *resolve(table, entry) {
    const { target, place } = entry.choice as { target: Seat; place: CardPlace };
    if (cardsIn(table.state, target, place).length === 0) return false;
    const card = yield* blindPick(table, entry, target, place);
    discard(table.state, target, card);
    table.tell({ kind: 'eliminated', seat: target, place, card: NAME[card] as CardName, by: entry.user });
    return true;
  },
  victims: (_, entry) => notUser(entry, [entry.choice.target as Seat]),
};

export function placesWithCards(moment: Moment, seat: Seat): CardPlace[] {
  return PLACES.filter((place) => countIn(moment, seat, place) > 0);
}

/** CAL-5.19.13: one of the cards that lie open, or a hidden one drawn at random. It leaves its place. */
export function* blindPick(table: Calamandara, entry: Entry, target: Seat, place: CardPlace): Rules<Card> {
  const { state } = table;
  const cards = cardsIn(state, target, place);
  const open = namesIn(cards.filter((card) => isOpen(state, card))).map((card) => ({
    kind: 'revealed-card' as const,
    card,
  }));
  const isHidden = (card: Card): boolean => !isOpen(state, card);
  const hidden = cards.some(isHidden) ? [{ kind: 'hidden-card' } as const] : [];
  const question = { kind: 'blind-pick', card: entry.effect, target, place } as const;
  const move = yield* ask(table, entry.user, question, [...open, ...hidden]);
  if (move.kind === 'revealed-card') return takeOut(state, cards, move.card);
  const lost: Ask = { kind: 'lost-card', seat: target, place };
  const card = yield* pick(cards.filter(isHidden), lost, cardFace, target);
  takeAway(state, cards, card);
  return card;
}

/** The reserved cards of a traveller: in the final reserve, or in hand while in the final zone. */
function reservedCards(state: State, seat: Seat): readonly Card[] {
  const { finalReserve, hand, inFinalZone } = travellerOf(state, seat);
  return inFinalZone ? [...finalReserve, ...hand] : finalReserve;
}

const hidesReserved = (state: State, seat: Seat): boolean =>
  reservedCards(state, seat).some((card) => !isOpen(state, card));

/** CAL-5.20.25: one or more others, in an order of the user's choice, show their reserved cards until the end of the game. */
export const perception: Effect = {
  isPossible: ({ table: { state }, user }) => othersThan(state, user).some((seat) => hidesReserved(state, seat)),
  *declare({ table, user }): Rules<Choice> {
    const { state } = table;
    const left = othersThan(state, user).filter((seat) => hidesReserved(state, seat));
    const targets: Seat[] = [];
    while (left.length > 0) {
      const options = [...left.map(seatPick), ...(targets.length > 0 ? [DONE] : [])];
      const move = yield* ask(table, user, { kind: 'reveal-next', card: 'dionesian-perception' }, options);
      if (move.kind === 'done') break;
      targets.push(move.seat);
      left.splice(left.indexOf(move.seat), 1);
    }
    return { targets };
  },
  *resolve(table, entry) {
    const { state } = table;
    const targets = (entry.choice.targets ?? []).filter((seat) => hidesReserved(state, seat));
    for (const seat of targets) {
      const cards = reservedCards(state, seat);
      for (const card of cards) state.known[card] = (state.known[card] as number) | OPEN;
      table.tell({ kind: 'revealed', seat, cards: cards.map((card) => NAME[card] as CardName).sort() });
    }
    return targets.length > 0;
  },
};
