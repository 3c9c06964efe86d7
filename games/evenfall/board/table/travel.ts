/**
 * Cards and stones travel from where they lay to where they lie now: everything with `data-flip`, by its name. Equal figures
 * (`data-figure`) have no name: each comes from the nearest place that one of its kind left.
 */
import { animate } from 'motion/mini';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { journeys, type Point } from './journeys.ts';

const EASE_OUT = [0.2, 0.8, 0.2, 1] as const;

/** Runs once for each `step`; a `pace` of 0 moves nothing. */
export function useTravel(board: RefObject<HTMLElement | null>, step: number, pace: number): void {
  const before = useRef(new Map<string, Point>());
  const figures = useRef(new Map<string, Point[]>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pieces are measured again with each step.
  useLayoutEffect(() => {
    const root = board.current;
    if (!root) return;
    const origin = root.getBoundingClientRect();
    const placeOf = (piece: HTMLElement): Point | null => {
      const { left, top, width } = piece.getBoundingClientRect();
      return width === 0 ? null : { x: left - origin.left, y: top - origin.top };
    };
    const travel = (piece: HTMLElement, from: Point | null | undefined, to: Point) => {
      if (pace === 0 || !from) return;
      const [dx, dy] = [from.x - to.x, from.y - to.y];
      if (Math.abs(dx) + Math.abs(dy) < 1) return;
      const transform = [`translate(${dx}px, ${dy}px)`, 'none'];
      animate(piece, { transform }, { duration: pace / 1000, ease: [...EASE_OUT] });
    };
    const now = new Map<string, Point>();
    for (const piece of root.querySelectorAll<HTMLElement>('[data-flip]')) {
      const name = piece.dataset.flip as string;
      const at = placeOf(piece);
      if (!at) continue;
      now.set(name, at);
      travel(piece, before.current.get(name), at);
    }
    before.current = now;
    const standing = Map.groupBy(
      [...root.querySelectorAll<HTMLElement>('[data-figure]')].flatMap((piece) => {
        const at = placeOf(piece);
        return at ? [{ piece, at }] : [];
      }),
      ({ piece }) => piece.dataset.figure as string,
    );
    for (const [kind, all] of standing) {
      const from = journeys(
        figures.current.get(kind) ?? [],
        all.map(({ at }) => at),
      );
      for (const [i, { piece, at }] of all.entries()) travel(piece, from[i], at);
    }
    figures.current = new Map([...standing].map(([kind, all]) => [kind, all.map(({ at }) => at)]));
  }, [step, pace]);
}
