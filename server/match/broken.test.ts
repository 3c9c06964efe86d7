/** Rules that break or never end stop their own match only: an answer with a code, one log line that names the match. */
import { choose } from '@tavola/kernel/rules/ask.ts';
import { tiny } from '@tavola/testing/tiny.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Client } from '../testing/client.ts';
import { type Running, startServer } from '../testing/start.ts';

/** Picking "break" breaks the rules, after "loop" nobody hears of them again. */
const fragile = {
  ...tiny<{ turn: number }>({
    setup: () => ({ turn: 0 }),
    *play(table) {
      const { state } = table;
      for (; state.turn < 9; state.turn++) {
        const kinds = [{ kind: 'on' }, { kind: 'break' }, { kind: 'loop' }];
        const { kind } = yield* choose(state.turn % 2, 'go', kinds);
        if (kind === 'break') throw new Error('this rule is wrong');
        while (kind === 'loop') table.tell({ kind: 'round' });
      }
      return { winners: [0], reason: 'closed' };
    },
  }),
  id: 'fragile',
};

let server: Running;
beforeAll(async () => {
  server = await startServer({}, { games: [fragile] });
});
afterAll(() => server.close());

test.each(['break', 'loop'])('%s', async (option) => {
  const ana = await Client.guest(server.base);
  const seats = [{ kind: 'me' }, { kind: 'screen' }];
  const [{ id }, other] = [await ana.newMatch('fragile', seats), await ana.newMatch('fragile', seats)];
  const reader = await ana.read(id, { way: 'socket' });
  const logged = vi.spyOn(server.tavola.desk.log, 'error');
  await ana.ok('POST', `/api/matches/${id}/picks`, { seat: 0, decision: 0, option: 'on' });
  const pick = { seat: 1, decision: 1, option };
  await ana.refused(409, 'MATCH_BROKEN', 'POST', `/api/matches/${id}/picks`, pick);
  expect(logged.mock.calls).toEqual([[expect.objectContaining({ match: id }), expect.any(String)]]);
  expect(await reader.pick(pick)).toMatchObject({ status: 409, data: { code: 'MATCH_BROKEN' } });
  expect(logged).toHaveBeenCalledTimes(2);
  logged.mockRestore();
  // The pick was never made: the table stands where it stood, and who asked may pick otherwise.
  expect(await ana.frame(id)).toMatchObject({ count: 1, pending: [1] });
  expect((await reader.pick({ ...pick, option: 'on' })).event).toBe('picked');
  expect((await ana.pickAny(other.id, 0)).status).toBe(200);
  reader.close();
});
