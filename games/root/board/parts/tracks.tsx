/** Tracks of a board. Solid: the piece is still there, and the number is what it will give. Hollow: it is on the map; the last one has a strong edge. */
import { Touch } from '@tavola/games/board/touch.tsx';
import type { Touchable } from '@tavola/games/board/touchable.ts';
import { Track } from '@tavola/games/board/track.tsx';
import type { ReactNode } from 'react';
import { glyphOf } from '../../data/pieces.ts';
import { RootGlyph } from './glyph.tsx';

type RowProps = {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** What its numbers count, where the title is more than words. */
  readonly name?: string;
  readonly children: ReactNode;
};

export function Row({ title, note, name, children }: RowProps) {
  const told = [name ?? title, note].filter((part) => typeof part === 'string' && part !== '').join(': ');
  return (
    <section className="root-row" data-title={told}>
      <h4>
        <b>{title}</b>
        {note !== undefined && <span>{note}</span>}
      </h4>
      {children}
    </section>
  );
}

type PieceTrackProps = {
  readonly piece: string;
  readonly label: string;
  readonly values: readonly (number | string)[];
  /** How many of them are on the map. */
  readonly placed: number;
  /** Where a draw bonus is printed. */
  readonly bonus?: readonly number[];
  readonly shape?: 'roost' | 'round' | 'garden';
  /** What touching the next piece stands for. */
  readonly next?: Touchable;
};

export function PieceTrack({ piece, label, values, placed, bonus = [], shape, next }: PieceTrackProps) {
  const solid = (value: number | string) => (
    <>
      <RootGlyph id={glyphOf(piece)} />
      <small>{value}</small>
    </>
  );
  return (
    <Track
      label={label}
      spaces={values}
      className={`root-tracks ${shape ?? ''}`}
      stateOf={(_, i) => (i < placed ? (i === placed - 1 ? 'on last' : 'on') : 'off')}
      thingOf={() => glyphOf(piece)}
    >
      {(value, i) => (
        <>
          {i < placed ? (
            <small>{value}</small>
          ) : i === placed && next ? (
            <Touch on={next} label={label} className="next">
              {solid(value)}
            </Touch>
          ) : (
            solid(value)
          )}
          {bonus[i] ? <RootGlyph id="handcard" className="bonus" /> : null}
        </>
      )}
    </Track>
  );
}
