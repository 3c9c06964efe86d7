/** A press counts only where it began and ended on the same control, and not on one that has only just taken the place of another under the finger. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** As long as a hurried finger may take for a second tap (ms). */
const SETTLING = 400;

/** `change` is another value whenever the screen has changed. */
export function useSteadyTouch(box: RefObject<HTMLElement | null>, change: unknown): void {
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change counts.
  useLayoutEffect(() => {
    changedAt.current = performance.now();
    box.current?.setAttribute('data-settling', '');
    const settled = setTimeout(() => box.current?.removeAttribute('data-settling'), SETTLING);
    return () => clearTimeout(settled);
  }, [box, change]);
  useEffect(() => {
    const screen = box.current;
    if (!screen) return;
    /** What stood where when the finger came down the last time but one, and the last time. */
    let [before, now]: (readonly Standing[])[] = [[], []];
    let pressed: string | null = null;
    const press = ({ target }: Event) => {
      pressed = nameOf(controlOf(target));
      before = now ?? [];
      now = [...screen.querySelectorAll<HTMLElement>(CONTROLS)].map((one) => ({
        name: nameOf(one),
        box: one.getBoundingClientRect(),
      }));
    };
    const tap = (event: Event) => {
      const { detail, pointerType, clientX: x, clientY: y } = event as PointerEvent;
      const name = nameOf(controlOf(event.target));
      if (name === null || detail === 0) return;
      const isElsewhere = pressed !== null && name !== pressed;
      const isFresh = performance.now() - changedAt.current < SETTLING && pointerType === 'touch';
      const stood = (before ?? []).filter(
        ({ box }) => x >= box.left && x < box.right && y >= box.top && y < box.bottom,
      );
      pressed = null;
      if (!isElsewhere && !(isFresh && stood.length > 0 && stood.every((one) => one.name !== name))) return;
      event.stopPropagation();
      event.preventDefault();
    };
    screen.addEventListener('pointerdown', press, { capture: true });
    screen.addEventListener('click', tap, { capture: true });
    return () => {
      screen.removeEventListener('pointerdown', press, { capture: true });
      screen.removeEventListener('click', tap, { capture: true });
    };
  }, [box]);
}

type Standing = { readonly name: string | null; readonly box: DOMRect };

const CONTROLS = 'button, a, [data-options]';

function controlOf(target: EventTarget | null): HTMLElement | null {
  return (target as Element | null)?.closest<HTMLElement>(CONTROLS) ?? null;
}

/** By what it does: a place of the map is the same place whatever stands there. */
function nameOf(control: HTMLElement | null): string | null {
  return control?.dataset.options ?? control?.getAttribute('aria-label') ?? control?.textContent ?? null;
}
