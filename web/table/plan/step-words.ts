/** What is said of each step of a plan besides its move: in which phase it is made, what it costs and what it brings. */

import type { AnyFace } from '@tavola/kernel/face/face.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import { type Change, patched } from '@tavola/kernel/host/patch.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { SaidStep } from '../../api/types.ts';
import { type Differences, differences } from '../hint/preview-model.ts';

export type StepWords = Differences & { readonly phase: string | null };
type Told = { readonly face: AnyFace; readonly say: Say };

/** `start`: what the seat sees before the first step. Nothing is said where a plan of an older version does not tell. */
export function wordsOf({ face, say }: Told, seat: Seat, start: unknown, steps: readonly SaidStep[]): StepWords[] {
  let view = start;
  return steps.map(({ change }) => {
    const before = view;
    if (before === undefined || before === null) return { phase: null, costs: [], gains: [] };
    view = change ? patched(before, change as Change) : before;
    const phases = face.turns?.phases?.(before, say);
    const tally = (of: unknown) => face.picks?.tally?.(of, seat, say) ?? [];
    const phase = phases?.steps.find(({ id }) => id === phases.now)?.name ?? null;
    return { phase, ...differences(tally(before), tally(view)) };
  });
}
