/** Where a turn stands, as people read it. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { View } from './rules/view.ts';

export const PHASE_OF: { readonly [step in View['step']]: string | null } = {
  draft: 'preparing',
  sequence: 'preparing',
  symbols: 'preparing',
  begin: 'acquire',
  t0: 'acquire',
  phase1: 'acquire',
  c1b: 'acquire',
  phase2: 'insert',
  c2b: 'insert',
  phase3: 'move',
  a3: 'move',
  phase4: 'memories',
  a4: 'memories',
  steps: 'memories',
  cleanup: 'memories',
  te: 'memories',
  end: 'memories',
};

/** Nobody's while the table is prepared. */
export function whoseTurn({ step, active }: View): Seat | null {
  return PHASE_OF[step] === 'preparing' ? null : active;
}
