/** Symbols from a sprite file: `<Glyph sheet={glyphs} id="cal-fire" />` with `import glyphs from './glyphs.svg'`. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { createContext, useContext } from 'react';
import icons from './glyphs.svg';
import { named } from './named.ts';

type Drawn = {
  readonly id: string;
  readonly sheet?: string;
  /** A name when the symbol says something that no word beside it says. */
  readonly label?: string;
  readonly className?: string;
  /** What it stands for here (named.ts), where that is not what the symbol means in general. */
  readonly thing?: string;
};

/** A symbol in HTML, one line high unless the class says otherwise (`s`, `xs`, `l`). */
export function Glyph({ id, sheet = icons, label, className = '', thing }: Drawn) {
  const drawing = <use href={`${sheet}#${id}`} {...(thing === undefined ? {} : named(thing))} />;
  if (label === undefined) {
    return (
      <svg className={`i ${className}`} aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  return (
    <svg className={`i ${className}`} role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}

type Placed = {
  readonly id: string;
  readonly sheet?: string;
  /** Its middle and its size, in the units of the board. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly className?: string;
};

/** A symbol inside a board's SVG. */
export function BoardGlyph({ id, sheet = icons, x, y, size, turn = 0, className }: Placed) {
  return (
    <use
      href={`${sheet}#${id}`}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      className={className}
      transform={turn === 0 ? undefined : `rotate(${turn} ${x} ${y})`}
    />
  );
}

/** `p1` to `p6`: sets `--seat` and `--seat-ink` for everything inside. */
export function seatClass(seat: Seat): string {
  return `p${(seat % 6) + 1}`;
}

/** By seat: the shape that the game gives it, where it does (`Face.looks.seat`). */
export type SeatShapes = readonly ({ readonly sheet: string; readonly id: string } | null)[];
export const SeatShapesContext = createContext<SeatShapes>([]);

/** A seat's shape in its colour: the sign of a player everywhere. */
export function SeatShape({ seat, className = '' }: { readonly seat: Seat; readonly className?: string }) {
  const own = useContext(SeatShapesContext)[seat];
  return (
    <span className={`seat ${seatClass(seat)} ${className}`} {...named(`seat:${seat}`)}>
      {own ? <Glyph sheet={own.sheet} id={own.id} /> : <Glyph id={shapeId(seat)} />}
    </span>
  );
}

/** The id of a seat's shape in the shared sprite, for use inside an SVG. */
export function shapeId(seat: Seat): string {
  return `seat-${(seat % 6) + 1}`;
}
