/** What lies in a traveller's piles, as far as the viewer may know: both discards, and the known cards of both decks from the top down. */
import type { Words } from '../text/type.ts';
import type { TravellerView } from '../view.ts';
import { Count, discardLabel } from './count.tsx';
import { MiniSymbolCard } from './symbol-card.tsx';
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
        <Count glyph="stack" label={words.memoryDeck} value={it.memoryDeck.length} />
        <Count glyph="replay" label={discardLabel(it, words)} value={it.discard.length} />
      </summary>
      <Piles it={it} words={words} />
    </details>
  );
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
