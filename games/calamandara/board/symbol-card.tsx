/** The revealed symbol card: its top symbol, the three below, and how many cards follow. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { standsFor } from '@tavola/games/board/stands-for.ts';
import type { SymbolCard } from '../rules/symbols.ts';
import type { Words } from '../text/type.ts';
import type { TravellerView } from '../view.ts';
import glyphs from './glyphs.svg';
import type { Props } from './scene.ts';

export function SymbolCardFace({ props, me }: { readonly props: Props; readonly me: TravellerView }) {
  const { choice, say } = props;
  const text = say.words;
  const card = me.symbolCard;
  if (card === null) return <span className="cal-symbol-card none">{text.noSymbolCard}</span>;
  const acquire = choice?.open.find(({ move }) => move.kind === 'acquire')?.id;
  return (
    <fieldset className={`cal-symbol-card ${acquire ? 'can' : ''}`} aria-label={text.symbolCardOf(card)}>
      <button
        type="button"
        className="upper"
        aria-label={text.symbols[card.top].name}
        aria-disabled={acquire ? undefined : true}
        {...standsFor(acquire ? [acquire] : [])}
        onClick={(event) =>
          acquire ? choice?.narrow([acquire]) : choice?.why(({ kind }) => kind === 'acquire', event.currentTarget)
        }
      >
        <Glyph sheet={glyphs} id={`cal-${card.top}`} />
      </button>
      <small title={text.symbolDeck}>+{me.symbolDeck.length}</small>
      <span className="lower">
        {card.bottom.map((kind) => {
          const option = choice?.open.find(({ move }) => move.kind === 'bottom' && move.symbol === kind)?.id;
          return option ? (
            <button
              key={kind}
              type="button"
              className="can"
              aria-label={text.symbols[kind].name}
              aria-pressed={choice?.selected?.id === option}
              {...standsFor([option])}
              onClick={() => choice?.narrow([option])}
            >
              <Glyph sheet={glyphs} id={`cal-${kind}`} />
            </button>
          ) : (
            <Glyph key={kind} sheet={glyphs} id={`cal-${kind}`} />
          );
        })}
      </span>
    </fieldset>
  );
}

/** A symbol card in one line. */
export function MiniSymbolCard({ card, words }: { readonly card: SymbolCard; readonly words: Words }) {
  const label = words.symbolCardOf(card);
  return (
    <span className="mini-card" role="img" aria-label={label} title={label}>
      <Glyph sheet={glyphs} id={`cal-${card.top}`} />
      <span>›</span>
      {card.bottom.map((kind) => (
        <Glyph key={kind} sheet={glyphs} id={`cal-${kind}`} className="xs" />
      ))}
    </span>
  );
}
