/** Pinch, wheel and double tap on a board. */
import { select } from 'd3-selection';
import { zoom, zoomIdentity } from 'd3-zoom';
import type { CameraView } from './camera.ts';

const CLOSEST = 4;

type Listeners = {
  /** Somebody begins to move the board. */
  readonly onStart: () => void;
  readonly onView: (view: CameraView) => void;
};
export type Hands = {
  go(to: CameraView): void;
  leave(): void;
};

export function zoomByHand(box: HTMLElement, { onStart, onView }: Listeners): Hands {
  const made = zoom<HTMLElement, unknown>()
    .scaleExtent([1, CLOSEST])
    .extent(() => extentOf(box))
    .filter(({ type, target }: Event) => {
      const it = target as Element;
      if (type === 'dblclick') return it.closest('button') === null;
      // What can be dragged elsewhere does not move the board.
      return type === 'wheel' || it.closest('[data-drags] [data-options]') === null;
    })
    .clickDistance(6)
    .on('start', ({ sourceEvent }) => {
      if (sourceEvent) onStart();
    })
    .on('zoom', ({ transform: { x, y, k } }) => onView({ x, y, k }));
  const it = select(box);
  it.call(made);
  return {
    go({ x, y, k }) {
      made.translateExtent(extentOf(box));
      it.call(made.transform, zoomIdentity.translate(x, y).scale(k));
    },
    leave: () => {
      it.on('.zoom', null);
    },
  };
}

function extentOf({ clientWidth, clientHeight }: HTMLElement): [[number, number], [number, number]] {
  return [
    [0, 0],
    [clientWidth, clientHeight],
  ];
}
