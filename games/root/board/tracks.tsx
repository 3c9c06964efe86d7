/** Tracks of a board. Solid: the piece is still there, and the number is what it will give. Hollow: it is on the map; the last one has a strong edge. */
import { named } from '@tavola/games/board/named.ts';
import type { ReactNode } from 'react';
import type { Move } from '../rules/moves.ts';
import { RootGlyph } from './glyph.tsx';
import { glyphOf } from './pieces.ts';
import type { Props } from './props.ts';
import { Touch } from './touch.tsx';

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

type TrackProps = {
  readonly piece: string;
  readonly label: string;
  readonly values: readonly (number | string)[];
  /** How many of them are on the map. */
  readonly placed: number;
  /** Where a draw bonus is printed. */
  readonly bonus?: readonly number[];
  readonly shape?: 'roost' | 'round' | 'garden';
  /** The next piece can be touched for these moves. */
  readonly next?: { readonly choice: Props['choice']; readonly stands: (move: Move) => boolean };
};

export function Track({ piece, label, values, placed, bonus = [], shape, next }: TrackProps) {
  const solid = (value: number | string) => (
    <>
      <RootGlyph id={glyphOf(piece)} />
      <small>{value}</small>
    </>
  );
  return (
    <ol className={`root-tracks ${shape ?? ''}`} aria-label={label}>
      {values.map((value, i) => {
        const more = bonus[i] ? <RootGlyph id="handcard" className="bonus" /> : null;
        const state = i < placed ? (i === placed - 1 ? 'on last' : 'on') : 'off';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its position.
          <li key={i} {...named(glyphOf(piece))} className={state}>
            {i < placed ? (
              <small>{value}</small>
            ) : i === placed && next ? (
              <Touch choice={next.choice} stands={next.stands} label={label} className="next">
                {solid(value)}
              </Touch>
            ) : (
              solid(value)
            )}
            {more}
          </li>
        );
      })}
    </ol>
  );
}
