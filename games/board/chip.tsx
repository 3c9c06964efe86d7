/** A number with its sign and its name. A ring never covers it (`data-keep`). */
import { Glyph } from './glyph.tsx';
import { named } from './named.ts';
import './parts.css';

export type ChipProps = {
  readonly glyph: string;
  readonly sheet?: string;
  readonly label: string;
  readonly value: number | string;
  readonly className?: string;
  /** What it counts, for `Face.things.describe` (named.ts), where the symbol alone does not say it. */
  readonly thing?: string;
};

export function Chip({ glyph, sheet, label, value, className = '', thing }: ChipProps) {
  return (
    <span
      className={`board-chip ${className}`}
      title={label}
      data-keep=""
      {...(thing === undefined ? {} : named(thing))}
    >
      <Glyph id={glyph} label={label} {...(sheet === undefined ? {} : { sheet })} />
      <b>{value}</b>
    </span>
  );
}
