/** The figure of a seat before the evening begins, in its colour. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { SpokenFace } from '@tavola/kernel/face/face.ts';
import type { CSSProperties } from 'react';
import { gameEntry } from '../../shelf/game-list.ts';
import { lookBefore, type Sitting } from './sittings.ts';

export function SeatGlyph({ spoken, sitting }: { readonly spoken: SpokenFace; readonly sitting: Sitting }) {
  const look = lookBefore(spoken, sitting, 0);
  const sheet = gameEntry(spoken.face.id)?.glyphs;
  const shape = look?.figure ?? look?.glyph;
  const style = look?.colour ? ({ '--of': look.colour } as CSSProperties) : undefined;
  return (
    <i className="evening-figure" style={style}>
      {shape ? (
        <Glyph {...(sheet ? { sheet } : {})} id={shape} />
      ) : (
        <Glyph id={sitting.kind === 'automaton' ? 'automaton' : 'person'} />
      )}
    </i>
  );
}
