/** A pull with a finger: it begins on something that can be carried, and drops it where the finger ends. A finger that stays is a touch, or a hold. */
import { type PointerEvent, useCallback, useEffect, useRef } from 'react';
import type { Carried } from '../model/telling.ts';
import { type Carrying, placeOf, setCarrying } from './carrying.ts';

/** How far a finger may tremble, and how long it stays for a sheet. */
const STILL = 10;
const HOLD = 550;

type Load = Omit<Carried, 'to'> & { readonly most: number };
type Pull = {
  /** What would be carried from here; null for nothing. */
  load(event: PointerEvent): Load | null;
  drop(carried: Carried): void;
  hold?(event: PointerEvent): void;
};

export function usePull({ load, drop, hold }: Pull) {
  const stop = useRef(() => {});
  /** The finger has done something: the click that ends it is not one of what lies below. */
  const isUsed = useRef(false);
  useEffect(() => () => stop.current(), []);
  const onPointerDown = useCallback(
    (event: PointerEvent) => {
      stop.current();
      isUsed.current = false;
      // A second finger zooms: nothing is carried any more.
      if (!event.isPrimary || event.button !== 0) return;
      const { clientX: x, clientY: y, pointerId } = event;
      const found = load(event);
      let isCarried = false;
      const timer = window.setTimeout(() => {
        if (isCarried || !hold) return;
        isUsed.current = true;
        stop.current();
        hold(event);
      }, HOLD);
      const moved = (now: globalThis.PointerEvent) => {
        if (now.pointerId !== pointerId) return stop.current();
        if (!isCarried && Math.hypot(now.clientX - x, now.clientY - y) < STILL) return;
        clearTimeout(timer);
        if (found === null) return stop.current();
        isCarried = true;
        isUsed.current = true;
        setCarrying(carryingAt(found, now.clientX, now.clientY));
      };
      const ended = (now: globalThis.PointerEvent) => {
        stop.current();
        if (found === null || !isCarried || now.pointerId !== pointerId) return;
        const { over, isOff } = carryingAt(found, now.clientX, now.clientY);
        if (over !== null || isOff) drop({ piece: found.piece, count: found.count, from: found.from, to: over });
      };
      const given = new AbortController();
      const { signal } = given;
      window.addEventListener('pointermove', moved, { signal });
      window.addEventListener('pointerup', ended, { signal });
      window.addEventListener('pointercancel', () => stop.current(), { signal });
      window.addEventListener('pointerdown', (other) => other.pointerId !== pointerId && stop.current(), { signal });
      stop.current = () => {
        clearTimeout(timer);
        given.abort();
        setCarrying(null);
        stop.current = () => {};
      };
    },
    [load, drop, hold],
  );
  const onClickCapture = useCallback((event: { stopPropagation(): void; preventDefault(): void }): boolean => {
    if (!isUsed.current) return false;
    isUsed.current = false;
    event.stopPropagation();
    event.preventDefault();
    return true;
  }, []);
  return { onPointerDown, onClickCapture };
}

function carryingAt(load: Load, x: number, y: number): Carrying {
  const below = document.elementFromPoint(x, y);
  return { ...load, x, y, over: placeOf(below), isOff: below?.closest('.evening-window') == null };
}
