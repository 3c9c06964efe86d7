/**
 * Reading a card: resting the mouse on it shows its face beside it; a touch on a card that cannot be taken now, a finger held on any card, or
 * the right button open its whole sheet. Everything with `data-read` can be read.
 */
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { CardId } from '../data/cards.ts';
import { placeBeside } from './beside.ts';
import { CardFace } from './card.tsx';
import { CardSheet } from './card-sheet.tsx';
import { ReadContext } from './context.ts';

type Shown = { readonly card: CardId; readonly box: DOMRect };
const REST = 400;
const HOLD = 480;

type Props = { readonly className: string; readonly children: ReactNode };

export function Reader({ className, children }: Props) {
  const [open, setOpen] = useState<CardId | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const rest = () => {
    clearTimeout(timer.current);
    setShown(null);
  };
  const whole = (card: CardId) => {
    rest();
    setOpen(card);
  };
  const byMouse = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    const thing = readable(event.target);
    if (thing?.card === shown?.card) return;
    rest();
    if (thing) timer.current = setTimeout(() => setShown({ card: thing.card, box: thing.box() }), REST);
  };
  const byFinger = (event: PointerEvent) => {
    rest();
    held.current = false;
    const thing = event.pointerType === 'mouse' ? null : readable(event.target);
    if (!thing) return;
    timer.current = setTimeout(() => {
      held.current = true;
      whole(thing.card);
    }, HOLD);
  };
  /** What was held was read, not taken. */
  const afterHold = (event: MouseEvent) => {
    if (!held.current) return;
    held.current = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const byRightButton = (event: MouseEvent) => {
    const thing = readable(event.target);
    if (!thing) return;
    event.preventDefault();
    if (!held.current) whole(thing.card);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: every card inside is a button; this only helps mouse and fingers.
    <div
      className={className}
      onPointerOver={byMouse}
      onPointerLeave={rest}
      onPointerDown={byFinger}
      onPointerMove={({ pointerType }) => (pointerType === 'mouse' ? undefined : clearTimeout(timer.current))}
      onPointerUp={() => clearTimeout(timer.current)}
      onPointerCancel={rest}
      onClickCapture={afterHold}
      onContextMenu={byRightButton}
    >
      <ReadContext.Provider value={whole}>{children}</ReadContext.Provider>
      {shown && (
        <aside className="oath-peek" style={placeBeside(shown.box)}>
          <CardFace card={shown.card} size="medium" />
        </aside>
      )}
      {open !== null && <CardSheet card={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

function readable(target: EventTarget) {
  const thing = (target as Element).closest<HTMLElement>('[data-read]');
  const card = thing?.dataset.read;
  return thing && card ? { card, box: () => thing.getBoundingClientRect() } : null;
}
