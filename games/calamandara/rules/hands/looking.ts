/** The first look at a card of a face-down deck. Where people draw from real decks nobody knew it before: they name it, and it takes its place here too. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { firstLook } from '@tavola/kernel/rules/pile.ts';
import { type Card, type CardName, NAME } from '../state/memory.ts';
import type { Ask } from '../state/moves.ts';
import { type State, travellerOf } from '../state/state.ts';
import { SYMBOL_CARDS, type SymbolCard } from '../state/symbols.ts';

/** The card at this place of a memory deck; only its traveller reads it. */
export function* lookAtMemory(state: State, seat: Seat, at: number, ask: 'drew-card' | 'deck-card'): Rules {
  const { memoryDeck } = travellerOf(state, seat);
  const decks = state.mode === 'draft' ? [memoryDeck] : state.travellers.map((traveller) => traveller.memoryDeck);
  const question: Ask = { kind: ask, seat };
  yield* look(decks, memoryDeck, at, state.known, (unseen, card) => firstLook(card, unseen, question, cardFace, seat));
}

/** The card at this place of a symbol deck; everybody reads it, unless `reader` alone looks through the deck. */
export function* lookAtSymbols(state: State, seat: Seat, at: number, reader: Seat | null): Rules {
  const { symbolDeck } = travellerOf(state, seat);
  const decks = state.travellers.map((traveller) => traveller.symbolDeck);
  const question: Ask = { kind: reader === null ? 'symbol-card' : 'deck-symbol-card', seat };
  yield* look(decks, symbolDeck, at, state.seen, (unseen, number) =>
    firstLook(number, unseen, question, symbolFace, reader),
  );
}

/** The card that was named changes places with the one that stood for it; neither was known to anybody. */
function* look(
  decks: readonly number[][],
  deck: number[],
  at: number,
  known: readonly number[],
  name: (unseen: () => readonly number[], card: number) => Rules<number>,
): Rules {
  const card = deck[at] as number;
  if (known[card] !== 0) return;
  const unseen = () => decks.flat().filter((other) => other !== card && known[other] === 0);
  const seen = yield* name(unseen, card);
  if (seen === card) return;
  const other = decks.find((cards) => cards.includes(seen)) as number[];
  other[other.indexOf(seen)] = card;
  deck[at] = seen;
}

/** What people name cards by. */
export const cardFace = (card: Card): CardName => NAME[card] as CardName;

function symbolFace(number: number): string {
  const { top, bottom } = SYMBOL_CARDS[number] as SymbolCard;
  return [top, ...bottom].join('+');
}
