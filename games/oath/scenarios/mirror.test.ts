/** The Prince at a real table does exactly what he does in the digital game, in the same words (docs/assistant.md). */
import type { SeatKind } from '@tavola/kernel/rules/game.ts';
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

describe.each(TABLES.map((seats) => ({ seats })))('$seats', ({ seats }) => {
  test.each(Array.from({ length: GAMES }, (_, i) => i + 1))('game %i, told and asked', (seed) => {
    const inheritance = seed % 2 === seats.length % 2 ? undefined : randomWorld(seed);
    const tape = taped(seats, seed, inheritance);
    for (const telling of [true, false]) {
      const { turns } = mirrored(tape, telling, inheritance);
      expect(turns).toBeGreaterThan(2);
    }
  });
});
