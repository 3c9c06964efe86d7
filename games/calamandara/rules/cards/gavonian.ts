/** CAL-5.20.23: Gavonian Mirror, the exchange of memory cards. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { cardsIn, handLimit, keepSecret, learn, MOST_RESERVED, namesIn, takeOut } from '../hands/hands.ts';
import { ALWAYS, ask } from '../state/asking.ts';
import { type Card, type CardName, NAME } from '../state/memory.ts';
import { seatPick } from '../state/picks.ts';
import { type Calamandara, type CardPlace, type Choice, type Entry, type State, travellerOf } from '../state/state.ts';
import { type Effect, type Moment, notUser, othersThan } from './effect.ts';
import { blindPick, countIn, PLACES, placesWithCards } from './hands.ts';

const CARD = 'gavonian-mirror';

/** The user's place, and the traveller and place of the other card. */
type Trade = { readonly ownPlace: CardPlace; readonly target: Seat; readonly place: CardPlace };

/** With other cards in the user's hand it trades, otherwise it takes. */
const holdsOthers = (moment: Moment): boolean => countIn(moment, moment.user, 'hand') > 0;

/** All exchanges that are possible, when other cards remain in the user's hand. */
function trades(moment: Moment): Trade[] {
  const { user } = moment;
  const { state } = moment.table;
  if (!holdsOthers(moment)) return [];
  const found: Trade[] = [];
  for (const ownPlace of placesWithCards(moment, user)) {
    for (const target of state.travellers.keys()) {
      for (const place of PLACES) {
        const trade = { ownPlace, target, place };
        if (isOpenTo(state, user, trade) && mostFor(moment, trade) > 0) found.push(trade);
      }
    }
  }
  return found;
}

/** With the user's own cards it is hand against final reserve, which must not be blocked (CAL-6.22). */
function isOpenTo(state: State, user: Seat, { ownPlace, target, place }: Trade): boolean {
  return target !== user || (ownPlace !== place && travellerOf(state, user).onReserve.length === 0);
}

/** One or two, bound by what lies there and by the limits of the user's own place. */
function mostFor(moment: Moment, { ownPlace, target, place }: Trade): number {
  const { state } = moment.table;
  const limit = ownPlace === 'hand' ? handLimit(state, moment.user) : MOST_RESERVED;
  return Math.min(2, countIn(moment, target, place), limit - countIn(moment, moment.user, ownPlace) + 1);
}

function takings(moment: Moment): { readonly target: Seat; readonly places: readonly CardPlace[] }[] {
  if (holdsOthers(moment)) return [];
  return othersThan(moment.table.state, moment.user)
    .map((target) => ({ target, places: placesWithCards(moment, target) }))
    .filter(({ places }) => places.length > 0);
}

export const gavonianMirror: Effect = {
  isPossible: (moment) => trades(moment).length > 0 || takings(moment).length > 0,
  *declare(moment): Rules<Choice> {
    return trades(moment).length > 0 ? yield* declareTrade(moment) : yield* declareTaking(moment);
  },
  *resolve(table, entry) {
    return entry.choice.mode === 'trade' ? yield* trade(table, entry) : yield* take(table, entry);
  },
  victims: (_, entry) => notUser(entry, [entry.choice.target as Seat]),
};

function* declareTrade(moment: Moment): Rules<Choice> {
  const { table, user } = moment;
  const all = trades(moment);
  const asPlaces = (places: readonly CardPlace[]) =>
    [...new Set(places)].map((place) => ({ kind: 'place' as const, place }));
  const { place: ownPlace } = yield* ask(
    table,
    user,
    { kind: 'own-place', card: CARD },
    asPlaces(all.map((one) => one.ownPlace)),
  );
  const mine = all.filter((one) => one.ownPlace === ownPlace);
  const seats = [...new Set(mine.map((one) => one.target))].map(seatPick);
  const { seat: target } = yield* ask(table, user, { kind: 'target', card: CARD }, seats);
  const theirs = mine.filter((one) => one.target === target);
  const { place } = yield* ask(
    table,
    user,
    { kind: 'place', card: CARD, target },
    asPlaces(theirs.map((one) => one.place)),
  );
  const most = mostFor(moment, { ownPlace, target, place });
  const counts = Array.from({ length: most }, (_, i) => ({ kind: 'count' as const, count: i + 1 }));
  const { count } = yield* ask(table, user, { kind: 'how-many', card: CARD, target }, counts);
  return { mode: 'trade', ownPlace, target, place, count };
}

