/** Targets too close for a finger: the first touch shows them large above it, the second one picks. A mouse is exact and needs none. */
import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../text/catalogue.ts';
import './loupe.css';

type Ref = RefObject<HTMLDivElement | null>;
type Point = { readonly x: number; readonly y: number };
type Props = { readonly outer: Ref; readonly inner: Ref; readonly asked: string };

const SIZE = 168;
/** Three cells fill it. */
const CELLS = 3;

export function Loupe({ outer, inner, asked }: Props) {
  const t = useText();
  const [at, setAt] = useState<{ readonly point: Point; readonly asked: string } | null>(null);
  const isOpen = at?.asked === asked;
  useEffect(() => {
    const box = outer.current;
    if (!box) return;
    const touch = (event: Event) => {
      const { pointerType, clientX, clientY } = event as PointerEvent;
      if (pointerType !== 'touch' || (event.target as Element).closest('[aria-pressed="true"]')) return;
      event.stopPropagation();
      event.preventDefault();
      setAt((open) => (open?.asked === asked ? null : { point: { x: clientX, y: clientY }, asked }));
    };
    box.addEventListener('click', touch, { capture: true });
    return () => box.removeEventListener('click', touch, { capture: true });
  }, [outer, asked]);
  const glass = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isOpen && at && glass.current && inner.current) show(glass.current, inner.current, at.point);
  }, [isOpen, at, inner]);
  if (!isOpen || !at || !outer.current) return null;
  const pick = ({ clientX, clientY }: MouseEvent) => {
    if (glass.current && inner.current)
      nearestIn(inner.current, meant(glass.current, inner.current, at.point, clientX, clientY))?.click();
    setAt(null);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it opens by a finger only; keys walk over the targets themselves.
    <div
      ref={glass}
      className="loupe"
      role="img"
      aria-label={t.table.loupe}
      style={placeOf(outer.current, at.point)}
      onClick={pick}
    />
  );
}

/** Above the finger, inside the stage. */
function placeOf(outer: HTMLElement, { x, y }: Point) {
  const { left, top, width } = outer.getBoundingClientRect();
  const above = y - top - SIZE - 24;
  return {
    left: Math.min(width - SIZE - 4, Math.max(4, x - left - SIZE / 2)),
    top: above >= 4 ? above : y - top + 24,
    width: SIZE,
    height: SIZE,
  };
}

/** How much larger than on the board. */
function scaleOf(inner: HTMLElement): number {
  const across = [...inner.querySelectorAll('.target.legal')].map((it) => it.getBoundingClientRect().width);
  return SIZE / CELLS / Math.max(8, Math.min(...across));
}

/** A copy of the drawing, without anything that can be found or touched. */
function show(glass: HTMLElement, inner: HTMLElement, { x, y }: Point): void {
  const copy = inner.cloneNode(true) as HTMLElement;
  for (const it of [copy, ...copy.querySelectorAll('*')]) {
    for (const mark of ['id', 'data-thing', 'data-options', 'data-place']) {
      if (it.closest('defs') === null) it.removeAttribute(mark);
    }
  }
  copy.inert = true;
  const { left, top, width } = inner.getBoundingClientRect();
  const k = (scaleOf(inner) * width) / inner.offsetWidth;
  const [dx, dy] = [(x - left) * scaleOf(inner), (y - top) * scaleOf(inner)];
  copy.classList.remove('glides');
  copy.style.cssText += `;inset:auto;left:0;top:0;width:${inner.offsetWidth}px;height:${inner.offsetHeight}px;`;
  copy.style.transform = `translate(${SIZE / 2 - dx}px, ${SIZE / 2 - dy}px) scale(${k})`;
  glass.replaceChildren(copy);
}

/** The point of the board that a touch on the glass means. */
function meant(glass: HTMLElement, inner: HTMLElement, at: Point, x: number, y: number): Point {
  const { left, top } = glass.getBoundingClientRect();
  const scale = scaleOf(inner);
  return { x: at.x + (x - left - SIZE / 2) / scale, y: at.y + (y - top - SIZE / 2) / scale };
}

function nearestIn(inner: HTMLElement, { x, y }: Point): HTMLElement | null {
  const away = (it: Element) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    return Math.hypot(left + width / 2 - x, top + height / 2 - y);
  };
  const [nearest] = [...inner.querySelectorAll<HTMLElement>('.target.legal')].toSorted((a, b) => away(a) - away(b));
  return nearest ?? null;
}
