/** A thing that stands for open options: a button that narrows the choice, or says why it cannot be taken; plain where it is neither. */
import { standsFor } from '@tavola/games/board/stands-for.ts';
import type { ReactNode } from 'react';
import type { Move } from '../rules/moves.ts';
import type { Props } from './props.ts';

type TouchProps = {
  readonly choice: Props['choice'];
  /** The moves that it stands for. */
  readonly stands: (move: Move) => boolean;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
};

export function Touch({ choice, stands, label, className = '', children }: TouchProps) {
  const ids = (choice?.open ?? []).filter(({ move }) => stands(move)).map(({ id }) => id);
  const legal = ids.length > 0;
  const refused = !legal && (choice?.refused.some(({ move }) => stands(move)) ?? false);
  if (!choice || (!legal && !refused)) return <span className={`root-thing ${className}`}>{children}</span>;
  const selected = choice.selected !== null && ids.includes(choice.selected.id);
  return (
    <button
      type="button"
      className={`root-thing ${className} ${legal ? 'legal' : 'refused'} ${selected ? 'selected' : ''}`}
      aria-label={label}
      aria-disabled={legal ? undefined : true}
      aria-pressed={legal ? selected : undefined}
      {...standsFor(ids)}
      onClick={({ currentTarget }) => (legal ? choice.narrow(ids) : choice.why(stands, currentTarget))}
    >
      {children}
    </button>
  );
}
