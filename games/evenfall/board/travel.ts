/** Cards and stones travel from where they lay to where they lie now: everything with `data-flip`, by its name. */
import { animate } from 'motion/mini';
import { type RefObject, useLayoutEffect, useRef } from 'react';

type Point = { readonly x: number; readonly y: number };
const EASE_OUT = [0.2, 0.8, 0.2, 1] as const;

/** Runs once for each `step`; a `pace` of 0 moves nothing. */
export function useTravel(board: RefObject<HTMLElement | null>, step: number, pace: number): void {
  const before = useRef(new Map<string, Point>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pieces are measured anew with each step.
  useLayoutEffect(() => {
    const root = board.current;
    if (!root) return;
    const origin = root.getBoundingClientRect();
    const now = new Map<string, Point>();
    for (const piece of root.querySelectorAll<HTMLElement>('[data-flip]')) {
      const name = piece.dataset.flip as string;
      const { left, top } = piece.getBoundingClientRect();
      const at = { x: left - origin.left, y: top - origin.top };
      now.set(name, at);
      const from = before.current.get(name);
      if (pace === 0 || !from) continue;
      const [dx, dy] = [from.x - at.x, from.y - at.y];
      if (Math.abs(dx) + Math.abs(dy) < 1) continue;
      animate(
        piece,
        { transform: [`translate(${dx}px, ${dy}px)`, 'none'] },
        { duration: pace / 1000, ease: [...EASE_OUT] },
      );
    }
    before.current = now;
  }, [step, pace]);
}
