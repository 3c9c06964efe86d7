/** A second tap of a hurried finger must not answer a question that has only just appeared under it. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const FRESH_MS = 250;

/** `asked` changes with the question. A touch right after that counts only where it meets what the touch before met. */
export function useSteadyTaps(box: RefObject<HTMLElement | null>, asked: unknown): void {
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new question is a change.
  useLayoutEffect(() => {
    changedAt.current = performance.now();
  }, [asked]);
  useEffect(() => {
    const table = box.current;
    if (!table) return;
    let before: string | null = null;
    const tap = (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'touch') return;
      const met = nameOf(event.target as Element);
      const isFresh = event.timeStamp - changedAt.current < FRESH_MS;
      if (isFresh && met !== before) {
        event.stopPropagation();
        event.preventDefault();
      }
      before = met;
    };
    table.addEventListener('click', tap, { capture: true });
    return () => table.removeEventListener('click', tap, { capture: true });
  }, [box]);
}

function nameOf(it: Element): string | null {
  const button = it.closest('button, a, [data-thing]');
  return (
    button?.getAttribute('data-place') ??
    button?.getAttribute('data-thing') ??
    button?.getAttribute('aria-label') ??
    button?.textContent ??
    null
  );
}
