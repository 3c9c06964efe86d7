/** Section 4: setup, the three deck modes, opening hands and opening symbols. */
import { type Rules, type Seat, together } from '@tavola/kernel/rules/ask.ts';
import { pick, shuffle } from '@tavola/kernel/rules/chance.ts';
import type { SeatSetup } from '@tavola/kernel/rules/game.ts';
import { turnUp } from './hands/acquiring.ts';
import { draw, namesIn } from './hands/hands.ts';
import { lookAtMemory, lookAtSymbols } from './hands/looking.ts';
import { ALWAYS, ask, leftOf } from './state/asking.ts';
import { LAYOUTS, PLACES, type Side } from './state/cells.ts';
import { FARTHEST } from './state/lines.ts';
import { type Card, type CardName, NAME } from './state/memory.ts';
import type { Options } from './state/options.ts';
import { type Calamandara, START, type State, type Traveller, travellerOf } from './state/state.ts';
import { SHARE, SYMBOL_CARDS, SYMBOLS, type SymbolKind } from './state/symbols.ts';

const OPENING_HAND = 5;
export const ALL_CARDS: readonly Card[] = NAME.map((_, card) => card);
export const ALL_SYMBOL_CARDS: readonly number[] = SYMBOL_CARDS.map((_, number) => number);

/** CAL-4.1 to 4.4, 4.7: everything that chance decides. */
export function* setup(options: Options, seats: readonly SeatSetup[]): Rules<State> {
  const sides = LAYOUTS[seats.length] as readonly Side[];
  const seatFace = (seat: Seat) => `seat-${seat}`;
  const first = yield* pick([...sides.keys()], 'who-begins', seatFace);
  const symbolDecks = dealt(yield* shuffle(ALL_SYMBOL_CARDS), seats.length);
  const { deckMode: mode } = options;
  const memoryDecks = mode === 'draft' ? sides.map(() => []) : dealt(yield* shuffle(ALL_CARDS), seats.length);
  const state = opening(mode, first, symbolDecks, memoryDecks);
  if (mode !== 'sequence') for (const seat of sides.keys()) yield* turnUp(state, seat);
  return state;
}

/** The table before anybody has chosen anything, with these decks. */
export function opening(
  mode: Options['deckMode'],
  first: Seat,
  symbolDecks: readonly number[][],
  memoryDecks: readonly Card[][],
): State {
  const sides = LAYOUTS[symbolDecks.length] as readonly Side[];
  return {
    mode,
    step: mode === 'standard' ? 'symbols' : mode,
    round: 1,
    first,
    active: first,
    repeated: false,
    pendingRepeats: 0,
    board: PLACES.map(() => null),
    travellers: sides.map((side, seat) =>
      newTraveller(side, symbolDecks[seat] as number[], memoryDecks[seat] as Card[]),
    ),
    stack: [],
    known: ALL_CARDS.map(() => 0),
    seen: ALL_SYMBOL_CARDS.map(() => 0),
    draft: mode === 'draft' ? { holder: first, pack: ALL_CARDS.slice(), taken: [] } : null,
    destination: null,
    acquired: [],
    laid: [],
    window: null,
    ownWindow: null,
    prevented: false,
    stopped: false,
    undo: null,
    gifts: [],
    winner: null,
    lastCancelled: false,
    onTheWay: [],
    lastProgress: 0,
    lastChoice: 0,
  };
}

/** CAL-4.2, 4.3: in equal parts. */
export function dealt<T>(cards: readonly T[], hands: number): T[][] {
  const each = cards.length / hands;
  return Array.from({ length: hands }, (_, i) => cards.slice(i * each, (i + 1) * each));
}

function newTraveller(side: Side, symbolDeck: number[], memoryDeck: Card[]): Traveller {
  return {
    side,
    token: { cell: START, invading: null },
    inFinalZone: false,
    turnsBegun: 0,
    depot: { ...SHARE },
    reserve: [],
    symbolDeck,
    symbolDiscard: [],
    hand: [],
    finalReserve: [],
    memoryDeck,
    discard: [],
    onDeck: [],
    onReserve: [],
    sealed: false,
    silenced: false,
    nearest: FARTHEST,
  };
}

