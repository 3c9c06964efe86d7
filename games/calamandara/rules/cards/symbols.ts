/** Cards about symbol cards and reserves: Nomad Lands, Nightmare, Temple, Submerged Paintings. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { acquire, chooseFrom, type Offer, offerOf, revealTop, roomInReserve } from '../hands/acquiring.ts';
import { ask } from '../state/asking.ts';
import { DONE, seatPick, symbolPick } from '../state/picks.ts';
import { type Calamandara, type Choice, type Mode, type State, type Traveller, travellerOf } from '../state/state.ts';
import type { SymbolKind } from '../state/symbols.ts';
import { type Effect, everybody, notUser, othersThan } from './effect.ts';

/** CAL-5.20.9: as phase 1, from the revealed card and the depot of any traveller. */
export const nomadLands: Effect = {
  isPossible: ({ table: { state }, user }) => everybody(state).some((from) => offerOf(state, user, from) !== null),
  *declare({ table, user }): Rules<Choice> {
    const seats = everybody(table.state).filter((from) => offerOf(table.state, user, from) !== null);
    const { seat: target } = yield* ask(table, user, { kind: 'target', card: 'nomad-lands' }, seats.map(seatPick));
    const offer = offerOf(table.state, user, target) as Offer;
    return { target, symbols: yield* chooseFrom(table, user, offer), symbolCard: offer.number };
  },
  *resolve(table, entry) {
    const { state } = table;
    const { target, symbols = [], symbolCard } = entry.choice as Choice & { target: Seat };
    if (entry.prevented) return true;
    const offer = offerOf(state, entry.user, target);
    if (offer === null || offer.number !== symbolCard) return false;
    const { depot } = travellerOf(state, target);
    const left = symbols.filter(
      (symbol, i) => depot[symbol] > symbols.slice(0, i).filter((other) => other === symbol).length,
    );
    const taken = left.slice(0, roomInReserve(state, entry.user));
    if (taken.length === 0) return false;
    yield* acquire(table, entry.user, target, taken);
    return true;
  },
  victims: (_, entry) => notUser(entry, [entry.choice.target as Seat]),
};

/** CAL-5.20.10 */
const mayTrade = (state: State, user: Seat, other: Seat): boolean => {
  const { reserve } = travellerOf(state, user);
  return reserve.length > 0 && roomInReserve(state, user) > 0 && travellerOf(state, other).reserve.length >= 2;
};
const mayTake = (state: State, user: Seat, other: Seat): boolean =>
  roomInReserve(state, user) > 0 && travellerOf(state, other).reserve.length > 0;

/** One symbol for two of another reserve, or one taken from it. */
export const nightmare: Effect = {
  isPossible: ({ table: { state }, user }) => othersThan(state, user).some((other) => mayTake(state, user, other)),
  *declare({ table, user }): Rules<Choice> {
    const { state } = table;
    const card = 'nightmare-of-abandonment';
    const others = othersThan(state, user);
    const modes: { kind: 'mode'; mode: 'trade' | 'take' }[] = [{ kind: 'mode', mode: 'take' }];
    if (others.some((other) => mayTrade(state, user, other))) modes.unshift({ kind: 'mode', mode: 'trade' });
    const { mode } = yield* ask(table, user, { kind: 'mode', card }, modes);
    const seats = others.filter((other) => (mode === 'trade' ? mayTrade : mayTake)(state, user, other)).map(seatPick);
    const { seat: target } = yield* ask(table, user, { kind: 'target', card }, seats);
    const theirs = travellerOf(state, target).reserve.slice();
    if (mode === 'take') return { mode, target, symbols: [yield* takeOne(table, user, target, theirs)] };
    const own = [...new Set(travellerOf(state, user).reserve)].map(symbolPick);
    const { symbol: give } = yield* ask(table, user, { kind: 'give-symbol', card, target }, own);
    const first = yield* takeOne(table, user, target, theirs);
    return { mode, target, give, symbols: [first, yield* takeOne(table, user, target, theirs)] };
  },
  *resolve(table, { user, choice }) {
    const { target, give, symbols = [] } = choice as Choice & { target: Seat };
    const [mine, theirs] = [travellerOf(table.state, user).reserve, travellerOf(table.state, target).reserve];
    if (give !== undefined && !mine.includes(give)) return false;
    const received = symbols.filter((symbol) => removeOne(theirs, symbol));
    const room = roomInReserve(table.state, user) + (give === undefined ? 0 : 1);
    theirs.push(...received.splice(room));
    if (received.length === 0) return false;
    if (give !== undefined) {
      removeOne(mine, give);
      theirs.push(give);
    }
    mine.push(...received);
    table.tell({ kind: 'traded-symbols', seat: user, with: target, given: give ?? null, received });
    return true;
  },
  victims: (_, entry) => notUser(entry, [entry.choice.target as Seat]),
};

