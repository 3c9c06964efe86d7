/** The Prince at a real table does exactly what he does in the digital game, in the same words (docs/assistant.md). */
import type { SeatKind } from '@tavola/kernel/rules/game.ts';
import { type Cost, costRow, meanOf } from '@tavola/testing/effort.ts';
import { describe, expect, test } from 'vitest';
import { mirrored, taped } from './mirror.ts';
import { randomWorld } from './worlds.ts';

const P = 'automaton';
const TABLES: readonly (readonly SeatKind[])[] = [
  [P, 'player'],
  ['player', P],
  [P, 'player', 'player'],
  ['player', 'player', P],
  [P, 'player', P],
  ['player', P, 'player', 'player'],
];
/** Games for each table; a campaign plays more (docs/testing.md). */
const GAMES = Number(process.env.TAVOLA_MIRRORS ?? 1);

const sums = { told: [] as Cost[], asked: [] as Cost[], own: { told: 0, asked: 0 }, games: 0 };

describe.each(TABLES.map((seats) => ({ seats })))('$seats', ({ seats }) => {
  test.each(Array.from({ length: GAMES }, (_, i) => i + 1))('game %i, told and asked', (seed) => {
    const inheritance = seed % 2 === seats.length % 2 ? undefined : randomWorld(seed);
    const tape = taped(seats, seed, inheritance);
    for (const telling of [true, false]) {
      const { turns, costs, own } = mirrored(tape, telling, inheritance);
      expect(turns).toBeGreaterThan(2);
      if (telling) sums.told.push(...costs);
      else sums.asked.push(...costs);
      sums.own[telling ? 'told' : 'asked'] += own / turns;
      sums.games++;
    }
  });
});

/** What a campaign writes down (docs/assistant.md); words and touches stay within what a turn may cost. */
test('what his turns cost', () => {
  const { told, asked, own, games } = sums;
  if (GAMES > 1) console.log(JSON.stringify({ told: costRow(told), asked: costRow(asked), own, games }));
  expect(meanOf(told, ({ words }) => words)).toBeLessThanOrEqual(80);
  expect(meanOf(told, ({ taps, dice }) => taps - dice)).toBeLessThanOrEqual(6);
});
