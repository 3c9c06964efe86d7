/** What somebody who plays a game for the first time might well do: what lights up strongly on their first turns. */

import { aheadOf } from '@tavola/kernel/host/preview.ts';
import { type Move, moveId, type Question, type Seat } from '@tavola/kernel/rules/ask.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import { imagined } from '../search/greedy.ts';

/** The ids of these options, now or after these picks of a gesture, by what `seat` knows: all of them where none stands out. */
export function sensibleOptions(table: Table, seat: Seat, after: readonly string[] = []): readonly string[] {
  const ahead = after.length > 0 ? aheadOf(table, seat, after) : null;
  const question = (ahead ?? table).question(seat);
  const options: readonly Move[] = question?.options ?? [];
  const places = ahead ? sensibleIn(ahead.game, ahead.state, seat, question) : sensiblePlaces(table, seat);
  return places.map((at) => moveId(options[at] as Move));
}

/** The same by their positions. */
export function sensiblePlaces(table: Table, seat: Seat): readonly number[] {
  const question: Question | null = table.question(seat);
  return question ? sensibleIn(table.game, imagined(table, seat, 0, 1).state, seat, question) : [];
}

/** In a state that knows no more than `seat` does. */
function sensibleIn(game: AnyGame, state: unknown, seat: Seat, question: Question | null): readonly number[] {
  if (question === null) return [];
  const { ask, options } = question;
  if (options.length < 2) return [...options.keys()];
  const hints = game.bot;
  const advised = hints?.forBeginners?.(state, seat, ask, options) ?? [];
  if (advised.length > 0) return advised;
  const worth = hints?.rank?.(state, seat, ask, options) ?? [];
  const all = [...options.keys()];
  return worth.length === 0 ? all : all.filter((at) => (worth[at] as number) >= leastOf(worth));
}

/** Half way from what is usual here to the best. */
function leastOf(worth: readonly number[]): number {
  const sorted = worth.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const median = ((sorted[Math.ceil(half) - 1] as number) + (sorted[Math.floor(half)] as number)) / 2;
  return (median + (sorted.at(-1) as number)) / 2;
}
