/** One line: picture, verb, big numbers, where. A number in a shield is a place of the map, a plain one is a quantity. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { Part, Picture } from '@tavola/kernel/face/lines.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { CSSProperties } from 'react';
import { gameEntry } from '../../shelf/game-list.ts';
import { type EveningModel, lookOf, useEvening } from '../model/context.ts';
import type { ShownLine } from '../model/screen-lines.ts';
import { useEveningWords } from '../model/words.ts';

export function LinePicture({ picture: { glyph, of } }: { readonly picture: Picture }) {
  const model = useEvening();
  const shape = glyph ?? figureOf(model, of);
  return (
    <i className={`line-picture ${glyph === null ? 'figure' : ''}`} style={colours(model, of)}>
      {shape === null ? <Glyph id="automaton" /> : <GameGlyph id={shape} />}
    </i>
  );
}

/** A glyph of the game's sprite. */
export function GameGlyph({ id, className = '' }: { readonly id: string; readonly className?: string }) {
  const { open } = useEvening();
  const sheet = gameEntry(open.face.id)?.glyphs;
  return <Glyph {...(sheet ? { sheet } : {})} id={id} className={className} />;
}

export function figureOf(model: EveningModel, seat: Seat | null): string | null {
  if (seat === null) return null;
  const look = lookOf(model, seat);
  return look?.figure ?? look?.glyph ?? null;
}

export function colours(model: EveningModel, seat: Seat | null): CSSProperties | undefined {
  const look = seat === null ? undefined : lookOf(model, seat);
  if (!look?.colour) return undefined;
  return { '--of': look.colour, '--of-ink': look.ink ?? 'var(--text)' } as CSSProperties;
}

export function LineText({ line }: { readonly line: ShownLine }) {
  const words = useEveningWords();
  if (line.idle !== undefined) {
    return <span className="line-idle">{line.text}</span>;
  }
  const rows = rowsOf(line.parts);
  return (
    <span className="line-words">
      {line.isBack && <b className="line-back">{words.takeBack}</b>}
      {line.verb !== '' && <b className="line-verb">{line.verb}</b>}
      <span className="line-rows">
        {rows.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the acts of a line keep their order.
          <span key={i} className="line-row">
            {row.map((part, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: so do the parts of an act.
              <PartView key={n} part={part} />
            ))}
          </span>
        ))}
      </span>
      {line.was !== null && <small className="line-was">{words.was(line.was)}</small>}
    </span>
  );
}

function rowsOf(parts: readonly Part[]): readonly (readonly Part[])[] {
  const rows: Part[][] = [[]];
  for (const part of parts) {
    if (part.kind === 'next') rows.push([]);
    else rows.at(-1)?.push(part);
  }
  return rows.filter((row) => row.length > 0);
}

function PartView({ part }: { readonly part: Part }) {
  const model = useEvening();
  switch (part.kind) {
    case 'count':
    case 'score':
      return <b className="line-number">{part.text}</b>;
    case 'place':
      return part.shield ? <Shield text={part.text} /> : <span>{part.text}</span>;
    case 'way':
      return <i className="line-way">{part.text}</i>;
    case 'piece':
    case 'card':
      if (part.glyph === undefined) return <span>{part.text}</span>;
      return (
        <i className="line-glyph" style={colours(model, part.of ?? null)} title={part.text}>
          <GameGlyph id={part.glyph} />
        </i>
      );
    default:
      return <span>{part.text}</span>;
  }
}

export function Shield({ text }: { readonly text: string }) {
  return (
    <span className="line-shield">
      <svg viewBox="0 0 40 42" aria-hidden="true">
        <path d="M2 2h36v19c0 9-8 15-18 19C10 36 2 30 2 21z" />
      </svg>
      <b>{text}</b>
    </span>
  );
}
