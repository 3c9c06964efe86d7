/** A sheet over the table for what a board opens: from below on phones, a window elsewhere. A native dialog: focus and Escape are the browser's. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Glyph } from './glyph.tsx';
import './sheet.css';

type Props = {
  readonly title: string;
  readonly close: string;
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

export function Sheet({ title, close, className = '', onClose, children }: Props) {
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
      className={`board-sheet ${className}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="board-sheet-in">
        <header>
          <h2 id={heading}>{title}</h2>
          <button type="button" className="ib" aria-label={close} onClick={onClose}>
            <Glyph id="close" />
          </button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach that too. */}
        <div className="board-sheet-body" tabIndex={0}>
          {children}
        </div>
      </div>
    </dialog>
  );
}
