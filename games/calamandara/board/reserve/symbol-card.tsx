/** The revealed symbol card: its top symbol, the three below, and how many cards follow. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { Touch } from '@tavola/games/board/touch.tsx';
import { onlyLegal, touchable } from '@tavola/games/board/touchable.ts';
import type { SymbolCard } from '../../rules/state/symbols.ts';
import type { TravellerView } from '../../rules/view.ts';
import type { Words } from '../../text/type.ts';
import type { Props } from '../cross/scene.ts';
import glyphs from '../glyphs.svg';

export function SymbolCardFace({ props, me }: { readonly props: Props; readonly me: TravellerView }) {
  const { choice, say } = props;
  const text = say.words;
  const card = me.symbolCard;
  if (card === null) return <span className="cal-symbol-card none">{text.noSymbolCard}</span>;
  const acquire = touchable(choice, ({ kind }) => kind === 'acquire');
  return (
    <fieldset
      className={`cal-symbol-card ${acquire.ids.length > 0 ? 'legal' : ''}`}
      aria-label={text.symbolCardOf(card)}
    >
      <Touch on={acquire} className="upper" label={text.symbols[card.top].name} asks>
        <Glyph sheet={glyphs} id={`cal-${card.top}`} />
      </Touch>
      <small title={text.symbolDeck}>+{me.symbolDeck.length}</small>
      <span className="lower">
        {card.bottom.map((kind) => (
          <Touch
            key={kind}
            on={onlyLegal(touchable(choice, (move) => move.kind === 'bottom' && move.symbol === kind))}
            className="inset"
            label={text.symbols[kind].name}
          >
            <Glyph sheet={glyphs} id={`cal-${kind}`} />
          </Touch>
        ))}
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
