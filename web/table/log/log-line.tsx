/** One line of the log: a heading, or a sentence that opens to its clauses and to how the choice was made. */

import { useNarrow } from '@tavola/games/board/breakpoints.ts';
import { Glyph, SeatShape } from '@tavola/games/board/glyph.tsx';
import { sentence } from '@tavola/kernel/face/text.ts';
import { memo } from 'react';
import type { HeardEvent } from '../../api/types.ts';
import { useText } from '../../text/catalogue.ts';
import { clausesOf, seatOf } from '../model/clauses.ts';
import type { DrawnPart, GamePart, MatchPart } from '../model/parts.tsx';
import { Cited } from './cited.tsx';
import { Reasons } from './ladder.tsx';
import { placesOf, useLighting } from './lit.tsx';

type Props = {
  readonly n: number;
  readonly heard: HeardEvent;
  readonly fresh: boolean;
  readonly open: boolean;
  readonly onToggle: (n: number, open: boolean) => void;
  readonly match: MatchPart['match'];
  readonly game: GamePart;
  readonly props: DrawnPart['props'];
};

export const LogLine = memo(
  function LogLine({ n, heard: { at, event, reasoned }, fresh, open, onToggle, match, game, props }: Props) {
    const { text, say, face } = game;
    const t = useText();
    const narrow = useNarrow();
    const { light } = useLighting();
    const heading = face.log?.heading?.(event, say) ?? null;
    if (heading !== null) {
      return (
        <h3 className="turn" data-n={n}>
          {heading}
        </h3>
      );
    }
    const seat = seatOf(event);
    const clauses = clausesOf(event, face);
    const words = <Named words={sentence(text.events, event, say)} match={match} say={say} />;
    const sign = seat === null ? <span className="seat" /> : <SeatShape seat={seat} />;
    const className = `ln ${fresh ? 'fresh' : ''}`;
    const hasPlaces = placesOf(face, props, event).length > 0;
    if (clauses.length === 0 && !reasoned && hasPlaces) {
      return (
        <button type="button" className={className} data-n={n} onClick={() => light(event)}>
          {sign}
          <span>{words}</span>
        </button>
      );
    }
    if (clauses.length === 0 && !reasoned) {
      return (
        <div className={className} data-n={n}>
          {sign}
          <span>{words}</span>
        </div>
      );
    }
    return (
      <details data-n={n} open={open} onToggle={({ currentTarget }) => onToggle(n, currentTarget.open)}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button; the keyboard clicks it too. */}
        <summary className={className} onClick={() => hasPlaces && !narrow && light(event)}>
          {sign}
          <span>{words}</span>
          {reasoned ? <Glyph id="why" /> : <Glyph id="chevron-right" className="opens" />}
        </summary>
        {/* On a phone the log lies over the board: reading the rule and seeing the place are two touches. */}
        {open && hasPlaces && narrow && (
          <button type="button" className="btn sm show-places" onClick={() => light(event)}>
            <Glyph id="target" className="s" />
            {t.explain.show}
          </button>
        )}
        {reasoned ? open && <Reasons n={n} event={event} at={at} cites={clauses} /> : <Cited clauses={clauses} />}
      </details>
    );
  },
  (a, b) =>
    a.heard === b.heard &&
    a.n === b.n &&
    a.fresh === b.fresh &&
    a.open === b.open &&
    a.game.text === b.game.text &&
    sameNames(a.match, b.match),
);

type NamedProps = { readonly words: string; readonly match: MatchPart['match']; readonly say: GamePart['say'] };

/** Names stand out, so that who did it is seen at a glance. */
function Named({ words, match, say }: NamedProps) {
  const names = match.seats.map(({ seat }) => say.who(seat));
  if (names.length === 0) return words;
  const pattern = new RegExp(`(${names.map(escaped).join('|')})`, 'g');
  return words.split(pattern).map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places.
    i % 2 === 1 ? <b key={i}>{part}</b> : part,
  );
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function sameNames(a: Props['match'], b: Props['match']): boolean {
  return a.seats.every(({ name }, i) => name === b.seats[i]?.name);
}
