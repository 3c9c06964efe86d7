/** Fingers on the map: a pull carries pieces, a touch counts or stamps, a hold opens the sheet. */
import type { MouseEvent } from 'react';
import { useEvening } from '../model/context.ts';
import { pieceNear, placeOf } from './carrying.ts';
import { usePull } from './use-pull.ts';

export function useMapGestures() {
  const { telling, show } = useEvening();
  const loadAt = (target: EventTarget | null, x: number, y: number) => {
    const place = placeOf(target as Element | null);
    const found = place === null ? null : telling.movable(place, pieceNear(x, y));
    return found && { ...found, from: place, most: found.count };
  };
  const { onPointerDown, onClickCapture } = usePull({
    load: ({ target, clientX, clientY }) => loadAt(target, clientX, clientY),
    drop: telling.carry,
    hold: ({ target }) => {
      const place = placeOf(target as Element);
      if (place !== null) show(place);
    },
  });
  return {
    carries: (event: Event) => {
      const { clientX, clientY } =
        'touches' in event ? ((event as TouchEvent).touches[0] as Touch) : (event as PointerEvent);
      return loadAt(event.target, clientX, clientY) !== null;
    },
    onPointerDown,
    onClickCapture: (event: MouseEvent) => {
      if (onClickCapture(event)) return;
      const place = placeOf(event.target as Element);
      if (place === null) return;
      event.stopPropagation();
      // A key opens the sheet, as a hold does.
      const isKey = event.detail === 0;
      if (isKey && telling.stamp === null) show(place);
      else telling.touch(place, isKey ? null : pieceNear(event.clientX, event.clientY));
    },
  };
}
