/** Below the map: the battle that is being fought, how many warriors move, and what lies beside the map. */
import { useRef, useState } from 'react';
import type { Props } from '../parts/props.ts';
import { Battle } from './battle.tsx';
import { type BattleReport, follow } from './battle-report.ts';
import { Numbers } from './numbers.tsx';
import { Piles } from './piles.tsx';

export function Reserve(props: Props) {
  const report = useBattleReport(props);
  const [closed, setClosed] = useState<BattleReport | null>(null);
  const shown = report !== null && report !== closed ? report : null;
  return (
    <div className="root-reserve">
      <Numbers {...props} />
      {shown && <Battle props={props} report={shown} onClose={() => setClosed(shown)} />}
      <Piles {...props} />
    </div>
  );
}

/** The battle so far. Each step of the table is followed once. */
function useBattleReport({ view, happened, step }: Props): BattleReport | null {
  const followed = useRef<{ readonly step: number; readonly report: BattleReport | null } | null>(null);
  if (followed.current?.step !== step) {
    followed.current = { step, report: follow(followed.current?.report ?? null, happened, view) };
  }
  return followed.current?.report ?? null;
}
