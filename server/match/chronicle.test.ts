import { choose, type Rules } from '@tavola/kernel/rules/ask.ts';
import { commitment, fairChance, shuffle } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame, Legacy, Outcome } from '@tavola/kernel/rules/game.ts';
import type { Log } from '@tavola/kernel/table/log.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { readLog, verify } from '@tavola/kernel/table/verify.ts';
import { type Tiny, tiny } from '@tavola/testing/tiny.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Client } from '../testing/client.ts';
import { type Running, startServer } from '../testing/start.ts';

type State = { generation: number; deck: string[] };

/** The seat that ends a game leaves its generation for all to see, and the cards that the next one shuffles. */
const game = {
  ...tiny<State>({
    setup: () => ({ generation: 1, deck: [] }),
    *play(table: Tiny<State>): Rules<Outcome> {
      table.checkpoint();
      yield* choose(0, 'end', [{ kind: 'end' }], { always: true });
      const { generation, deck } = table.state;
      return { winners: [0], reason: 'ended', legacy: { open: { generation }, stock: { deck: deck.toSorted() } } };
    },
    view: ({ generation }) => ({ generation }),
  }),
  id: 'dynasty',
  legacy: (given: Legacy) => given,
  *setup(_: unknown, __: unknown, inheritance?: Legacy): Rules<State> {
    if (!inheritance) return { generation: 1, deck: yield* shuffle(['ace', 'king', 'queen', 'jack']) };
    const { generation } = inheritance.open as { generation: number };
    return { generation: generation + 1, deck: yield* shuffle((inheritance.stock as { deck: string[] }).deck) };
  },
};

let server: Running;
beforeAll(async () => {
  server = await startServer({}, { games: [game] });
});
afterAll(() => server.close());

type Made = { id: string; follows: string | null; chain: string | null };
const seats = [{ kind: 'me' }, { kind: 'bot' }];

test('a game follows from a game: what is open is shown, what it draws from is not, every log verifies', async () => {
  const ana = await Client.guest(server.base);
  const first = await ana.ok<Made>('POST', '/api/matches', { game: 'dynasty', seats });
  await ana.refused(409, 'NOT_OVER', 'POST', '/api/matches', { game: 'dynasty', seats, follows: first.id });
  await ana.pickAny(first.id, 0);
  const frame = await ana.frame(first.id);
  expect(frame.outcome).toEqual({ winners: [0], reason: 'ended', legacy: { open: { generation: 1 } } });
  expect(JSON.stringify([frame, await ana.match(first.id)])).not.toContain('deck');
  const second = await ana.ok<Made>('POST', '/api/matches', { game: 'dynasty', seats, follows: first.id });
  expect(second).toMatchObject({ follows: first.id, chain: first.id });
  expect((await ana.frame(second.id)).seats[0]?.view).toEqual({ generation: 2 });
  await ana.pickAny(second.id, 0);
  const third = await ana.ok<Made>('POST', '/api/matches', { game: 'dynasty', seats, follows: second.id });
  const { matches } = await ana.ok<{ matches: Made[] }>('GET', `/api/matches/${third.id}/chain`);
  expect(matches.map(({ id }) => id).sort()).toEqual([first.id, second.id, third.id].sort());
  for (const { id } of [first, second]) {
    const log = readLog(await ana.ok('GET', `/api/matches/${id}/log`));
    expect(verify(game, log)).toMatchObject({ sound: true, finished: true });
  }
});

test('what seats chose and who rolls is there after a restart', async () => {
  const store = server.tavola.store.db;
  const ana = await Client.guest(server.base);
  const plan = {
    game: 'evenfall',
    dice: 'people',
    seats: [{ kind: 'me', settings: { coven: 'cross' } }, { kind: 'screen' }],
  };
  const { id } = await ana.ok<Made>('POST', '/api/matches', plan);
  const seat = store.selectFrom('seats').select('settings_json').where('match', '=', id).orderBy('seat');
  expect((await seat.execute()).map((row) => JSON.parse(row.settings_json).coven)).toEqual(['cross', 'random']);
  const match = store.selectFrom('matches').select('dice').where('id', '=', id);
  expect((await match.executeTakeFirst())?.dice).toBe('people');
});

test('only those who sat there go on, and only where something was left', async () => {
  const [ana, bia] = [await Client.guest(server.base), await Client.guest(server.base)];
  const { id } = await ana.ok<Made>('POST', '/api/matches', { game: 'dynasty', seats });
  await ana.pickAny(id, 0);
  await bia.refused(404, 'NOT_FOUND', 'POST', '/api/matches', { game: 'dynasty', seats, follows: id });
  const other = { game: 'tic-tac-toe', seats, follows: id };
  await ana.refused(409, 'NO_LEGACY', 'POST', '/api/matches', other);
});

