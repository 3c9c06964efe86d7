/** Zoom and pan of a drawn board: pinch, wheel, double tap beside the targets, two buttons. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { select } from 'd3-selection';
import { type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../text/catalogue.ts';

const CLOSEST = 4;
const STEP = 1.5;

export function Zoom({ aspect, children }: { readonly aspect: number; readonly children: ReactNode }) {
  const t = useText();
  const outer = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const behaviour = useRef<ZoomBehavior<HTMLDivElement, unknown> | null>(null);
  const [zoomed, setZoomed] = useState(false);
  useLayoutEffect(() => {
    const box = outer.current;
    if (!box) return;
    const made = zoom<HTMLDivElement, unknown>()
      .scaleExtent([1, CLOSEST])
      .extent(() => [
        [0, 0],
        [box.clientWidth, box.clientHeight],
      ])
      .translateExtent([
        [0, 0],
        [box.clientWidth, box.clientHeight],
      ])
      .filter((event: Event) => event.type !== 'dblclick' || !(event.target as Element).closest('button'))
      .clickDistance(6)
      .on('zoom', ({ transform: { x, y, k } }) => {
        if (inner.current) inner.current.style.transform = k === 1 ? '' : `translate(${x}px, ${y}px) scale(${k})`;
        setZoomed(k > 1);
      });
    behaviour.current = made;
    const selection = select(box);
    selection.call(made);
    const resized = new ResizeObserver(() => {
      made.translateExtent([
        [0, 0],
        [box.clientWidth, box.clientHeight],
      ]);
      selection.call(made.transform, zoomIdentity);
    });
    resized.observe(box);
    return () => {
      resized.disconnect();
      selection.on('.zoom', null);
    };
  }, []);
  const by = (factor: number) => {
    if (outer.current && behaviour.current) select(outer.current).call(behaviour.current.scaleBy, factor);
  };
  return (
    <>
      <div className={`zoom ${zoomed ? 'zoomed' : ''}`} ref={outer}>
        <div className="zoom-in" ref={inner} style={{ '--aspect': aspect } as React.CSSProperties}>
          <div className="drawing">{children}</div>
        </div>
      </div>
      <div className="zoom-buttons">
        <button type="button" className="ib" aria-label={t.table.zoomIn} onClick={() => by(STEP)}>
          <Glyph id="zoom-in" />
        </button>
        {zoomed && (
          <button type="button" className="ib" aria-label={t.table.zoomOut} onClick={() => by(1 / STEP)}>
            <Glyph id="zoom-out" />
          </button>
        )}
      </div>
    </>
  );
}
