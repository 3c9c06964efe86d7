/** A way in: what it is, whether it is there, what can be done with it. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { ReactNode } from 'react';
import { useWords } from './words.ts';

type Props = {
  readonly icon: string;
  readonly name: string;
  readonly help: string;
  readonly isSet?: boolean;
  readonly action?: ReactNode;
  /** Below, over the whole width. */
  readonly children?: ReactNode;
};

export function Way({ icon, name, help, isSet = false, action, children }: Props) {
  const w = useWords();
  return (
    <li className="way">
      <div className="way-row">
        <span className="way-icon">
          <Glyph id={icon} />
        </span>
        <div className="way-text">
          <b>{name}</b>
          <small>{help}</small>
        </div>
        {isSet && <Glyph id="check" className="s way-set" label={w.isSet} />}
        {action}
      </div>
      {children}
    </li>
  );
}
