/**
 * Plays like somebody who is learning the game: takes what looks best at once, with the mistakes that people make. It forgets most of what it saw,
 * overlooks some of what it could do, the same things for a whole turn, and dares nothing yet that the game calls too soon. What it sees and
 * dares it plays as well as `greedy`.
 */
import { CHANCE, type Move, moveId, type Question, type Seat } from '@tavola/kernel/rules/ask.ts';
import { fingerprint } from '@tavola/kernel/rules/copy.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import { greedyAmong, imagined } from './greedy.ts';

/** How much of what it saw it remembers. */
const RECALL = 0.25;
/** How many of a hundred things to do it overlooks. */
const OVERLOOKED = 50;

export function learner(table: Table, seat: Seat, seed: number): number {
  const { options, ask } = table.question(seat) as Question;
  if (options.length < 2) return 0;
  const { state } = imagined(table, seat, seed, RECALL);
  const isTooSoon: NonNullable<AnyGame['bot']>['tooSoon'] = table.game.bot?.tooSoon ?? (() => false);
  const pointless = table.game.bot?.pointless ?? [];
  const all = [...options.keys()];
  // Taking back what leads to something overlooked would lead there again and again.
  const onwards = someOf(all, (at) => !pointless.includes((options[at] as Move).kind));
  const dared = someOf(onwards, (at) => !isTooSoon(state, seat, ask, options[at]));
  const seen = someOf(dared, (at) => !isOverlooked(table, seat, options, at));
  return greedyAmong(table, seat, seed, RECALL, seen);
}

/** Those that pass the test; all when none does. */
function someOf(places: readonly number[], test: (at: number) => boolean): readonly number[] {
  const some = places.filter(test);
  return some.length > 0 ? some : places;
}

/** Asked for one thing out of many of the same kind, people look at all of them; what they overlook is what else they could do. */
function isOverlooked(table: Table, seat: Seat, options: readonly Move[], at: number): boolean {
  const move = options[at] as Move;
  if (Object.keys(move).length < 2 || options.every(({ kind }) => kind === move.kind)) return false;
  const luck = Number.parseInt(fingerprint([turnOf(table, seat), moveId(move)]), 16);
  return seededRng(luck).below(100) < OVERLOOKED;
}

/** The same for all picks that a seat makes in one go, and known to it: when it began, and its pick before that. */
function turnOf(table: Table, seat: Seat): readonly unknown[] {
  const pickers = table.pickers();
  const isOwn = (picker: Seat | undefined) => picker === seat || picker === CHANCE;
  let began = table.decisionNumber;
  while (began > 0 && isOwn(pickers[began - 1])) began--;
  const last = pickers.lastIndexOf(seat, began - 1);
  return [seat, began, last < 0 || began === 0 ? null : table.picksFrom(last)[0]];
}
