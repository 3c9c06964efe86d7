/** What the readings of all games share (`Readings` in game.ts). */
import type { PlannedMove } from './game.ts';

/** The things that planned picks name in these fields. */
export function namedBy(steps: readonly PlannedMove[], fields: readonly string[]): ReadonlySet<unknown> {
  return new Set(
    steps.flatMap(({ move }) => fields.flatMap((field) => (move as { [field: string]: unknown })[field] ?? [])),
  );
}

/** The seats for which this holds, other than the planner's own. */
export function othersWho<T>(
  players: readonly T[],
  own: number,
  holds: (player: T, seat: number) => boolean,
): number[] {
  return players.flatMap((player, seat) => (seat !== own && holds(player, seat) ? [seat] : []));
}
