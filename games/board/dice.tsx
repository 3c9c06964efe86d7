/** Dice in a row, each with a symbol, a number or both; one without either is not rolled yet. */
import type { ReactNode } from 'react';
import { Glyph } from './glyph.tsx';
import './parts.css';

type DieProps = {
  readonly glyph?: string;
  readonly sheet?: string;
  readonly value?: number;
  /** What it shows, in words; left out where the row says it (`Dice`). */
  readonly label?: string;
  readonly className?: string;
};

export function Die({ glyph, sheet, value, label, className = '' }: DieProps) {
  const drawing = (
    <>
      {glyph !== undefined && <Glyph id={glyph} {...(sheet === undefined ? {} : { sheet })} />}
      {value !== undefined && <b>{value}</b>}
    </>
  );
  if (label === undefined) {
    return (
      <span className={`board-die ${className}`} aria-hidden="true">
        {drawing}
      </span>
    );
  }
  return (
    <span className={`board-die ${className}`} role="img" aria-label={label} title={label}>
      {drawing}
    </span>
  );
}

type DiceProps = {
  /** What the dice say together, where they do not say it one by one. */
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
};

export function Dice({ label, className = '', children }: DiceProps) {
  if (label === undefined) return <span className={`board-dice ${className}`}>{children}</span>;
  return (
    <span className={`board-dice ${className}`} role="img" aria-label={label}>
      {children}
    </span>
  );
}
