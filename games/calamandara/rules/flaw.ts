/** What must always hold. */
import { type Card, NAME } from './state/memory.ts';
import type { State, Traveller } from './state/state.ts';
import { SHARE, SYMBOL_CARDS, SYMBOLS } from './state/symbols.ts';

/** CAL-5.17.2 and 72 + 36 cards: every component is in exactly one place. */
export function flaw(state: State): string | null {
  return symbolFlaw(state) ?? cardFlaw(state) ?? tokenFlaw(state);
}

function symbolFlaw({ travellers, board }: State): string | null {
  for (const kind of SYMBOLS) {
    let count = 0;
    for (const { depot, reserve } of travellers) {
      if (depot[kind] < 0) return `a depot holds ${depot[kind]} ${kind}`;
      if (reserve.length > 4) return `a reserve holds ${reserve.join(' ')}`;
      count += depot[kind] + reserve.filter((symbol) => symbol === kind).length;
    }
    count += board.filter((piece) => piece?.kind === kind).length;
    if (count !== SHARE[kind] * travellers.length) return `${count} symbols of kind ${kind}`;
  }
  return null;
}

function cardFlaw(state: State): string | null {
  const waiting = state.travellers.flatMap(({ onDeck, onReserve }) => [...onDeck, ...onReserve]);
  const disguised = waiting.find(({ name, card }) => card !== null && NAME[card] !== name);
  if (disguised) return `${NAME[disguised.card as Card]} waits as ${disguised.name}`;
  const cards = [
    ...state.travellers.flatMap((t) => [...t.hand, ...t.finalReserve, ...t.memoryDeck, ...t.discard]),
    ...waiting.flatMap(({ card }) => (card === null ? [] : [card])),
    ...state.stack.flatMap(({ card }) => (card === null ? [] : [card])),
    ...(state.draft ? [...state.draft.pack, ...state.draft.taken.map(({ card }) => card)] : []),
    ...state.onTheWay,
  ];
  if (cards.length !== NAME.length || new Set(cards).size !== NAME.length)
    return `memory cards: ${cards.length}, ${new Set(cards).size} different`;
  const symbolCards = state.travellers.flatMap((t) => [...t.symbolDeck, ...t.symbolDiscard]);
  if (symbolCards.length !== SYMBOL_CARDS.length || new Set(symbolCards).size !== SYMBOL_CARDS.length)
    return 'symbol cards';
  const tooMany = state.travellers.find(
    (t) => t.hand.length > 5 + overflow(t) || t.finalReserve.length > 3 + overflow(t),
  );
  return tooMany ? `${tooMany.hand.length} in hand, ${tooMany.finalReserve.length} reserved` : null;
}

/** CAL-5.16.8: hand and final reserve lie together until their traveller has put back the excess. */
const overflow = ({ inFinalZone, onReserve }: Traveller): number => (inFinalZone || onReserve.length > 0 ? 3 : 0);

/** CAL-5.1.10: every token on its start point or alone on a footprint. */
function tokenFlaw({ travellers, board }: State): string | null {
  const cells = travellers.map(({ token }) => token.cell).filter((cell) => cell >= 0);
  if (new Set(cells).size !== cells.length) return 'two tokens on one cell';
  return cells.every((cell) => board[cell]?.kind === 'footprint') ? null : 'a token off the footprints';
}
