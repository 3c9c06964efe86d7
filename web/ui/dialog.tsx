/** A modal question, and the sheet that phones open instead of a side panel. Both are native dialogs: focus and Escape are the browser's. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '../text/catalogue.ts';

type Props = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly kind?: 'dialog' | 'sheet' | 'drawer';
};

export function Dialog({ title, onClose, children, kind = 'dialog' }: Props) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const it = dialog.current;
    if (it && !it.open) it.showModal();
    return () => it?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes; the keyboard has Escape and the close button.
    <dialog
      ref={dialog}
      className={kind}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="in">
        <header>
          <h2 id={heading}>{title}</h2>
          <button type="button" className="ib" aria-label={t.close} onClick={onClose}>
            <Glyph id="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
