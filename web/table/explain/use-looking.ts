/** Looking without touching: the mouse rests on something, the focus stands on it, or a finger is held on it. What was held is not picked. */
import { type RefObject, useEffect, useState } from 'react';
import { type Looked, lookedAt, lookedFrom } from './looked.ts';

export type Looking = Looked & { readonly how: 'peek' | 'whole' };

/** How long the mouse rests, and how long a finger is held, in milliseconds. */
const REST = 450;
const HOLD = 480;
/** A finger that moves further than this pans or scrolls. */
const SHAKY = 10;

export function useLooking(mark: RefObject<Element | null>) {
  const [looking, setLooking] = useState<Looking | null>(null);
  useEffect(() => {
    const root = mark.current?.closest<HTMLElement>('.table');
    if (!root) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let from = { x: 0, y: 0 };
    const peekAway = () => {
      clearTimeout(timer);
      setLooking((now) => (now?.how === 'whole' ? now : null));
    };
    const soon = (look: () => Looked | null, how: Looking['how'], wait: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const looked = look();
        if (how === 'whole') held = looked !== null;
        // A sheet that somebody reads stays, whatever gets the focus in it.
        if (looked) setLooking((now) => (now?.how === 'whole' && how === 'peek' ? now : { ...looked, how }));
        else peekAway();
      }, wait);
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      quietTitle(event.target as Element);
      from = { x: event.clientX, y: event.clientY };
      if (event.buttons === 0) soon(() => lookedAt(from.x, from.y, root), 'peek', REST);
    };
    const down = (event: PointerEvent) => {
      peekAway();
      held = false;
      from = { x: event.clientX, y: event.clientY };
      if (event.pointerType !== 'mouse' && event.isPrimary) soon(() => lookedAt(from.x, from.y, root), 'whole', HOLD);
    };
    const moved = ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType === 'mouse') from = { x: clientX, y: clientY };
      else if (Math.hypot(clientX - from.x, clientY - from.y) > SHAKY) clearTimeout(timer);
    };
    const up = ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && clearTimeout(timer);
    const click = (event: MouseEvent) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: MouseEvent) => {
      const isFinger = (event as PointerEvent).pointerType === 'touch';
      const looked = isFinger ? null : lookedAt(event.clientX, event.clientY, root);
      if (isFinger || looked) event.preventDefault();
      if (looked) setLooking({ ...looked, how: 'whole' });
    };
    const focus = ({ target }: FocusEvent) => {
      const element = target as Element;
      if (element.matches(':focus-visible')) soon(() => lookedFrom(element, root), 'peek', REST);
    };
    const key = ({ key: pressed }: KeyboardEvent) => pressed === 'Escape' && peekAway();
    const listeners = { pointerover: over, pointerdown: down, pointermove: moved, pointerup: up, pointercancel: up };
    const others = {
      click,
      contextmenu: menu,
      focusin: focus,
      focusout: peekAway,
      keydown: key,
      pointerleave: peekAway,
    };
    const all = Object.entries({ ...listeners, ...others }) as [keyof HTMLElementEventMap, (event: Event) => void][];
    // Before anything inside hears of it: what was held must not be picked.
    for (const [name, listener] of all) root.addEventListener(name, listener, { capture: name !== 'pointerleave' });
    root.addEventListener('scroll', peekAway, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of all)
        root.removeEventListener(name, listener, { capture: name !== 'pointerleave' });
      root.removeEventListener('scroll', peekAway, { capture: true });
    };
  }, [mark]);
  return { looking, close: () => setLooking(null) };
}

/** The browser's own tooltip would lie over ours. */
function quietTitle(element: Element): void {
  const titled = element.closest('[title]');
  const title = titled?.getAttribute('title');
  if (!titled || !title) return;
  titled.setAttribute('data-title', title);
  titled.removeAttribute('title');
}
