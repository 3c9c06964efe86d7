/** Holds a drawing: an elastic one takes the shape of the room it has. */
import type { GameBoard } from '@tavola/games/board/contract.ts';
import { ShapeContext, shapeIn } from '@tavola/games/board/shape.ts';
import { type ReactNode, type RefObject, startTransition, useLayoutEffect, useRef, useState } from 'react';

export type Elastic = {
  readonly room: RefObject<HTMLDivElement | null>;
  /** Width by height of the drawing; null until the room of an elastic one has been measured, and where nothing is drawn to a shape. */
  readonly shape: number | null;
};

/** The shape a drawing takes in its room. The drawing itself comes in slices: it may be large. */
export function useElastic(aspect: GameBoard['aspect']): Elastic {
  const room = useRef<HTMLDivElement>(null);
  const usual = aspect !== null && typeof aspect !== 'number' ? aspect.elastic : null;
  const [measured, setMeasured] = useState<number | null>(null);
  useLayoutEffect(() => {
    const box = room.current;
    if (!box || usual === null) return;
    const measure = () => {
      const found = shapeIn(usual, { width: box.clientWidth, height: box.clientHeight });
      startTransition(() => setMeasured(found));
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(box);
    return () => resized.disconnect();
  }, [usual]);
  return { room, shape: typeof aspect === 'number' ? aspect : measured };
}

export function Room({ room, shape, children }: Elastic & { readonly children: ReactNode }) {
  return (
    <div className="elastic-room" ref={room}>
      {shape !== null && <ShapeContext value={shape}>{children}</ShapeContext>}
    </div>
  );
}

export function ElasticRoom({ aspect, children }: Pick<GameBoard, 'aspect'> & { readonly children: ReactNode }) {
  return <Room {...useElastic(aspect)}>{children}</Room>;
}
