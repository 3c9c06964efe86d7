import { rehearsed, stopOf } from '@tavola/kernel/host/plan.ts';
import { kindOf, moveId } from '@tavola/kernel/rules/ask.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { pickAtRandom } from '@tavola/testing/walk.ts';
import { expect, test } from 'vitest';
import { game } from './game.ts';

test('a plan that stops because of places names them by the ids of things', () => {
  const table = Table.start(game, { seats: 2, chance: seededChance(3) });
  const rng = seededRng(3);
  const turn = () => game.turn?.(table.view('spectator') as never);
  while (turn() !== 0) pickAtRandom(table, rng);
  const { table: rehearsal } = rehearsed(table, 1, [], rng);
  const question = rehearsal.question(1);
  const [move] = question?.options ?? [];
  if (!question || !move) throw new Error('nothing is asked');
  const { steps } = rehearsed(table, 1, [{ ask: kindOf(question.ask), option: moveId(move) }], rng);
  const [step] = steps as [(typeof steps)[0]];
  const foreseen = (places: unknown) => [{ ...step, readings: { places: JSON.stringify(places) } }];
  while (turn() !== 1) pickAtRandom(table, rng);
  const stops = { stops: ['places'], since: null } as const;
  expect(stopOf(table, 1, foreseen([]), 0, stops)).toBeNull();
  const before = [
    ['clearing:4', null, []],
    ['clearing:7', 0, []],
  ];
  expect(stopOf(table, 1, foreseen(before), 0, stops)).toEqual({
    reason: 'places',
    where: ['clearing:4', 'clearing:7'],
  });
});
