/** Nothing moves under a finger: what would move a board waits until it has been lifted for a moment. */
import { type RefObject, useCallback, useEffect, useRef } from 'react';

const LIFTED_MS = 300;

/** Does it now, or once the last finger has been lifted for a moment; the answer takes it back. */
export function useQuiet(box: RefObject<HTMLElement | null>): (doIt: () => void) => () => void {
  const touch = useRef({ isDown: false, liftedAt: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    const frame = box.current?.closest('.stage') ?? box.current;
    if (!frame) return;
    const down = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'touch') touch.current.isDown = true;
    };
    const up = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'touch')
        touch.current = { isDown: false, liftedAt: performance.now() };
    };
    frame.addEventListener('pointerdown', down, { capture: true });
    window.addEventListener('pointerup', up, { capture: true });
    window.addEventListener('pointercancel', up, { capture: true });
    return () => {
      frame.removeEventListener('pointerdown', down, { capture: true });
      window.removeEventListener('pointerup', up, { capture: true });
      window.removeEventListener('pointercancel', up, { capture: true });
    };
  }, [box]);
  return useCallback((doIt) => {
    let later = 0;
    const tryIt = () => {
      const { isDown, liftedAt } = touch.current;
      const wait = isDown ? LIFTED_MS : liftedAt + LIFTED_MS - performance.now();
      if (wait > 0) later = window.setTimeout(tryIt, wait);
      else doIt();
    };
    tryIt();
    return () => clearTimeout(later);
  }, []);
}
