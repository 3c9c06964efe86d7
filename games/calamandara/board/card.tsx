/** The face of a memory card, small for the hand and with its full text for reading. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { named } from '@tavola/games/board/named.ts';
import { standsFor } from '@tavola/games/board/stands-for.ts';
import { type ReactNode, useId } from 'react';
import { type CardName, isLinked } from '../rules/memory.ts';
import type { Words } from '../text/type.ts';
import { emblemOf } from './emblems.ts';
import glyphs from './glyphs.svg';
import './card.css';

type FaceProps = {
  readonly card: CardName;
  readonly words: Words;
  readonly note?: string | null;
  /** A whole card, or a line for one that lies aside. */
  readonly look?: 'card' | 'chip';
  readonly state: 'selected' | 'can' | 'off' | 'quiet';
  /** Its holder is asked whenever it could be used. */
  readonly armed?: boolean;
  /** The open options it stands for. */
  readonly options: readonly string[];
  readonly touch: (at: Element) => void;
};

export function CardFace({ card, words, note = null, look = 'card', state, armed = false, options, touch }: FaceProps) {
  const { name, act, when, effect } = words.cards[card];
  const kind = isLinked(card) ? words.linked : words.immediate;
  const tip = useId();
  return (
    <button
      type="button"
      {...named(`card:${card}`)}
      className={`cal-${look} ${state}${armed ? ' armed' : ''}`}
      aria-describedby={tip}
      aria-pressed={state === 'can' || state === 'selected' ? state === 'selected' : undefined}
      aria-disabled={state === 'off' ? true : undefined}
      {...standsFor(options)}
      onClick={(event) => touch(event.currentTarget)}
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
    </button>
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
