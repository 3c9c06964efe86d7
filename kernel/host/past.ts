/** What a running match gives back of its past, and with what a what-if leaves it: the same on the server and in the browser. */
import type { Seat } from '../rules/ask.ts';
import { copy } from '../rules/copy.ts';
import type { AnyGame } from '../rules/game.ts';
import type { Rng } from '../rules/rng.ts';

/** The number of picks at the first moment that may be looked at again: the present one while a game of memory runs. */
export function replayFrom(game: AnyGame, options: unknown, count: number, ended: boolean): number {
  return !ended && forgets(game, options) ? count : 0;
}

/** A state of a running match as `seat` may imagine it: everything it cannot know, or is to have forgotten, is dealt again. */
export function imagined(game: AnyGame, options: unknown, state: unknown, seat: Seat, rng: Rng): unknown {
  const world = copy(state);
  game.redeal(world, seat, rng, recallOf(game, options));
  return world;
}

/** How much of what it once saw a seat may be shown again while the match runs. */
export function recallOf(game: AnyGame, options: unknown): number {
  return forgets(game, options) ? 0 : 1;
}

function forgets(game: AnyGame, options: unknown): boolean {
  return game.forgets?.(options) ?? false;
}
