/** A turn that somebody prepares while others play (docs/slow-play.md). */
import { MOST_PLANNED, planStops, rehearsalEnds, stopWishes } from '@tavola/kernel/host/plan.ts';
import { z } from 'zod';
import { optionId } from './common.ts';
import { decision, frame } from './table.ts';

export const planPath = z.object({ id: z.string().max(40), seat: z.coerce.number().int().min(0).max(19) });

/** A longer list gets PLAN_TOO_LONG; this is only so that no body is endless. */
const steps = z.array(z.object({ ask: z.string().max(64), option: optionId })).max(4 * MOST_PLANNED);
const stops = z.array(z.enum(stopWishes)).max(stopWishes.length);
export const planTry = z.object({ steps });
export const newPlan = z.object({ steps: steps.min(1), stops: stops.default(['effect', 'lost']) });

/** A step with its question and move, so that it can be said in words, and the events that are certain. */
const said = z.object({
  ask: z.string(),
  option: z.string(),
  said: z.object({ ask: decision.shape.ask, move: z.looseObject({ kind: z.string() }) }),
  events: z.array(z.looseObject({ kind: z.string() })).readonly(),
  /** What it changes in what you see (kernel/host/patch.ts); null where nobody knows. Plans of older versions have none. */
  change: z.unknown(),
});
export const triedPlan = z.object({
  frame,
  /** What you see before the first step. */
  start: z.unknown(),
  steps: z.array(said),
  /** What the last step leads to, which nobody can know; null while the rehearsal goes on. */
  end: z.enum(rehearsalEnds).nullable(),
});
export type TriedPlan = z.infer<typeof triedPlan>;

export const planAnswer = z.object({
  plan: z
    .object({
      start: z.unknown(),
      steps: z.array(said),
      stops,
      /** The step that comes next. */
      next: z.number(),
      stopped: z.enum(planStops).nullable(),
      where: z.array(z.string()),
    })
    .nullable(),
});
export type KeptPlan = z.infer<typeof planAnswer>['plan'];
