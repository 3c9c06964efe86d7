/** A deck or a discard pile: how many cards lie there. Where its cards are open to all, a touch lays them out in a sheet. */
import { type ReactNode, useState } from 'react';
import { Chip, type ChipProps } from './chip.tsx';
import { Glyph } from './glyph.tsx';
import { Sheet } from './sheet.tsx';
import './parts.css';

type PileProps = ChipProps & {
  /** The name of the button that closes the sheet. */
  readonly close?: string;
  /** Its cards, where they may be seen. */
  readonly children?: ReactNode;
};

export function Pile({ close = '', children, ...chip }: PileProps) {
  const { glyph, sheet, label, value, className = '' } = chip;
  const [isOpen, setOpen] = useState(false);
  if (children === undefined) return <Chip {...chip} className={`board-pile ${className}`} />;
  return (
    <>
      <button
        type="button"
        className={`board-chip board-pile ${className}`}
        aria-label={`${label}: ${value}`}
        onClick={() => setOpen(true)}
      >
        <Glyph id={glyph} {...(sheet === undefined ? {} : { sheet })} />
        <b>{value}</b>
      </button>
      {isOpen && (
        <Sheet title={`${label} (${value})`} close={close} onClose={() => setOpen(false)}>
          {children}
        </Sheet>
      )}
    </>
  );
}
