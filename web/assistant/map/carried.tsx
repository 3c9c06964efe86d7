/** What the finger carries: the figure above it, how many of how many beside it, never under it, and a ring around the place where it would be dropped. */
import { useEvening } from '../model/context.ts';
import { numberOf } from '../model/pieces.ts';
import { useTellingWords } from '../model/telling-words.ts';
import { colours, GameGlyph } from '../parts/line-view.tsx';
import { useCarrying } from './carrying.ts';

/** So near the right edge that the bubble stands on the left. */
const EDGE = 150;

export function CarriedPieces() {
  const words = useTellingWords();
  const model = useEvening();
  const carrying = useCarrying();
  if (carrying === null) return null;
  const { piece, count, most, from, x, y, over, isOff } = carrying;
  const to = over === null ? null : (numberOf(over) ?? over);
  const text = isOff ? (from === null ? words.nothing : words.offMap) : to === null ? '' : `→ ${to}`;
  return (
    <>
      {from !== null && <Ring place={from} className="from" />}
      {over !== null && over !== from && <Ring place={over} className="over" />}
      <i className="evening-carried" style={{ ...colours(model, piece.of), left: x, top: y }}>
        <GameGlyph id={piece.glyph} />
      </i>
      <output className={`evening-drag ${x > innerWidth - EDGE ? 'left' : ''}`} style={{ left: x, top: y }}>
        <b>{count}</b> {most > 1 && words.ofMost(most)} {text}
      </output>
    </>
  );
}

function Ring({ place, className }: { readonly place: string; readonly className: string }) {
  const box = document.querySelector(`.evening-board [data-options="${CSS.escape(place)}"]`)?.getBoundingClientRect();
  if (!box) return null;
  const { left, top, width, height } = box;
  return <i className={`evening-ring ${className}`} style={{ left, top, width, height }} />;
}
