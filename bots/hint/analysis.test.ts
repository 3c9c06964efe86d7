import { ticTacToe } from '@tavola/games/examples/tic-tac-toe/game.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import type { LogPick } from '@tavola/kernel/table/log.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { expect, test } from 'vitest';
import { type Analysis, analysing, type JudgeTask, judgeAt } from './analysis.ts';
import { analysisBot } from './strength.ts';

/** O has a line of two (0, 1) that X does not stop: it plays 8 instead of 2, and loses. */
const picks: readonly LogPick[] = [
  [0, 'mark:4'],
  [1, 'mark:0'],
  [0, 'mark:7'],
  [1, 'mark:1'],
  [0, 'mark:8'],
  [1, 'mark:2'],
];

function analysed(): { readonly analysis: Analysis; readonly tasks: readonly JudgeTask[] } {
  const table = Table.start(ticTacToe, { seats: 2, chance: seededChance(1) });
  for (const [seat, option] of picks) table.pick(seat, table.decisionNumber, option);
  const log = table.log();
  const tasks: JudgeTask[] = [];
  const work = analysing(picks, 2, table.outcome as Outcome, 'light');
  let next = work.next();
  while (!next.done) {
    const { at, seat, played } = next.value;
    tasks.push(next.value);
    const { outcome: _, ...rest } = log;
    const position = {
      log: { ...rest, picks: log.picks.slice(0, at) },
      checkpoint: null,
      seat,
      bot: 'search:80',
      seed: at,
    };
    next = work.next(judgeAt(ticTacToe, JSON.parse(JSON.stringify(position)), played) ?? expect.fail('stopped'));
  }
  return { analysis: next.value, tasks };
}

test('an analysis has a point for every turn and the end, each with shares of one victory', () => {
  const { analysis } = analysed();
  expect(analysis.points.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  for (const { chances } of analysis.points) expect((chances[0] ?? 0) + (chances[1] ?? 0)).toBeCloseTo(1);
  expect(analysis.points.at(-1)?.chances).toEqual([0, 1]);
});

test('the blunder is a turning point, with what the search preferred', () => {
  const { analysis } = analysed();
  const blunder = analysis.turning.find(({ at }) => at === 4);
  expect(blunder).toMatchObject({ seat: 0, played: { id: 'mark:8' }, preferred: { id: 'mark:2' } });
  expect(blunder?.swing).toBeLessThan(0);
  expect(analysis.turning.length).toBeLessThanOrEqual(3);
});

test('it says how far it is', () => {
  const shares = analysed().tasks.map(({ share }) => share);
  expect(shares[0]).toBe(0);
  expect(shares.toSorted((a, b) => a - b)).toEqual(shares);
  expect(Math.max(...shares)).toBeLessThan(1);
});

test('every strength is a search', () => {
  expect((['light', 'middle', 'strong'] as const).map(analysisBot)).toEqual([
    'search:40/500ms',
    'search:150/1500ms',
    'search:600/5000ms',
  ]);
});
