/** What lies in a traveller's piles, as far as the viewer may know: both discards, and the known cards of both decks from the top down. */
import type { Language } from '@tavola/kernel/text.ts';
import { labels } from '../text/labels.ts';
import type { TravellerView } from '../view.ts';
import { Count, discardLabel } from './count.tsx';
import { MiniSymbolCard } from './symbol-card.tsx';
import './piles.css';

type Props = { readonly it: TravellerView; readonly language: Language };

export function Piles({ it, language }: Props) {
  const text = labels[language];
  const deck = knownOf(it.memoryDeck);
  const symbols = knownOf(it.symbolDeck);
  return (
    <dl className="cal-piles">
      <dt>{text.discard}</dt>
      <dd>{it.discard.length === 0 ? text.emptyPile : names(it.discard.toReversed(), language)}</dd>
      <dt>{text.memoryDeck}</dt>
      <dd>
        {deck.map(({ card, place }) => (
          <span key={place}>
            {text.fromTop(place)} {text.cards[card].name}
          </span>
        ))}
        <i>{text.hiddenCards(it.memoryDeck.length - deck.length)}</i>
      </dd>
      <dt>{text.symbolDiscard}</dt>
      <dd>
        {it.symbolDiscard.length === 0 && text.emptyPile}
        {it.symbolDiscard.toReversed().map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ by their place in the pile only.
          <MiniSymbolCard key={i} card={card} language={language} />
        ))}
      </dd>
      <dt>{text.symbolDeck}</dt>
      <dd>
        {symbols.map(({ card, place }) => (
          <span key={place}>
            {text.fromTop(place)} <MiniSymbolCard card={card} language={language} />
          </span>
        ))}
        <i>{text.hiddenCards(it.symbolDeck.length - symbols.length)}</i>
      </dd>
    </dl>
  );
}

/** The numbers of deck and discard; touched they open to what lies there. */
export function FoldedPiles({ it, language }: Props) {
  const text = labels[language];
  return (
    <details className="cal-folded">
      <summary title={text.piles}>
        <Count glyph="stack" label={text.memoryDeck} value={it.memoryDeck.length} />
        <Count glyph="replay" label={discardLabel(it, language)} value={it.discard.length} />
      </summary>
      <Piles it={it} language={language} />
    </details>
  );
}

function knownOf<Card>(deck: readonly (Card | null)[]): readonly { readonly card: Card; readonly place: number }[] {
  return deck.flatMap((card, i) => (card === null ? [] : [{ card, place: i + 1 }]));
}

function names(cards: TravellerView['discard'], language: Language) {
  return cards.map((card, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ by their place in the pile only.
    <span key={i}>{labels[language].cards[card].name}</span>
  ));
}
