/** CAL-5.12: acquiring symbols from the revealed symbol card. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { ask } from '../state/asking.ts';
import { bottomOf } from '../state/picks.ts';
import { type Calamandara, OPEN, type State, travellerOf } from '../state/state.ts';
import { SYMBOL_CARDS, type SymbolCard, type SymbolKind } from '../state/symbols.ts';
import { lookAtSymbols } from './looking.ts';

const MOST_IN_RESERVE = 4;

export const roomInReserve = (state: State, seat: Seat): number =>
  MOST_IN_RESERVE - travellerOf(state, seat).reserve.length;

/** What can be taken: the top symbol, and the bottom symbols to choose one from. */
export type Offer = {
  readonly number: number;
  readonly top: SymbolKind | null;
  readonly bottoms: readonly SymbolKind[];
};

/** CAL-5.12.1 to 5.12.3: what `seat` could acquire from the card and depot of `from`; null when nothing at all. */
export function offerOf(state: State, seat: Seat, from: Seat): Offer | null {
  const { depot, symbolDeck } = travellerOf(state, from);
  const number = symbolDeck.at(-1) as number;
  const card = SYMBOL_CARDS[number] as SymbolCard;
  const room = roomInReserve(state, seat);
  if (room === 0) return null;
  const top = depot[card.top] > 0 ? card.top : null;
  const isLeft = (kind: SymbolKind): boolean => depot[kind] > (kind === top ? 1 : 0);
  const bottoms = room > (top === null ? 0 : 1) ? [...new Set(card.bottom)].filter(isLeft) : [];
  return top === null && bottoms.length === 0 ? null : { number, top, bottoms };
}

/** The symbols of an offer, with the bottom one chosen (CAL-5.12.4: everything possible is taken). */
export function* chooseFrom(table: Calamandara, seat: Seat, { number, top, bottoms }: Offer): Rules<SymbolKind[]> {
  const taken = top === null ? [] : [top];
  if (bottoms.length === 0) return taken;
  const { top: printed } = SYMBOL_CARDS[number] as SymbolCard;
  const { symbol } = yield* ask(table, seat, { kind: 'bottom-symbol', top: printed }, bottoms.map(bottomOf));
  return [...taken, symbol];
}

/** Moves the symbols from a depot to a reserve and uses up the card. */
export function* acquire(table: Calamandara, seat: Seat, from: Seat, symbols: readonly SymbolKind[]): Rules {
  const { state } = table;
  for (const symbol of symbols) {
    travellerOf(state, from).depot[symbol]--;
    travellerOf(state, seat).reserve.push(symbol);
  }
  table.tell({ kind: 'acquired', seat, from, symbols });
  yield* usedUp(table, from);
}

/** CAL-5.12.1, 5.12.5: the card goes face down to the discard; an empty deck is made of the discard, in the same order. */
function* usedUp(table: Calamandara, seat: Seat): Rules {
  const { symbolDeck, symbolDiscard } = travellerOf(table.state, seat);
  symbolDiscard.push(symbolDeck.pop() as number);
  if (symbolDeck.length === 0) {
    symbolDeck.push(...symbolDiscard.toReversed());
    symbolDiscard.length = 0;
    table.tell({ kind: 'deck-turned-over', seat });
  }
  yield* turnUp(table.state, seat);
}

/** CAL-4.2: the top card is turned up. */
export function* turnUp(state: State, seat: Seat): Rules {
  yield* lookAtSymbols(state, seat, travellerOf(state, seat).symbolDeck.length - 1, null);
  revealTop(state, seat);
}

/** CAL-4.2: only the top card counts as revealed. */
export function revealTop(state: State, seat: Seat): void {
  const top = travellerOf(state, seat).symbolDeck.at(-1) as number;
  state.seen[top] = (state.seen[top] as number) | OPEN;
}
