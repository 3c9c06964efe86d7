/** Pulling from place to place on the map. A pull that starts on pieces moves them, a touch that stays opens the sheet, anywhere else the map scrolls. */
import { type PointerEvent, useRef, useState } from 'react';
import { useEvening } from '../model/context.ts';

export type Drag = {
  readonly count: number;
  readonly x: number;
  readonly y: number;
  /** The place under the finger, where it would be dropped. */
  readonly over: string | null;
};

/** How far a finger may tremble, and how long it stays for a sheet. */
const STILL = 10;
const HOLD = 550;

type Start = { readonly place: string; readonly count: number | null; readonly x: number; readonly y: number };

export function useDrag() {
  const { telling, show } = useEvening();
  const start = useRef<Start | null>(null);
  const hold = useRef(0);
  const wasPulled = useRef(false);
  const [drag, setDrag] = useState<Drag | null>(null);
  const end = () => {
    clearTimeout(hold.current);
    start.current = null;
    setDrag(null);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      wasPulled.current = false;
      const place = placeAt(event.target as Element);
      if (place === null || !event.isPrimary) return;
      start.current = { place, count: telling.movable(place), x: event.clientX, y: event.clientY };
      hold.current = window.setTimeout(() => {
        wasPulled.current = true;
        end();
        show(place);
      }, HOLD);
    },
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
      const from = start.current;
      if (from === null || Math.hypot(x - from.x, y - from.y) < STILL) return;
      clearTimeout(hold.current);
      if (from.count === null) {
        start.current = null;
        return;
      }
      wasPulled.current = true;
      const over = placeAt(document.elementFromPoint(x, y));
      setDrag({ count: from.count, x, y, over: over === from.place ? null : over });
    },
    onPointerUp: ({ clientX: x, clientY: y }: PointerEvent) => {
      const from = start.current;
      const to = wasPulled.current ? placeAt(document.elementFromPoint(x, y)) : null;
      end();
      if (from !== null && to !== null && to !== from.place) telling.move(from.place, to);
    },
    onPointerCancel: end,
    // The touch that ended a pull, or opened the sheet, is not one of the place below.
    onClickCapture: (event: { stopPropagation(): void; preventDefault(): void }) => {
      if (!wasPulled.current) return;
      wasPulled.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
  return { drag, handlers };
}

function placeAt(element: Element | null): string | null {
  return element?.closest<HTMLElement>('.evening-board [data-options]')?.dataset.options?.split('|')[0] ?? null;
}
