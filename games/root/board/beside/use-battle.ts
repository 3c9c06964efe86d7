/** The battle that is told now, until its reader has seen enough of it. */
import { useRef, useState } from 'react';
import type { Props } from '../parts/props.ts';
import { type BattleReport, follow } from './battle-report.ts';

export function useBattle(props: Props): { readonly report: BattleReport | null; readonly close: () => void } {
  const report = useReport(props);
  const [closed, setClosed] = useState<BattleReport | null>(null);
  return { report: report === closed ? null : report, close: () => setClosed(report) };
}

/** The battle so far. Each step of the table is followed once. */
function useReport({ view, happened, step }: Props): BattleReport | null {
  const followed = useRef<{ readonly step: number; readonly report: BattleReport | null } | null>(null);
  if (followed.current?.step !== step) {
    followed.current = { step, report: follow(followed.current?.report ?? null, happened, view) };
  }
  return followed.current?.report ?? null;
}
