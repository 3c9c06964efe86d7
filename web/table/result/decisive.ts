/** When a game was decided and by which moves: from an analysis where one was made, else from how near to winning everybody was. */
import type { AnalysisPoint } from '@tavola/bots/hint/analysis.ts';
import type { MomentKind } from '@tavola/kernel/face/news.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';

export type Decisive = { readonly step: number; readonly seat: Seat; readonly change: number };

const MOST = 3;
const LEAST = 0.04;
/** From here on a chance counts as won. */
const SURE = 0.8;

/** `progress` is how near each seat was after each step, `pickers` who made it. In the order of the game. */
export function decisiveSteps(
  progress: readonly (readonly number[])[],
  pickers: readonly (Seat | null)[],
): readonly Decisive[] {
  const changes = progress.slice(1).flatMap((now, i): Decisive[] => {
    const step = i + 1;
    const seat = pickers[step] ?? null;
    if (seat === null || seat < 0) return [];
    return [{ step, seat, change: (now[seat] ?? 0) - (progress[i]?.[seat] ?? 0) }];
  });
  return changes
    .filter(({ change }) => Math.abs(change) >= LEAST)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || b.step - a.step)
    .slice(0, MOST)
    .sort((a, b) => a.step - b.step);
}

/** After this many picks the winner's chance stayed above 80 %; null where it never did. */
export function decidedAt(points: readonly AnalysisPoint[], winner: Seat): number | null {
  const last = points.findLastIndex(({ chances }) => (chances[winner] ?? 0) < SURE);
  return points[last + 1]?.at ?? null;
}

/** The step after which the winner led to the end; null where nobody ever led. */
export function lastLead(progress: readonly (readonly number[])[], winner: Seat): number | null {
  const leads = (ways: readonly number[]) => ways.every((way, seat) => seat === winner || way < (ways[winner] ?? 0));
  const step = progress.findLastIndex((ways) => !leads(ways)) + 1;
  return step < progress.length ? step : null;
}

const TELLING: readonly (MomentKind | null)[] = [
  'nothing',
  null,
  'dice',
  'card',
  'movement',
  'piece',
  'points',
  'clash',
];

/** Of what happened in a move the one thing that names it: a battle, points, a piece; never its last detail. */
export function tellingEvent<E>(events: readonly E[], kindOf: (event: E) => MomentKind | null): E | null {
  const weight = (event: E) => TELLING.indexOf(kindOf(event));
  return events.reduce<E | null>((best, event) => (best && weight(best) >= weight(event) ? best : event), null);
}
