/** Drags from one place to another: the first is touched when the finger leaves it, the second where the finger is lifted, and all that may go goes. */
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Asked } from '../model/use-choice.ts';

/** A finger that moves less than this taps. */
const SLOP = 12;
/** What follows from the first place is looked up by then. */
const LOOKS_MS = 1500;
const AGAIN_MS = 40;

/** `isPair`: what is asked may be followed by where it goes. `line` is drawn from the origin to the finger. */
export function useDrag(
  box: RefObject<HTMLElement | null>,
  line: RefObject<SVGLineElement | null>,
  asked: Asked,
  isPair: boolean,
): void {
  const touch = (place: HTMLElement) => {
    asked.dragged.current = true;
    place.click();
    asked.dragged.current = false;
  };
  const state = useEffectEvent(() => ({ isPair, isLooking: asked.looking || asked.sending }));
  const begin = useEffectEvent(touch);
  const end = useEffectEvent((at: Point) => {
    const place = placeAt(at);
    if (place) touch(place);
    else asked.choice?.back();
  });
  useEffect(() => {
    const pieces = box.current;
    if (!pieces) return;
    let from: { readonly place: HTMLElement; readonly at: Point; isDragged: boolean } | null = null;
    const down = (event: PointerEvent) => {
      const place = (event.target as Element).closest<HTMLElement>('[data-options]');
      const isAlone = event.isPrimary && event.button === 0;
      const drags = isAlone && place !== null && state().isPair && pieces.querySelector('[data-loupe]') === null;
      from = drags ? { place, at: pointOf(event), isDragged: false } : null;
    };
    const move = (event: PointerEvent) => {
      if (!from || !event.isPrimary) return;
      const at = pointOf(event);
      if (!from.isDragged && Math.hypot(at.x - from.at.x, at.y - from.at.y) > SLOP) {
        from.isDragged = true;
        begin(from.place);
      }
      if (from.isDragged) draw(line.current, from.at, at);
    };
    const up = (event: PointerEvent) => {
      if (!event.isPrimary) return;
      const wasDragged = from?.isDragged === true;
      from = null;
      if (!wasDragged) return;
      const at = pointOf(event);
      draw(line.current, null, at);
      // The click that a mouse still makes would be a second touch.
      const swallow = (click: Event) => click.isTrusted && click.stopPropagation();
      window.addEventListener('click', swallow, { capture: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
      const began = performance.now();
      const drop = () => {
        if (state().isLooking && performance.now() - began < LOOKS_MS) setTimeout(drop, AGAIN_MS);
        else end(at);
      };
      setTimeout(drop, 0);
    };
    const cancel = () => {
      from = null;
      draw(line.current, null, { x: 0, y: 0 });
    };
    pieces.addEventListener('pointerdown', down, { capture: true });
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    return () => {
      pieces.removeEventListener('pointerdown', down, { capture: true });
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
    };
  }, [box, line]);
}

type Point = { readonly x: number; readonly y: number };

function pointOf({ clientX: x, clientY: y }: PointerEvent): Point {
  return { x, y };
}

/** What may be taken there, or what says why it cannot be. */
function placeAt({ x, y }: Point): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-options], .target') ?? null;
}

function draw(line: SVGLineElement | null, from: Point | null, to: Point): void {
  if (!line) return;
  line.ownerSVGElement?.toggleAttribute('data-drawn', from !== null);
  if (!from) return;
  for (const [name, value] of Object.entries({ x1: from.x, y1: from.y, x2: to.x, y2: to.y }))
    line.setAttribute(name, String(value));
}
