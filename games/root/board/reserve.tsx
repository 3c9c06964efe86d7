/** Below the map: the battle that is fought, how many warriors move, and what lies beside the map. */
import { useRef, useState } from 'react';
import { Battle } from './battle.tsx';
import { type Fought, follow } from './fought.ts';
import { Numbers } from './numbers.tsx';
import { Piles } from './piles.tsx';
import type { Props } from './props.ts';

export function Reserve(props: Props) {
  const fought = useFought(props);
  const [closed, setClosed] = useState<Fought | null>(null);
  const shown = fought !== null && fought !== closed ? fought : null;
  return (
    <div className="root-reserve">
      <Numbers {...props} />
      {shown && <Battle props={props} fought={shown} onClose={() => setClosed(shown)} />}
      <Piles {...props} />
    </div>
  );
}

/** The battle so far. Each step of the table is followed once. */
function useFought({ view, happened, step }: Props): Fought | null {
  const followed = useRef<{ readonly step: number; readonly fought: Fought | null } | null>(null);
  if (followed.current?.step !== step) {
    followed.current = { step, fought: follow(followed.current?.fought ?? null, happened, view) };
  }
  return followed.current?.fought ?? null;
}
