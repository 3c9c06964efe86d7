/** What lies in a traveller's piles, as far as the viewer may know: both discards, and the known cards of both decks from the top down. */
import { Chip } from '@tavola/games/board/chip.tsx';
import type { TravellerView } from '../../rules/view.ts';
import type { Words } from '../../text/type.ts';
import { MiniSymbolCard } from '../reserve/symbol-card.tsx';
import './piles.css';

type Props = { readonly it: TravellerView; readonly words: Words };

export function Piles({ it, words }: Props) {
  const deck = knownOf(it.memoryDeck);
  const symbols = knownOf(it.symbolDeck);
  return (
    <dl className="cal-piles">
      <dt>{words.discard}</dt>
      <dd>{it.discard.length === 0 ? words.emptyPile : names(it.discard.toReversed(), words)}</dd>
      <dt>{words.memoryDeck}</dt>
      <dd>
        {deck.map(({ card, place }) => (
          <span key={place}>
            {words.fromTop(place)} {words.cards[card].name}
          </span>
        ))}
        <i>{words.hiddenCards(it.memoryDeck.length - deck.length)}</i>
      </dd>
      <dt>{words.symbolDiscard}</dt>
      <dd>
        {it.symbolDiscard.length === 0 && words.emptyPile}
        {it.symbolDiscard.toReversed().map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ by their place in the pile only.
          <MiniSymbolCard key={i} card={card} words={words} />
        ))}
      </dd>
      <dt>{words.symbolDeck}</dt>
      <dd>
        {symbols.map(({ card, place }) => (
          <span key={place}>
            {words.fromTop(place)} <MiniSymbolCard card={card} words={words} />
          </span>
        ))}
        <i>{words.hiddenCards(it.symbolDeck.length - symbols.length)}</i>
      </dd>
    </dl>
  );
}

/** The numbers of deck and discard; touched they open to what lies there. */
export function FoldedPiles({ it, words }: Props) {
  return (
    <details className="cal-folded">
      <summary title={words.piles}>
        <Chip glyph="stack" label={words.memoryDeck} value={it.memoryDeck.length} />
        <Chip glyph="replay" label={discardLabel(it, words)} value={it.discard.length} />
      </summary>
      <Piles it={it} words={words} />
    </details>
  );
}

/** A discard is public: its cards from the top down. The top one is the one that can be revived. */
export function discardLabel({ discard }: TravellerView, words: Words): string {
  const names = discard.toReversed().map((card) => words.cards[card].name);
  return names.length === 0 ? words.discard : `${words.discard}: ${names.join(', ')}`;
}

function knownOf<Card>(deck: readonly (Card | null)[]): readonly { readonly card: Card; readonly place: number }[] {
  return deck.flatMap((card, i) => (card === null ? [] : [{ card, place: i + 1 }]));
}

function names(cards: TravellerView['discard'], words: Words) {
  return cards.map((card, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ by their place in the pile only.
    <span key={i}>{words.cards[card].name}</span>
  ));
}
