/** Random games with Clockwork Princes on every kind of seat: everything is kept, secrets too, and each turn explains itself. */
import { explain } from '@tavola/kernel/host/explain.ts';
import type { SeatKind } from '@tavola/kernel/rules/game.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import { replayFlaw } from '@tavola/testing/replay.ts';
import { walk } from '@tavola/testing/walk.ts';
import { expect, test } from 'vitest';
import { oath } from './game.ts';
import type { State } from './rules/state/state.ts';
import { randomWorld } from './scenarios/worlds.ts';

const P = 'automaton';
/** One to five people, the Prince as Chancellor or as an Exile; two Princes. */
const TABLES: readonly (readonly SeatKind[])[] = [
  [P, 'player'],
  ['player', P],
  [P, 'player', 'player'],
  ['player', 'player', P],
  [P, 'player', 'player', 'player'],
  ['player', P, 'player', 'player', 'player'],
  [P, 'player', 'player', 'player', 'player', 'player'],
  [P, 'player', P],
  ['player', P, P, 'player'],
];

test.each(TABLES.map((seats, n) => ({ seats, n })))('$seats', ({ seats, n }) => {
  const inheritance = n % 3 === 2 ? undefined : randomWorld(n + 1);
  const options = { chronicle: n % 2 === 0 };
  const secrecyEvery = 4 * seats.length;
  const { table, outcome } = walk(oath, { seats, seed: n + 1, options, inheritance, forkEvery: 25, secrecyEvery });
  const { round, phase, players } = table.state as State;
  expect([round <= 8, phase, outcome.winners.length]).toEqual([true, 'over', 1]);
  for (const [seat, kind] of seats.entries()) expect(players[seat]?.prince !== null).toBe(kind === P);
  expect(reasons(table)).toBeGreaterThan(0);
});
/** How many of his choices open to the clauses by which he made them; none of them names a Vision that he drew. */
function reasons(table: Table): number {
  const chosen = table.told
    .flatMap(({ event }, i) => (CHOICES.includes(event.kind) ? [i] : []))
    .slice(0, MOST_EXPLAINED);
  const traces = chosen.map((i) => explain(table, i));
  expect(traces.filter((some) => some.every(({ rungs }) => rungs.length === 0))).toEqual([]);
  expect(traces.flat().flatMap(({ candidates }) => candidates.filter((name) => name.startsWith('vision-')))).toEqual(
    [],
  );
  return traces.length;
}
const CHOICES = ['prince-threat', 'prince-card', 'prince-thinks', 'prince-travels', 'prince-marches'];
const MOST_EXPLAINED = 20;

test('a log with a Prince plays again the same way', () => {
  expect(replayFlaw(oath, { seats: [P, 'player', 'player'], seed: 4 })).toBeNull();
});

test('a table needs somebody who plays, and has at most two Princes', () => {
  const sitting = (seats: readonly SeatKind[]) => seats.map((kind) => ({ kind, settings: {} }));
  const options = { chronicle: false } as Parameters<NonNullable<typeof oath.refuse>>[0];
  expect(oath.refuse?.(options, sitting([P, P]))).toBe('only-princes');
  expect(oath.refuse?.(options, sitting([P, P, P, 'player']))).toBe('too-many-princes');
  expect(oath.refuse?.(options, sitting([P, 'player']))).toBeNull();
});
