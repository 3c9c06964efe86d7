/** Why a plan stopped, with the places where that can be said. */
import type { AnyFace } from '@tavola/kernel/face/face.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { PlanStop } from '@tavola/kernel/host/plan.ts';
import type { useText } from '../../text/catalogue.ts';

type Told = { readonly face: AnyFace; readonly say: Say };

export function stopText(
  t: ReturnType<typeof useText>,
  reason: PlanStop,
  where: readonly string[],
  view: unknown,
  { face, say }: Told,
): string {
  const named = view ? where.flatMap((id) => face.things?.describe?.(id, view, say)?.name ?? []) : [];
  // What lies at a place stands behind a colon.
  const places = named.map((name) => name.split(':')[0] as string);
  return places.length > 0 ? t.plan.changedAt(places) : t.plan.reasons[reason];
}
