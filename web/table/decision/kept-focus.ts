/** Keyboards: what had the focus may be gone after a pick. The focus then goes to the bar, which asks the next question, never to the page. */
import { type RefObject, useEffect, useRef } from 'react';

export function useKeptFocus(box: RefObject<HTMLElement | null>): void {
  const byKey = useRef(false);
  useEffect(() => {
    const keys = () => {
      byKey.current = true;
    };
    const pointers = () => {
      byKey.current = false;
    };
    document.addEventListener('keydown', keys, true);
    document.addEventListener('pointerdown', pointers, true);
    return () => {
      document.removeEventListener('keydown', keys, true);
      document.removeEventListener('pointerdown', pointers, true);
    };
  }, []);
  useEffect(() => {
    if (byKey.current && document.activeElement === document.body) box.current?.focus();
  });
}
