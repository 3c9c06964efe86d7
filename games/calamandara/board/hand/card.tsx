/** The face of a memory card, small for the hand and with its full text for reading. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { named } from '@tavola/games/board/named.ts';
import { Touch } from '@tavola/games/board/touch.tsx';
import type { Touchable } from '@tavola/games/board/touchable.ts';
import { type ReactNode, useId } from 'react';
import { type CardName, isLinked } from '../../rules/state/memory.ts';
import type { Words } from '../../text/type.ts';
import glyphs from '../glyphs.svg';
import { emblemOf } from './emblems.ts';
import './card.css';

type FaceProps = {
  readonly card: CardName;
  readonly words: Words;
  readonly note?: string | null;
  /** A whole card, or a line for one that lies aside. */
  readonly look?: 'card' | 'chip';
  /** Its holder is asked whenever it could be used. */
  readonly armed?: boolean;
  readonly on: Touchable;
  /** Opens its text, where a touch takes nothing. */
  readonly reads?: () => void;
};

export function CardFace({ card, words, note = null, look = 'card', armed = false, on, reads }: FaceProps) {
  const { name, act, when, effect } = words.cards[card];
  const kind = isLinked(card) ? words.linked : words.immediate;
  const tip = useId();
  return (
    <Touch
      on={on}
      reads={reads}
      thing={`card:${card}`}
      className={`cal-${look}${armed ? ' armed' : ''}`}
      describedBy={tip}
    >
      <Emblem card={card} />
      <span className="name">{name}</span>
      <span className="act">{look === 'chip' ? note : (note ?? act)}</span>
      <Kind card={card} />
      {armed && (
        <span className="bell">
          <Glyph id="bell" className="xs" />
          {words.armed}
        </span>
      )}
      <span hidden id={tip}>
        <b>{name}</b>
        <i>
          {kind} · {when}
        </i>
        {effect}
      </span>
    </Touch>
  );
}

export function Emblem({ card }: { readonly card: CardName }) {
  return (
    <span className="emblem" {...named(`card:${card}`)}>
      <Glyph sheet={glyphs} id={emblemOf(card)} />
    </span>
  );
}

/** Immediate or linked: a star or a chain. */
function Kind({ card }: { readonly card: CardName }) {
  return (
    <span className="kind" {...named(isLinked(card) ? 'kind:linked' : 'kind:immediate')}>
      {isLinked(card) ? <Glyph id="link" /> : <Glyph sheet={glyphs} id="cal-star" />}
    </span>
  );
}

type TextsProps = {
  readonly cards: readonly CardName[];
  readonly words: Words;
  readonly close: () => void;
  /** What can be wished for a card, below its text. */
  readonly arming: (card: CardName) => ReactNode;
  /** What stands below the texts. */
  readonly children?: ReactNode;
};

export function CardTexts({ cards, words, close, arming, children }: TextsProps) {
  return (
    <div className="cal-texts">
      <button type="button" className="ib" aria-label={words.closeCards} onClick={close}>
        <Glyph id="close" />
      </button>
      <dl>
        {[...new Set(cards)].map((card) => (
          <div key={card}>
            <dt>
              <Emblem card={card} />
              {words.cards[card].name}
              <small>{isLinked(card) ? words.linked : words.immediate}</small>
            </dt>
            <dd>
              <i>{words.cards[card].when}</i> {words.cards[card].effect}
              {arming(card)}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
