/** Holds a drawing: an elastic one takes the shape of the room it has. */
import type { GameBoard } from '@tavola/games/board/contract.ts';
import { ShapeContext, shapeIn } from '@tavola/games/board/shape.ts';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

type Props = {
  readonly aspect: Exclude<GameBoard['aspect'], null>;
  /** Gets width by height of the drawing. */
  readonly children: (aspect: number) => ReactNode;
};

export function ElasticRoom({ aspect, children }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const usual = typeof aspect === 'number' ? aspect : aspect.elastic;
  const isElastic = typeof aspect !== 'number';
  const [shape, setShape] = useState<number | null>(isElastic ? null : usual);
  useLayoutEffect(() => {
    const box = room.current;
    if (!box || !isElastic) return;
    const measure = () => setShape(shapeIn(usual, { width: box.clientWidth, height: box.clientHeight }));
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(box);
    return () => resized.disconnect();
  }, [usual, isElastic]);
  return (
    <div className="elastic-room" ref={room}>
      {shape !== null && <ShapeContext value={shape}>{children(shape)}</ShapeContext>}
    </div>
  );
}
