/** The face of a memory card, small for the hand and with its full text for reading. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { standsFor } from '@tavola/games/board/stands-for.ts';
import type { Language } from '@tavola/kernel/text.ts';
import { type ReactNode, useId } from 'react';
import { type CardName, isLinked } from '../rules/memory.ts';
import { labels } from '../text/labels.ts';
import { emblemOf } from './emblems.ts';
import glyphs from './glyphs.svg';
import './card.css';

type FaceProps = {
  readonly card: CardName;
  readonly language: Language;
  readonly note?: string | null;
  /** A whole card, or a line for one that lies aside. */
  readonly look?: 'card' | 'chip';
  readonly state: 'selected' | 'can' | 'off' | 'quiet';
  /** The open options it stands for. */
  readonly options: readonly string[];
  readonly touch: (at: Element) => void;
};

export function CardFace({ card, language, note = null, look = 'card', state, options, touch }: FaceProps) {
  const text = labels[language];
  const { name, act, when, effect } = text.cards[card];
  const kind = isLinked(card) ? text.linked : text.immediate;
  const tip = useId();
  return (
    <button
      type="button"
      className={`cal-${look} ${state}`}
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
      <span className="cal-tip" id={tip}>
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
    <span className="emblem">
      <Glyph sheet={glyphs} id={emblemOf(card)} />
    </span>
  );
}

/** Immediate or linked: a star or a chain. */
function Kind({ card }: { readonly card: CardName }) {
  return <span className="kind">{isLinked(card) ? <Glyph id="link" /> : <Glyph sheet={glyphs} id="cal-star" />}</span>;
}

type TextsProps = {
  readonly cards: readonly CardName[];
  readonly language: Language;
  readonly close: () => void;
  /** What stands below the texts. */
  readonly children?: ReactNode;
};

export function CardTexts({ cards, language, close, children }: TextsProps) {
  const text = labels[language];
  return (
    <div className="cal-texts">
      <button type="button" className="ib" aria-label={text.closeCards} onClick={close}>
        <Glyph id="close" />
      </button>
      <dl>
        {[...new Set(cards)].map((card) => (
          <div key={card}>
            <dt>
              <Emblem card={card} />
              {text.cards[card].name}
              <small>{isLinked(card) ? text.linked : text.immediate}</small>
            </dt>
            <dd>
              <i>{text.cards[card].when}</i> {text.cards[card].effect}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
