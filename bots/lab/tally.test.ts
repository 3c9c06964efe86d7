import { describe, expect, test } from 'vitest';
import type { GameRecord } from './play.ts';
import { rowsOf } from './result.ts';
import { count, newTally, type Tally } from './tally.ts';

type Finished = Exclude<GameRecord, { readonly error: string }>;

function record(change: Partial<Finished>): GameRecord {
  return {
    n: 0,
    bots: ['greedy', 'greedy', 'random'],
    winners: [2],
    reason: 'won',
    scores: null,
    traits: [{ suit: 'cups' }, { suit: 'cups' }, { suit: 'swords' }],
    decisions: 10,
    turns: 4,
    perTurn: { 2: 3, 4: 1 },
    ...change,
  };
}

function tallied(...records: GameRecord[]): Tally {
  const tally = newTally(3);
  for (const one of records) count(tally, one, 100);
  return tally;
}

describe('what is counted', () => {
  const tally = tallied(
    record({ scores: [1, 2, 6] }),
    record({ n: 1, winners: [0, 2], scores: [4, 1, 4], reason: 'shared', decisions: 20, turns: 6, perTurn: { 2: 2 } }),
    record({ n: 2, winners: [0, 1, 2], reason: 'tired' }),
    record({ n: 3, winners: [], reason: 'tired' }),
    { n: 4, bots: ['greedy', 'greedy', 'random'], error: 'it broke' },
  );

  test('a victory counts whole for each winner, unless everybody shares it; the share by parts', () => {
    expect(tally.seats.map(({ wins }) => wins)).toEqual([1, 0, 2]);
    expect(tally.seats.map(({ share }) => share)).toEqual([0.5 + 1 / 3, 1 / 3, 1.5 + 1 / 3]);
    expect([tally.draws, tally.nobody]).toEqual([1, 1]);
  });

  test('traits: the values that win most first, with the fair share and mean points', () => {
    expect(rowsOf(tally.traits.suit ?? {})).toMatchObject([
      { kind: 'swords', games: 4, fair: 1 / 3, meanPoints: 5 },
      { kind: 'cups', games: 8, fair: 1 / 3, meanPoints: 2 },
    ]);
  });

  test('by bot, one game for each seat it sat on', () => {
    expect(tally.bots.greedy).toMatchObject({ games: 8, wins: 1 });
    expect(tally.bots.random).toMatchObject({ games: 4, wins: 2 });
  });

  test('by place, and against whom', () => {
    expect(tally.places.suit?.cups?.map(({ games }) => games)).toEqual([4, 4, 0]);
    expect(tally.versus['suit swords']?.['suit cups']).toEqual({ games: 4, share: 1.5 + 1 / 3 });
    expect(tally.versus['suit cups']?.['suit cups']?.games).toBe(8);
  });

  test('ways of ending, lengths, decisions in a turn', () => {
    expect(tally.reasons).toEqual({ won: 1, shared: 1, tired: 2 });
    expect(tally.decisions).toEqual({ 10: 3, 20: 1 });
    expect(tally.turns).toEqual({ 4: 3, 6: 1 });
    expect(tally.perTurn).toEqual({ 2: 3 * 3 + 2, 4: 3 });
  });

  test('a game that breaks is told with its seed and counts for nobody', () => {
    expect(tally).toMatchObject({ games: 5, finished: 4, errors: [{ seed: 104, message: 'it broke' }] });
  });
});

test('the fingerprint changes with any game and with their order', () => {
  const [a, b] = [record({}), record({ n: 1, winners: [1] })];
  const prints = [tallied(a, b), tallied(b, a), tallied(a), tallied(a, record({ n: 1, winners: [0] }))];
  expect(new Set(prints.map(({ fingerprint }) => fingerprint)).size).toBe(4);
  expect(tallied(a, b).fingerprint).toBe(prints[0]?.fingerprint);
});
