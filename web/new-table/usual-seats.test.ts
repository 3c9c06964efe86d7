import { games } from '@tavola/games/shelf.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { kindOfSeat } from '@tavola/kernel/table/setup.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { describe, expect, test, vi } from 'vitest';
import type { NewSeat } from '../api/types.ts';
import { arranged, seatsOfLesson, usualSeats } from './usual-seats.ts';

vi.mock('../browser/newcomer.ts', () => ({ isNewcomer: () => false }));

const asWished = (seats: readonly NewSeat[]) =>
  seats.map(({ kind, settings }) => ({ kind: kind === 'automaton' ? kind : ('player' as const), settings }));

describe('a first table', () => {
  test('has easy bots, and in Root the two factions that beginners are given', () => {
    const root = games.find(({ id }) => id === 'root') as (typeof games)[number];
    expect(usualSeats(root, true)).toEqual([
      { kind: 'me', settings: { faction: 'marquise' } },
      { kind: 'bot', level: 'easy', settings: { faction: 'eyrie' } },
    ]);
    expect(usualSeats(root)).toEqual([
      { kind: 'me', settings: {} },
      { kind: 'bot', level: 'medium', settings: {} },
    ]);
  });

  test.each(games)('of $id can start', async (entry) => {
    const game = await entry.game();
    const table = Table.start(game, { seats: asWished(usualSeats(entry, true)), chance: seededChance(1) });
    expect(table.outcome).toBeNull();
  });
});

test('a newcomer to Oath is an Exile, and the Chancellor a bot', () => {
  const oath = games.find(({ id }) => id === 'oath') as (typeof games)[number];
  expect(usualSeats(oath, true).map(({ kind }) => kind)).toEqual(['bot', 'me']);
  expect(usualSeats(oath, false).map(({ kind }) => kind)).toEqual(['me', 'bot']);
});

const offered = games.flatMap((entry) => (entry.arrangements ?? []).map((it) => ({ entry, it, of: entry.id })));

describe.each(offered)('a shortcut of $of', ({ entry, it }) => {
  test.each([true, false])('can start, for newcomers: %s', async (isFirst) => {
    const seats = asWished(arranged(entry, it, isFirst));
    expect(Table.start(await entry.game(), { seats, chance: seededChance(1) }).outcome).toBeNull();
  });
});

test('the Marquise is what a newcomer plays against the automata of Root', () => {
  const root = games.find(({ id }) => id === 'root') as (typeof games)[number];
  const [solo] = root.arrangements ?? [];
  expect(solo && arranged(root, solo, true)).toEqual([
    { kind: 'me', settings: { faction: 'marquise' } },
    { kind: 'automaton', settings: {} },
    { kind: 'automaton', settings: {} },
  ]);
});

describe.each(games)('after a lesson of $id', (entry) => {
  test('the learner plays what was learned, against its automata and easy bots', async () => {
    const game = await entry.game();
    for (const lesson of (await entry.lessons?.('en')) ?? []) {
      const seats = seatsOfLesson(lesson);
      const mine = lesson.seat ?? 0;
      expect(seats[mine]?.kind).toBe('me');
      const wishes = typeof lesson.seats === 'number' ? [] : lesson.seats;
      for (const [seat, other] of seats.entries()) {
        if (seat === mine) continue;
        const isAutomaton = kindOfSeat(wishes[seat] ?? 'player') === 'automaton';
        expect(other).toMatchObject(isAutomaton ? { kind: 'automaton' } : { kind: 'bot', level: 'easy' });
      }
      expect(Table.start(game, { seats: asWished(seats), chance: seededChance(1) }).outcome).toBeNull();
    }
  });
});

test('whoever learned the Alliance of Root plays the Alliance', async () => {
  const lessons = (await games.find(({ id }) => id === 'root')?.lessons?.('en')) ?? [];
  const alliance = lessons.find(({ id }) => id === 'alliance');
  expect(alliance && seatsOfLesson(alliance)).toEqual([
    { kind: 'me', settings: { faction: 'alliance' } },
    { kind: 'bot', level: 'easy', settings: { faction: 'marquise' } },
  ]);
});

test('after the lesson about the Automa of Evenfall the game is against the Automa', async () => {
  const lessons = (await games.find(({ id }) => id === 'evenfall')?.lessons?.('en')) ?? [];
  const automa = lessons.find(({ id }) => id === 'automa');
  expect(automa && seatsOfLesson(automa)).toEqual([
    { kind: 'me', settings: { coven: 'star' } },
    { kind: 'automaton', settings: {} },
  ]);
});