test('a chronicle of a browser is handed over game by game, branches too', async () => {
  const ana = await Client.guest(server.base);
  const game1 = played(game, 'first');
  const legacy = game1.outcome?.legacy as Legacy;
  const [game2, otherwise] = [played(game, 'second', legacy), played(game, 'third', legacy)];
  const first = await ana.ok<Made>('POST', '/api/logs', { log: game1, name: 'Reign' });
  const second = await ana.ok<Made>('POST', '/api/logs', { log: game2, name: 'Reign', follows: first.id });
  const third = await ana.ok<Made>('POST', '/api/logs', { log: otherwise, name: 'Reign', follows: first.id });
  expect([second, third]).toMatchObject([
    { follows: first.id, chain: first.id },
    { follows: first.id, chain: first.id },
  ]);
  const { matches } = await ana.ok<{ matches: Made[] }>('GET', `/api/matches/${third.id}/chain`);
  expect(matches.length).toBe(3);
  expect(verify(game, readLog(await ana.ok('GET', `/api/matches/${second.id}/log`)))).toMatchObject({ sound: true });
  const next = await ana.ok<Made>('POST', '/api/matches', { game: 'dynasty', seats, follows: second.id });
  expect((await ana.frame(next.id)).seats[0]?.view).toEqual({ generation: 3 });

  await ana.refused(409, 'NO_LEGACY', 'POST', '/api/logs', { log: game1, follows: first.id });
  const bia = await Client.guest(server.base);
  await bia.refused(404, 'NOT_FOUND', 'POST', '/api/logs', { log: game2, follows: first.id });
  const alone = await bia.ok<Made>('POST', '/api/logs', { log: game2 });
  expect(alone).toMatchObject({ follows: null, chain: null });
  expect(verify(game, readLog(await bia.ok('GET', `/api/matches/${alone.id}/log`)))).toMatchObject({ sound: true });
  const outside = { ...game1, seats: game1.seats.map((seat) => ({ ...seat, kind: 'outside' })) };
  await ana.refused(422, 'BAD_SEATS', 'POST', '/api/logs', { log: outside });
});

/** A game that was played to its end elsewhere. */
function played(of: AnyGame, seed: string, inheritance?: Legacy): Log {
  const table = Table.start(of, { seats: 2, chance: fairChance(seed), inheritance });
  while (table.outcome === null) {
    const [seat] = table.pending as [number];
    table.pick(seat, table.decisionNumber, table.decision(seat)?.options[0]?.id as string);
  }
  return { ...table.log(), seed, commitment: commitment(seed) };
}

test('a long chronicle comes page by page, and what is over is described once', async () => {
  const [ana, bia] = [await Client.guest(server.base), await Client.guest(server.base)];
  const first = await ana.ok<Made>('POST', '/api/matches', { game: 'dynasty', seats });
  await ana.pickAny(first.id, 0);
  const branches: string[] = [];
  for (let i = 0; i < 120; i++) {
    const { id } = await ana.ok<Made>('POST', '/api/matches', { game: 'dynasty', seats, follows: first.id });
    branches.push(id);
  }
  for (const id of branches.slice(0, 100)) await ana.ok('POST', `/api/matches/${id}/abandon`);
  const described = vi.spyOn(server.tavola.desk, 'describe');
  type Page = { matches: Made[]; next: string | null };
  const pagesOf = async (client: Client) => {
    const pages: Page[] = [];
    for (let after = ''; pages.length === 0 || after !== ''; after = pages.at(-1)?.next ?? '')
      pages.push(await client.ok<Page>('GET', `/api/matches/${branches[3]}/chain${after && `?after=${after}`}`));
    return pages;
  };
  const pages = await pagesOf(ana);
  expect(pages.map(({ matches }) => matches.length)).toEqual([50, 50, 21]);
  expect(new Set(pages.flatMap(({ matches }) => matches.map(({ id }) => id)))).toEqual(
    new Set([first.id, ...branches]),
  );
  expect(described).toHaveBeenCalledTimes(121);
  expect(await pagesOf(ana)).toEqual(pages);
  // Only those that go on are described again.
  expect(described).toHaveBeenCalledTimes(121 + 20);
  const name = 'Somebody else';
  await ana.ok('PATCH', '/api/me', { name });
  const [again] = await pagesOf(ana);
  expect(JSON.stringify(again)).toContain(name);
  await bia.refused(404, 'NOT_FOUND', 'GET', `/api/matches/${branches[3]}/chain`);
  await ana.refused(400, 'BAD_REQUEST', 'GET', `/api/matches/${branches[3]}/chain?after=x`);
  described.mockRestore();
});
