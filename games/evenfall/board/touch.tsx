/** A thing that can be touched: one named button laid over its drawing. It narrows the choice, or asks why it cannot be taken. */

import { standsFor } from '@tavola/games/board/stands-for.ts';
import '@tavola/games/board/targets.css';
import type { BoardOption } from '@tavola/games/board/contract.ts';
import type { Move } from '../rules/moves.ts';
import { type Handle, handlesOf } from './handles.ts';
import { Petal } from './petal.tsx';
import { useTable } from './table.tsx';

type Props = {
  /** The names it answers to; the first one is the thing itself. */
  readonly handles: readonly Handle[];
  /** The thing and what stands there. */
  readonly label: string;
  readonly round?: boolean;
  /** When nothing else is left to touch, the thing itself offers its options one by one. */
  readonly petals?: boolean;
  readonly className?: string;
};

export function Touch({ handles, label, round = false, petals = false, className = '' }: Props) {
  const { choice, touchable } = useTable();
  if (choice === null) return null;
  const ids = [...new Set(handles.flatMap((handle) => touchable.get(handle) ?? []))];
  const selected = choice.selected !== null && ids.includes(choice.selected.id);
  const narrows = selected || ids.length === 1 || ids.length < choice.open.length;
  if (ids.length > 0 && !narrows) return petals ? <Petals options={choice.open} label={label} /> : null;
  const legal = ids.length > 0;
  const standsHere = (move: Move) => handlesOf(move).some((handle) => handles.includes(handle));
  if (!legal && !choice.refused.some(({ move }) => standsHere(move))) return null;
  return (
    <button
      type="button"
      className={`target ${legal ? 'legal holding' : 'refused'} ${round ? 'round' : ''} ${className}`}
      data-handle={handles.join(' ')}
      {...standsFor(ids)}
      aria-label={label}
      aria-pressed={legal ? selected : undefined}
      aria-disabled={legal ? undefined : true}
      tabIndex={legal ? 0 : -1}
      onClick={({ currentTarget }) => (legal ? choice.narrow(ids) : choice.why(standsHere, currentTarget))}
    />
  );
}

/** The last step of a narrowed choice: Specialist or Council, Witch or Elder, Scythe or Orb. */
function Petals({ options, label }: { readonly options: readonly BoardOption<Move>[]; readonly label: string }) {
  return (
    <fieldset className="petals" aria-label={label}>
      {options.map((option) => (
        <Petal key={option.id} option={option} />
      ))}
    </fieldset>
  );
}
