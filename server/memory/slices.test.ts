/** Rules that run long go on in slices: between two of them everybody else is served. */
import { game as root } from '@tavola/games/root/game.ts';
import { fairChance } from '@tavola/kernel/rules/chance.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { expect, test, vi } from 'vitest';
import { Client } from '../testing/client.ts';
import { startServer } from '../testing/start.ts';
import { stepsGame } from '../testing/steps-game.ts';
import { Slices, slices } from './slices.ts';

/** A clock that goes on by a millisecond whenever somebody looks at it. */
function counted(): Slices {
  let now = 0;
  return new Slices(() => ++now);
}

test('a game that automata play alone is cut into slices of a few instructions, and others go in between', async () => {
  const own = counted();
  const automata = Array.from({ length: 6 }, () => 'automaton' as const);
  const table: Table = own.begin(() =>
    Table.start(root, { seats: automata, chance: fairChance('alone'), isTired: own.isTired }),
  );
  const steps: number[] = [table.told.length];
  let others = 0;
  const look = () => {
    others++;
    steps.push(table.told.length);
    if (table.isPaused) setImmediate(look);
  };
  setImmediate(look);
  await own.settle(table);
  expect(table.outcome).not.toBeNull();
  expect(others).toBeGreaterThan(50);
  const most = Math.max(...steps.map((told, i) => told - (steps[i - 1] ?? 0)));
  expect(most).toBeLessThan(table.told.length / 10);
  const through: Table = Table.start(root, { seats: automata, chance: fairChance('alone') });
  expect([table.outcome, table.told]).toEqual([through.outcome, through.told]);
});

test('of two long runs one slice is done in a turn of the loop', async () => {
  const own = counted();
  const order: string[] = [];
  function* work(name: string): Generator<void, void> {
    for (let i = 0; i < 30; i++) {
      order.push(name);
      yield;
    }
  }
  await Promise.all([own.run(work('a')), own.run(work('b'))]);
  const changes = order.filter((name, i) => name !== order[i - 1]).length;
  expect(changes).toBeGreaterThan(4);
});

test('while the rules of a pick run in slices nobody sees half of it', async () => {
  const server = await startServer({}, { games: [stepsGame] });
  const tired = vi.spyOn(slices, 'isTired').mockReturnValue(true);
  const ana = await Client.guest(server.base);
  const { id } = await ana.newMatch(stepsGame.id, [{ kind: 'me' }]);
  const before = await ana.frame(id);
  const [answer, ...seen] = await Promise.all([ana.pickAny(id, 0), ...Array.from({ length: 20 }, () => ana.frame(id))]);
  expect(answer.status).toBe(200);
  expect(tired).toHaveBeenCalled();
  const after = await ana.frame(id);
  for (const { count, told } of seen)
    expect([
      [before.count, before.told],
      [after.count, after.told],
    ]).toContainEqual([count, told]);
  tired.mockRestore();
  await server.close();
});