function* takeOne(table: Calamandara, user: Seat, target: Seat, theirs: SymbolKind[]): Rules<SymbolKind> {
  const question = { kind: 'take-symbol', card: 'nightmare-of-abandonment', target } as const;
  const { symbol } = yield* ask(table, user, question, [...new Set(theirs)].map(symbolPick));
  removeOne(theirs, symbol);
  return symbol;
}

function removeOne(list: SymbolKind[], symbol: SymbolKind): boolean {
  const index = list.indexOf(symbol);
  if (index >= 0) list.splice(index, 1);
  return index >= 0;
}

/** CAL-5.20.24: one or two symbols of one or two reserves. */
export const temple: Effect = {
  isPossible: ({ table: { state } }) => state.travellers.some(({ reserve }) => reserve.length > 0),
  *declare({ table, user }): Rules<Choice> {
    const reserves = table.state.travellers.map(({ reserve }) => reserve.slice());
    const options = () =>
      reserves.flatMap((reserve, seat) =>
        [...new Set(reserve)].map((symbol) => ({ kind: 'symbol-of' as const, seat, symbol })),
      );
    const card = 'temple-of-calon';
    const { seat, symbol } = yield* ask(table, user, { kind: 'remove-symbol', card, left: 2 }, options());
    removeOne(reserves[seat] as SymbolKind[], symbol);
    const second = yield* ask(table, user, { kind: 'remove-symbol', card, left: 1 }, [...options(), DONE]);
    const losses = [{ seat, symbol }];
    if (second.kind !== 'done') losses.push({ seat: second.seat, symbol: second.symbol });
    return { losses };
  },
  *resolve(table, { user, choice }) {
    const { state, options } = table;
    let removed = false;
    for (const { seat, symbol } of choice.losses ?? []) {
      if (!removeOne(travellerOf(state, seat).reserve, symbol)) continue;
      travellerOf(state, options.templeTo === 'user' ? user : seat).depot[symbol]++;
      table.tell({ kind: 'symbol-removed', seat, symbol, by: user });
      removed = true;
    }
    return removed;
  },
  victims: (_, entry) => notUser(entry, [...new Set((entry.choice.losses ?? []).map(({ seat }) => seat))]),
};

/** CAL-5.20.13: clockwise, or counter-clockwise when taken. */
export const paintings: Effect = {
  isPossible: () => true,
  *declare({ table, user }): Rules<Choice> {
    const modes: { kind: 'mode'; mode: Mode }[] = [
      { kind: 'mode', mode: 'top-cards' },
      { kind: 'mode', mode: 'whole-decks' },
    ];
    const { mode } = yield* ask(table, user, { kind: 'mode', card: 'submerged-paintings' }, modes);
    return { mode };
  },
  *resolve(table, entry) {
    const { state } = table;
    const mode = entry.choice.mode as Mode;
    const clockwise = entry.via !== 'take';
    if (mode === 'top-cards') {
      const tops = state.travellers.map(({ symbolDeck }) => symbolDeck.pop() as number);
      for (const [seat, top] of rotated(tops, clockwise).entries()) travellerOf(state, seat).symbolDeck.push(top);
    } else {
      const decks = state.travellers.map(({ symbolDeck, symbolDiscard }) => ({ symbolDeck, symbolDiscard }));
      for (const [seat, deck] of rotated(decks, clockwise).entries())
        Object.assign(state.travellers[seat] as Traveller, deck);
    }
    for (const seat of everybody(state)) revealTop(state, seat);
    table.tell({ kind: 'symbol-cards-rotated', clockwise, mode });
    return true;
  },
  victims: (state, entry) => othersThan(state, entry.user),
};

/** CAL-5.1.9: each gives to the left neighbour, or counter-clockwise to the right one. */
export function rotated<T>(list: readonly T[], clockwise: boolean): T[] {
  const n = list.length;
  return list.map((_, seat) => list[(seat + (clockwise ? n - 1 : 1)) % n] as T);
}
