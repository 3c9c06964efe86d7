/** The steps of a replay at which a turn begins. */
import type { HeardEvent } from '../../api/types.ts';
import type { ReplayStep } from './replay.ts';

/** Where the seat that picks changes: the step before its first pick. */
export function turnsOfSeats(steps: readonly ReplayStep[]): readonly number[] {
  return steps.flatMap(({ seat }, i) => (i + 1 < steps.length && steps[i + 1]?.seat !== seat ? [i] : []));
}

/** The next step in which something happened, forwards (1) or backwards (-1). */
export function loudStep(steps: readonly ReplayStep[], from: number, way: 1 | -1): number {
  let step = from + way;
  while (steps[step]?.silent && step > 0 && step < steps.length - 1) step += way;
  return Math.max(0, Math.min(step, steps.length - 1));
}

/** Where the log opens a turn. */
export function turnsHeaded(
  steps: readonly ReplayStep[],
  headings: readonly Pick<HeardEvent, 'at'>[],
): readonly number[] {
  return headings.map(({ at }) => steps.findIndex((it) => it.at >= at)).filter((step) => step >= 0);
}
