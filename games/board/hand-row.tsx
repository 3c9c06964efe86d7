/** Cards side by side below a heading. Equal cards are told apart by their number among their likes (`copy`), so that each keeps its element. */
import type { ReactNode } from 'react';
import './parts.css';

type HandRowProps<C> = {
  /** Over the cards; left out where something else names them. */
  readonly title?: ReactNode;
  /** The name of the list, where the heading does not name it. */
  readonly label?: string;
  readonly cards: readonly C[];
  /** What a card is called; equal cards are called alike. */
  readonly keyOf?: (card: C) => string;
  /** In place of the cards, where there are none. */
  readonly empty?: string;
  /** It scrolls sideways, so the keyboard must reach it. */
  readonly scrolls?: boolean;
  readonly className?: string;
  readonly children: (card: C, copy: number) => ReactNode;
};

export function HandRow<C>({ title, label, cards, keyOf = String, empty, scrolls, ...rest }: HandRowProps<C>) {
  const { className = '', children } = rest;
  const copies = new Map<string, number>();
  return (
    <div className={`board-hand ${className}`}>
      {title !== undefined && <h3 className="label">{title}</h3>}
      {cards.length === 0 && empty !== undefined ? (
        <p className="board-none">{empty}</p>
      ) : (
        <ul aria-label={label} tabIndex={scrolls ? 0 : undefined}>
          {cards.map((card) => {
            const key = keyOf(card);
            const copy = copies.get(key) ?? 0;
            copies.set(key, copy + 1);
            return <li key={`${key} ${copy}`}>{children(card, copy)}</li>;
          })}
        </ul>
      )}
    </div>
  );
}
