/** Spaces in a row: a score, a supply, the buildings that are left. The board draws each space and says how it stands. */
import type { ReactNode } from 'react';
import { named } from './named.ts';
import './parts.css';

type TrackProps<S> = {
  readonly label: string;
  readonly spaces: readonly S[];
  /** The class of a space: passed, reached, covered. */
  readonly stateOf: (space: S, i: number) => string;
  /** What a space is, for `Face.things.describe` (named.ts). */
  readonly thingOf?: (space: S, i: number) => string;
  readonly className?: string;
  readonly children: (space: S, i: number) => ReactNode;
};

export function Track<S>({ label, spaces, stateOf, thingOf, className = '', children }: TrackProps<S>) {
  return (
    <ol className={`board-track ${className}`} aria-label={label}>
      {spaces.map((space, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a space is its position.
        <li key={i} className={stateOf(space, i)} {...(thingOf ? named(thingOf(space, i)) : {})}>
          {children(space, i)}
        </li>
      ))}
    </ol>
  );
}
