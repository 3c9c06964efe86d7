/** A tile of the tray, and the figure of a seat. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { PointerEvent, ReactNode } from 'react';
import { useEvening } from '../model/context.ts';
import { colours, figureOf, GameGlyph } from '../parts/line-view.tsx';

export function Figure({ seat }: { readonly seat: Seat }) {
  const model = useEvening();
  const figure = figureOf(model, seat);
  return <i style={colours(model, seat)}>{figure ? <GameGlyph id={figure} /> : <Glyph id="person" />}</i>;
}

type TileProps = {
  readonly label: string;
  readonly about?: string | undefined;
  readonly isOn?: boolean;
  readonly onTouch: () => void;
  readonly onPointerDown?: (event: PointerEvent) => void;
  readonly onClickCapture?: (event: { stopPropagation(): void; preventDefault(): void }) => boolean;
  readonly children: ReactNode;
};

export function Tile({ label, about, isOn, onTouch, onPointerDown, onClickCapture, children }: TileProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-description={about}
      onClick={onTouch}
      onPointerDown={onPointerDown}
      onClickCapture={onClickCapture}
    >
      {children}
      <span>{label}</span>
    </button>
  );
}