function* declareTaking(moment: Moment): Rules<Choice> {
  const { table, user } = moment;
  const all = takings(moment);
  const { seat: target } = yield* ask(
    table,
    user,
    { kind: 'target', card: CARD },
    all.map((one) => seatPick(one.target)),
  );
  const places = (all.find((one) => one.target === target)?.places ?? []).map((place) => ({
    kind: 'place' as const,
    place,
  }));
  const { place } = yield* ask(table, user, { kind: 'place', card: CARD, target }, places);
  return { mode: 'take', target, place, count: 1 };
}

/** The user's card first, then the picks; both travellers see what they give and get. */
function* trade(table: Calamandara, entry: Entry): Rules<boolean> {
  const { state } = table;
  const { user } = entry;
  const { ownPlace, target, place, count: declared = 1 } = entry.choice as Choice & Trade;
  const moment: Moment = { table, user, below: -1, leaving: 0 };
  if (!holdsOthers(moment) || cardsIn(state, user, ownPlace).length === 0) return false;
  if (!isOpenTo(state, user, { ownPlace, target, place })) return false;
  const count = Math.min(declared, mostFor(moment, { ownPlace, target, place }));
  if (count <= 0) return false;
  const options = () => namesIn(cardsIn(state, user, ownPlace)).map((card) => ({ kind: 'give' as const, card }));
  const { card: name } = yield* ask(table, user, { kind: 'own-card', card: CARD, place: ownPlace }, options, ALWAYS);
  for (const cards of [cardsIn(state, user, ownPlace), cardsIn(state, target, place)]) {
    keepSecret(state, cards, [user, target]);
  }
  state.onTheWay.push(takeOut(state, cardsIn(state, user, ownPlace), name));
  for (let i = 0; i < count; i++) {
    const card = target === user ? yield* pickSeen(table, user, place) : yield* blindPick(table, entry, target, place);
    state.onTheWay.push(card);
  }
  const [given, ...received] = state.onTheWay as [Card, ...Card[]];
  state.onTheWay = [];
  cardsIn(state, target, place).push(given);
  cardsIn(state, user, ownPlace).push(...received);
  learn(state, given, target);
  for (const card of received) learn(state, card, user);
  const names = received.map((card) => NAME[card] as CardName).sort();
  table.tell(
    { kind: 'traded-cards', seat: user, with: target, ownPlace, place, count },
    { to: [user, target], also: { given: name, received: names } },
  );
  return true;
}

function* pickSeen(table: Calamandara, user: Seat, place: CardPlace): Rules<Card> {
  const options = () => namesIn(cardsIn(table.state, user, place)).map((card) => ({ kind: 'give' as const, card }));
  const { card } = yield* ask(table, user, { kind: 'own-card', card: CARD, place }, options, ALWAYS);
  return takeOut(table.state, cardsIn(table.state, user, place), card);
}

function* take(table: Calamandara, entry: Entry): Rules<boolean> {
  const { state } = table;
  const { user } = entry;
  const { target, place } = entry.choice as { target: Seat; place: CardPlace };
  if (cardsIn(state, target, place).length === 0 || travellerOf(state, user).hand.length > 0) return false;
  keepSecret(state, cardsIn(state, target, place), [user, target]);
  const card = yield* blindPick(table, entry, target, place);
  travellerOf(state, user).hand.push(card);
  learn(state, card, user);
  table.tell(
    { kind: 'traded-cards', seat: user, with: target, ownPlace: null, place, count: 1 },
    { to: [user, target], also: { received: [NAME[card] as CardName] } },
  );
  return true;
}
