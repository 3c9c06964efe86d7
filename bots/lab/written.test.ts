import { evenfall } from '@tavola/games/evenfall/game.ts';
import { game as root } from '@tavola/games/root/game.ts';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';
import { resultOf } from './result.ts';
import type { Run } from './run.ts';
import { count, newTally } from './tally.ts';
import { commandOf, queryOf, readQuery, readSeat, writtenSeat } from './written.ts';

const run: Run = {
  game: 'root',
  seats: [
    'player',
    { kind: 'player', settings: { faction: 'marquise' } },
    { kind: 'automaton', settings: { faction: 'eyrie', level: 'easy', marchOnce: true } },
  ],
  options: { map: 'winter', roundLimit: 30 },
  bots: ['search:40@60', 'greedy'],
  rotate: true,
  games: 100,
  seed: 7,
};

test.each([run, { ...run, rotate: false, options: {} }])('a link says the whole run', (one) => {
  const promised = { rules: '3', fingerprint: 'ab12cd34' };
  const query = new URLSearchParams(queryOf(one, promised));
  expect(readQuery(query, root)).toEqual({ run: one, promised });
});

test('a link without a promise has none', () => {
  const query = new URLSearchParams(queryOf(run, { rules: null, fingerprint: null }));
  expect(readQuery(query, root).promised).toEqual({ rules: null, fingerprint: null });
});

test.each([
  'game=root&seats=cat&bots=greedy&games=1&seed=1',
  'game=oath&seats=player&bots=greedy&games=1&seed=1',
  'game=root&seats=player,player&bots=greedy&games=1&seed=1&options={',
])('%s is refused', (query) => {
  expect(() => readQuery(new URLSearchParams(query), root)).toThrow('RUN_UNREADABLE');
});

test('the command says the same', () => {
  expect(commandOf(run)).toBe(
    'npm run tavola -- lab root --seats player,player:faction=marquise,automaton:faction=eyrie:level=easy:marchOnce=true' +
      ` --bots search:40@60,greedy --games 100 --seed 7 --options '{"map":"winter","roundLimit":30}'`,
  );
});

test('seats are read as they are written, and by the words of their settings', () => {
  const field = Object.entries(root.seatSettings?.automaton?.fields ?? {}).find(([, it]) => it.kind === 'several');
  const [name, { values }] = field as [string, { values: readonly string[] }];
  const seat = { kind: 'automaton' as const, settings: { faction: 'eyrie', [name]: values.slice(0, 2) } };
  expect(readSeat(writtenSeat(seat), root)).toEqual(seat);
  expect(readSeat('automaton:heir', evenfall)).toEqual({ kind: 'automaton', settings: { difficulty: 'heir' } });
  expect(readSeat('greedy', evenfall)).toBe('player');
  expect(readSeat('cat', evenfall)).toBeNull();
});

test('CSV: one line for each number, quoted where it must be, no formulas', () => {
  const tally = newTally(2, ['greedy', 'random']);
  const record = {
    bots: ['greedy', 'random'],
    winners: [0],
    reason: '=SUM(1,2)',
    scores: [3, 1],
    turns: 2,
    perTurn: { 1: 2 },
  };
  count(tally, { ...record, n: 0, traits: [{ suit: 'a "b"' }, { suit: 'cups' }], decisions: 2 }, 1);
  const lines = csvOf(resultOf(root, run, tally))
    .trimEnd()
    .split('\r\n');
  expect(lines[0]).toBe('about,kind,value,games,count,rate,from,to,fair,mean_points');
  expect(lines).toContain('bot,greedy,,1,1,1,0.206549,1,0.500000,3');
  expect(lines).toContain('suit,"a ""b""",,1,1,1,0.206549,1,0.500000,3');
  expect(lines).toContain('suit points,cups,1,1,1,,,,,');
  expect(lines).toContain(`ending,"'=SUM(1,2)",,1,1,,,,,`);
  expect(lines).toContain('decisions in a turn,,1,1,2,,,,,');
  expect(new Set(lines.map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).length))).toEqual(new Set([10]));
});