/** CAL-4.4, draft: one card each, the pack passes to the left; then each deck is shuffled. */
export function* draft(table: Calamandara): Rules {
  const { state } = table;
  for (;;) {
    const { draft } = state;
    if (draft === null) return;
    const { pack, holder, taken } = draft;
    if (pack.length === 0) break;
    const options = () => namesIn(pack).map((card) => ({ kind: 'take-card' as const, card }));
    const { card } = yield* ask(table, holder, { kind: 'draft', left: pack.length }, options, ALWAYS);
    const index = pack.findIndex((copy) => NAME[copy] === card);
    taken.push({ seat: holder, card: pack.splice(index, 1)[0] as Card });
    table.tell({ kind: 'drafted', seat: holder }, { to: holder, also: { card } });
    draft.holder = leftOf(holder, state.travellers.length);
  }
  const { taken } = state.draft as { taken: { seat: Seat; card: Card }[] };
  for (const [seat, traveller] of state.travellers.entries()) {
    traveller.memoryDeck = yield* shuffle(taken.filter((one) => one.seat === seat).map((one) => one.card));
  }
  state.draft = null;
  state.step = 'symbols';
}

/** CAL-4.4, sequence: each traveller may look at both of their decks and put each in any order, once. */
export function* sequence(table: Calamandara): Rules {
  const { state } = table;
  for (const [seat, { symbolDeck, memoryDeck }] of state.travellers.entries()) {
    for (let at = symbolDeck.length - 1; at >= 0; at--) {
      yield* lookAtSymbols(state, seat, at, seat);
      state.seen[symbolDeck[at] as number] = 1 << seat;
    }
    for (let at = memoryDeck.length - 1; at >= 0; at--) {
      yield* lookAtMemory(state, seat, at, 'deck-card');
      state.known[memoryDeck[at] as Card] = 1 << seat;
    }
  }
  for (const seat of state.travellers.keys()) {
    yield* orderSymbolDeck(table, seat);
    yield* orderMemoryDeck(table, seat);
    table.tell({ kind: 'ordered-decks', seat });
  }
  for (const seat of state.travellers.keys()) yield* turnUp(state, seat);
  state.step = 'symbols';
}

const KEEP_REST = { kind: 'keep-rest' } as const;

/** From the top down; what is kept stays in its order below. */
function* orderSymbolDeck(table: Calamandara, seat: Seat): Rules {
  const { symbolDeck } = travellerOf(table.state, seat);
  for (let left = symbolDeck.length; left > 1; left--) {
    const options = () => [
      ...symbolDeck
        .slice(0, left)
        .toReversed()
        .map((number) => ({ kind: 'next-symbol-card' as const, number })),
      KEEP_REST,
    ];
    const move = yield* ask(table, seat, { kind: 'order-symbol-deck', left }, options);
    if (move.kind === 'keep-rest') return;
    const [number] = symbolDeck.splice(symbolDeck.indexOf(move.number), 1) as [number];
    symbolDeck.splice(left - 1, 0, number);
  }
}

function* orderMemoryDeck(table: Calamandara, seat: Seat): Rules {
  const { memoryDeck } = travellerOf(table.state, seat);
  const nameAt = (index: number) => NAME[memoryDeck[index] as Card] as CardName;
  for (let left = memoryDeck.length; left > 1; left--) {
    const options = () => [
      ...namesIn(memoryDeck.slice(0, left)).map((card) => ({ kind: 'next-card' as const, card })),
      KEEP_REST,
    ];
    const move = yield* ask(table, seat, { kind: 'order-memory-deck', left }, options, ALWAYS);
    if (move.kind === 'keep-rest') return;
    let index = left - 1;
    while (nameAt(index) !== move.card) index--;
    const [card] = memoryDeck.splice(index, 1) as [Card];
    memoryDeck.splice(left - 1, 0, card);
  }
}

const OPENINGS: readonly (readonly SymbolKind[])[] = [
  [],
  ...SYMBOLS.map((symbol) => [symbol]),
  ...SYMBOLS.flatMap((first, i) => SYMBOLS.slice(i).map((second) => [first, second])),
].filter((symbols) => symbols.every((symbol) => symbols.filter((other) => other === symbol).length <= SHARE[symbol]));
const OPEN_WITH = OPENINGS.map((symbols) => ({ kind: 'open' as const, symbols }));

/** CAL-4.5, 4.6: the opening hand; then up to two symbols of the depot, shown when all have chosen. */
export function* openingSymbols(table: Calamandara): Rules {
  const { state } = table;
  for (const seat of state.travellers.keys())
    if (travellerOf(state, seat).hand.length === 0) yield* draw(table, seat, OPENING_HAND);
  const seats = [...state.travellers.keys()];
  const chosen = yield* together(seats.map((seat) => ({ seat, ask: 'opening-symbols' as const, options: OPEN_WITH })));
  for (const [seat, { symbols }] of chosen.entries()) {
    const { depot, reserve } = travellerOf(state, seat);
    for (const symbol of symbols) depot[symbol]--;
    reserve.push(...symbols);
    table.tell({ kind: 'opened', seat, symbols });
  }
  table.tell({ kind: 'first-traveller', seat: state.first });
  state.step = 'begin';
}
