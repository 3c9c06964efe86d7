/** One of the two twelve-sided dice. */
import { RootGlyph } from './glyph.tsx';

export function Die({
  value,
  label,
  className,
}: {
  readonly value: number;
  readonly label: string;
  readonly className: string;
}) {
  return (
    <span className={`root-die ${className}`} role="img" aria-label={label}>
      <RootGlyph id="die-12" />
      <b>{value}</b>
    </span>
  );
}
