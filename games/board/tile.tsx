/** An action that can be taken: its sign, its name, a note below and what it costs at the edge. */
import type { ReactNode } from 'react';
import { Glyph } from './glyph.tsx';
import { Touch, type TouchProps } from './touch.tsx';
import './parts.css';

type TileProps = Omit<TouchProps, 'over' | 'children'> & {
  readonly glyph: string;
  readonly sheet?: string;
  readonly name: ReactNode;
  readonly note?: string;
  readonly cost?: ReactNode;
};

export function Tile({ glyph, sheet, name, note, cost, className = '', ...touch }: TileProps) {
  return (
    <Touch {...touch} className={`board-tile ${className}`}>
      <Glyph id={glyph} {...(sheet === undefined ? {} : { sheet })} />
      <span>
        <b>{name}</b>
        {note !== undefined && <small>{note}</small>}
      </span>
      {cost !== undefined && <em data-keep="">{cost}</em>}
    </Touch>
  );
}
