/** Zoom and pan of a drawn board: pinch, wheel, double tap beside the targets, two buttons. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { select } from 'd3-selection';
import { type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../text/catalogue.ts';
import { leastZoom, nearView, type Rect, resizedView, type Size, viewOf, type ZoomView } from './zoom-view.ts';

const CLOSEST = 4;
const STEP = 1.5;

type Props = {
  readonly aspect: number;
  /** The smallest place, as a share of the width: it is never smaller than a finger needs. */
  readonly smallest: number;
  /** Changes with the question: what may be touched then must be seen. */
  readonly asked: number | null;
  readonly children: ReactNode;
};

export function Zoom({ aspect, smallest, asked, children }: Props) {
  const t = useText();
  const outer = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const { behaviour, zoomed } = useZoom(outer, inner, aspect, smallest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question moves the board.
  useEffect(() => {
    const box = outer.current;
    if (!box || !behaviour.current || asked === null) return;
    const now = zoomTransform(box);
    const wanted = now.k > 1 ? targetsIn(box) : null;
    if (wanted)
      select(box).call(
        behaviour.current.transform,
        transformOf(viewOf(now, sizeOf(box), wanted, leastZoom(sizeOf(box), aspect, smallest))),
      );
  }, [asked]);
  const by = (factor: number) => {
    if (outer.current && behaviour.current) select(outer.current).call(behaviour.current.scaleBy, factor);
  };
  return (
    <>
      <div className={`zoom ${zoomed.in ? 'zoomed' : ''}`} ref={outer}>
        <div className="zoom-in" ref={inner} style={{ '--aspect': aspect } as React.CSSProperties}>
          <div className="drawing">{children}</div>
        </div>
      </div>
      <div className="zoom-buttons">
        <button type="button" className="ib" aria-label={t.table.zoomIn} onClick={() => by(STEP)}>
          <Glyph id="zoom-in" />
        </button>
        {zoomed.more && (
          <button type="button" className="ib" aria-label={t.table.zoomOut} onClick={() => by(1 / STEP)}>
            <Glyph id="zoom-out" />
          </button>
        )}
      </div>
    </>
  );
}

type Box = RefObject<HTMLDivElement | null>;

/** Moves what is in `inner` within `outer`. */
function useZoom(outer: Box, inner: Box, aspect: number, smallest: number) {
  const behaviour = useRef<ZoomBehavior<HTMLDivElement, unknown> | null>(null);
  const [zoomed, setZoomed] = useState({ in: false, more: false });
  useLayoutEffect(() => {
    const box = outer.current;
    if (!box) return;
    const least = () => leastZoom(sizeOf(box), aspect, smallest);
    const made = zoom<HTMLDivElement, unknown>()
      .scaleExtent([least(), CLOSEST])
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
        setZoomed({ in: k > 1, more: k > least() + 0.01 });
      });
    behaviour.current = made;
    const selection = select(box);
    selection.call(made);
    selection.call(made.transform, transformOf(nearView(sizeOf(box), least())));
    let size = sizeOf(box);
    const resized = new ResizeObserver(() => {
      const before = size;
      size = sizeOf(box);
      made.translateExtent([
        [0, 0],
        [box.clientWidth, box.clientHeight],
      ]);
      made.scaleExtent([least(), CLOSEST]);
      const view = resizedView(zoomTransform(box), before, size);
      selection.call(made.transform, transformOf(view.k < least() ? nearView(size, least()) : view));
    });
    resized.observe(box);
    return () => {
      resized.disconnect();
      selection.on('.zoom', null);
    };
  }, [outer, inner, aspect, smallest]);
  return { behaviour, zoomed };
}

function sizeOf({ clientWidth, clientHeight }: HTMLElement): Size {
  return { width: clientWidth, height: clientHeight };
}

function transformOf({ x, y, k }: ZoomView) {
  return zoomIdentity.translate(x, y).scale(k);
}

/** Where all that may be touched lies in the box; null when that is nothing. */
function targetsIn(box: HTMLElement): Rect | null {
  const { left, top } = box.getBoundingClientRect();
  const all = [...box.querySelectorAll('.target.legal')].map((it) => it.getBoundingClientRect());
  if (all.length === 0) return null;
  return {
    left: Math.min(...all.map((it) => it.left)) - left,
    top: Math.min(...all.map((it) => it.top)) - top,
    right: Math.max(...all.map((it) => it.right)) - left,
    bottom: Math.max(...all.map((it) => it.bottom)) - top,
  };
}
