/** A thing that stands for open options: a button that narrows the choice, or reads the card, or says why it cannot be taken; plain where it is none of these. */
import { named } from '@tavola/games/board/named.ts';
import { standsFor } from '@tavola/games/board/stands-for.ts';
import type { ReactNode } from 'react';
import type { CardId } from '../data/cards.ts';
import { useOath, useRead } from './context.ts';
import type { Handle } from './handles.ts';

type Props = {
  readonly handles: readonly Handle[];
  /** Its name, where what is drawn inside does not say it. */
  readonly label?: string;
  readonly className?: string;
  /** The card that a touch reads where it takes nothing. */
  readonly reads?: CardId | null;
  /** What lies below takes the touches that this takes none of. */
  readonly passes?: boolean;
  readonly children?: ReactNode;
};

export function Touch({ handles, label, className = '', reads = null, passes = false, children }: Props) {
  const { choice, idsOf, isRefused, why } = useOath();
  const read = useRead();
  const ids = idsOf(handles);
  const mark = reads === null ? {} : named(`card:${reads}`);
  if (choice && ids.length > 0) {
    const selected = choice.selected !== null && ids.includes(choice.selected.id);
    return (
      <button
        type="button"
        className={`oath-thing legal ${selected ? 'selected' : ''} ${className}`}
        aria-label={label}
        aria-pressed={selected}
        {...mark}
        {...standsFor(ids)}
        onClick={() => choice.narrow(ids)}
      >
        {children}
      </button>
    );
  }
  if (reads !== null && !passes) {
    return (
      <button
        type="button"
        className={`oath-thing reads ${className}`}
        aria-label={label}
        {...mark}
        onClick={() => read(reads)}
      >
        {children}
      </button>
    );
  }
  if (!passes && isRefused(handles)) {
    return (
      <button
        type="button"
        className={`oath-thing refused ${className}`}
        aria-label={label}
        aria-disabled="true"
        onClick={({ currentTarget }) => why(handles, currentTarget)}
      >
        {children}
      </button>
    );
  }
  return (
    <span className={`oath-thing ${className}`} {...mark}>
      {children}
    </span>
  );
}
