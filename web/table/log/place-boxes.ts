/** Where things of the board are on the screen, wherever it is scrolled or zoomed to. */
import { type RefObject, useEffect, useRef, useState } from 'react';

/** In frames. */
const LOOK_AGAIN = 20;

export type PlaceBox = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** `mark` is put on an element beside the board. `reveal`: what is outside the window is scrolled into it. */
export function usePlaceBoxes(
  places: readonly string[],
  reveal = false,
): { readonly mark: RefObject<HTMLDivElement | null>; readonly boxes: readonly PlaceBox[] } {
  const mark = useRef<HTMLDivElement>(null);
  const [boxes, setBoxes] = useState<readonly PlaceBox[]>([]);
  useEffect(() => {
    const pieces = mark.current?.parentElement;
    if (!pieces || places.length === 0) {
      setBoxes([]);
      return;
    }
    const find = () => places.flatMap((place) => [...pieces.querySelectorAll(selectorOf(place))].filter(isDrawn));
    let found = find();
    if (reveal && found[0] && !isSeen(found[0])) found[0].scrollIntoView({ block: 'center', inline: 'nearest' });
    let next = 0;
    let before = '';
    let frames = 0;
    const follow = () => {
      // A board that is being drawn, or was drawn anew.
      if (++frames % LOOK_AGAIN === 0 && !found[0]?.isConnected) found = find();
      const now = found.map((it) => it.getBoundingClientRect());
      const key = now.map(({ left, top, width }) => `${left} ${top} ${width}`).join();
      if (key !== before) setBoxes(now);
      before = key;
      next = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(next);
  }, [places, reveal]);
  return { mark, boxes };
}

function selectorOf(place: string): string {
  const seat = /^seat:(\d+)$/.exec(place)?.[1];
  return seat === undefined ? `[data-thing="${CSS.escape(place)}"]` : `.pl[data-seat="${seat}"]`;
}

const isDrawn = (it: Element): boolean => it.getBoundingClientRect().width > 0;

function isSeen(it: Element): boolean {
  const { top, bottom } = it.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
