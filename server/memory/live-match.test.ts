import { choose } from '@tavola/kernel/rules/ask.ts';
import { fairChance } from '@tavola/kernel/rules/chance.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { tiny } from '@tavola/testing/tiny.ts';
import { expect, test } from 'vitest';
import type { Match } from '../api/matches.ts';
import type { SeatFrame } from '../api/table.ts';
import { makePick } from '../match/pick.ts';
import { Client } from '../testing/client.ts';
import { startServer } from '../testing/start.ts';
import { loadTable } from './load.ts';

/** A long game whose turns are checkpoints, as the real ones have. */
const longGame = {
  ...tiny<{ turn: number; sum: number }>({
    setup: () => ({ turn: 0, sum: 0 }),
    *play(table) {
      const { state } = table;
      for (; state.turn < 3000; state.turn++) {
        table.checkpoint();
        const { kind } = yield* choose(state.turn % 2, 'add', [{ kind: 'one' }, { kind: 'two' }]);
        state.sum += kind === 'one' ? 1 : 2;
        table.tell({ kind: 'added', sum: state.sum });
      }
      return { winners: [0], reason: 'closed' };
    },
  }),
  id: 'long',
};

test('a match of 2,000 picks loads from its checkpoint without running through all of them', async () => {
  const server = await startServer({}, { games: [longGame] });
  const ana = await Client.guest(server.base);
  const table = Table.start(longGame, { seats: 2, chance: fairChance('x') });
  for (let i = 0; i < 2000; i++) table.take(i % 2, i % 2);
  const imported = await ana.ok<Match>('POST', '/api/logs', { log: table.log() });
  const { desk, store } = server.tavola;
  const live = await desk.find(imported.id);
  const loaded = await loadTable(store, live.game, live);
  expect(loaded.table.count).toBe(2000);
  expect(loaded.from).toBeGreaterThan(1950);
  expect(loaded.before).toBe(loaded.from);
  desk.forget(imported.id);
  const frame = await ana.frame(imported.id);
  expect(frame.told).toBe(2000);
  const rest = await ana.frame(imported.id, '?since=1000');
  // A page is a thousand events; `told` says that there are more.
  expect(rest.told).toBe(2000);
  const pages = [frame, rest].map(({ seats }) => (seats[0] as SeatFrame).events);
  expect(pages.map(({ length }) => length)).toEqual([1000, 1000]);
  expect(new Set(pages.flat().map(({ at }) => at)).size).toBe(2000);
  await ana.pickAny(imported.id, 0, 1);
  await server.close();
});

test('a table that many ask for at once is loaded once, and a pick meanwhile is not forgotten', async () => {
  const server = await startServer();
  const { desk } = server.tavola;
  const ana = await Client.guest(server.base);
  const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }]);
  for (let decision = 0; decision < 4; decision++) {
    desk.forget(id);
    const live = await desk.find(id);
    const reading = [live.load(), live.load()];
    const picking = makePick(desk, id, { seat: decision % 2, decision, option: `mark:${decision}` });
    const [one, other] = await Promise.all(reading);
    expect(one).toBe(other);
    const { count } = await picking;
    expect((await live.load()).table.count).toBe(count);
  }
  await server.close();
});
