import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { choose } from '@tavola/kernel/ask.ts';
import { fairChance } from '@tavola/kernel/chance.ts';
import { Table } from '@tavola/kernel/table.ts';
import { tiny } from '@tavola/testing/tiny.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Match } from './api/matches.ts';
import { loadPlay } from './match/live-match.ts';
import { makePick } from './match/pick.ts';
import { Store } from './store/store.ts';
import { Client } from './testing/client.ts';
import { postgresFolder, startPostgres, type ThrowAway } from './testing/postgres.ts';
import { newFolder, type Running, startServer } from './testing/start.ts';

const run = promisify(execFile);
const cli = fileURLToPath(new URL('../cli/main.ts', import.meta.url));
const tavola = (data: string, ...args: string[]) =>
  run(process.execPath, ['--disable-warning=ExperimentalWarning', cli, ...args, '--lang', 'en'], {
    env: { ...process.env, TAVOLA_DATA: data },
  });

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
  const play = await loadPlay(store, live.game, live.row, live.seats);
  expect(play.table.count).toBe(2000);
  expect(play.from).toBeGreaterThan(1950);
  expect(play.before).toBe(play.from);
  desk.forget(imported.id);
  const frame = await ana.frame(imported.id);
  expect(frame.told).toBe(2000);
  expect(frame.seats[0]?.events).toHaveLength(2000);
  await ana.pickAny(imported.id, 0, 1);
  await server.close();
});

test('idle matches leave memory and come back when somebody looks', async () => {
  let now = 1_000_000;
  const server = await startServer({ TAVOLA_LIVE_MATCHES: '3' }, { now: () => now });
  const { desk } = server.tavola;
  const ana = await Client.guest(server.base);
  const ids: string[] = [];
  for (let i = 0; i < 6; i++) {
    now += 10;
    ids.push((await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }])).id);
  }
  const reader = await ana.read(ids[0] ?? '');
  await reader.until((it) => it.frames().length === 1);
  await desk.evict();
  expect(desk.size).toBe(3);
  expect(desk.ids()).toContain(ids[0]);
  now += 10 * 60_000;
  await desk.evict();
  expect(desk.ids()).toEqual([ids[0]]);
  expect((await ana.frame(ids[3] ?? '')).pending).toEqual([0]);
  reader.close();
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
    const reading = [live.playing(), live.playing()];
    const picking = makePick(desk, id, { seat: decision % 2, decision, option: `mark:${decision}` });
    const [one, other] = await Promise.all(reading);
    expect(one).toBe(other);
    const { count } = await picking;
    expect((await live.playing()).table.count).toBe(count);
  }
  await server.close();
});

test('two hosts of one SQLite file: the unique number decides, what is old is thrown away', async () => {
  const data = newFolder();
  const [here, there] = [await startServer({ TAVOLA_DATA: data }), await startServer({ TAVOLA_DATA: data })];
  const ana = await Client.guest(here.base);
  const twin = new Client(there.base);
  twin.cookie = ana.cookie;
  const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }]);
  expect((await twin.frame(id)).pending).toEqual([0]);
  await ana.pickAny(id, 0, 4);
  const late = await twin.call('POST', `/api/matches/${id}/picks`, { seat: 0, decision: 0, option: 'mark:0' });
  expect(late.status).toBe(409);
  expect((await twin.frame(id)).count).toBe(1);
  await here.close();
  await there.close();
});

describe('backup and restore', () => {
  test('while serving: the copy is whole, and readers see the restored match', async () => {
    const data = newFolder();
    const server = await startServer({ TAVOLA_DATA: data });
    const ana = await Client.guest(server.base);
    const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }]);
    await ana.pickAny(id, 0, 4);
    const copy = join(newFolder(), 'copy.db');
    expect((await tavola(data, 'backup', copy)).stdout).toContain('Copied to');
    await ana.pickAny(id, 1, 0);
    await ana.pickAny(id, 0, 0);
    const reader = await ana.read(id);
    await reader.until((it) => it.frames().at(-1)?.count === 3);
    expect((await tavola(data, 'restore', copy)).stdout).toContain('Restored from');
    await server.sweeper.sweep();
    await reader.until((it) => it.frames().at(-1)?.count === 1);
    expect(reader.history()).toHaveLength(1);
    expect((await ana.pickAny(id, 1, 1)).status).toBe(200);
    await reader.until((it) => it.frames().at(-1)?.count === 2);
    const nonsense = join(newFolder(), 'nonsense.db');
    writeFileSync(nonsense, 'not a database');
    await expect(tavola(data, 'restore', nonsense)).rejects.toMatchObject({ code: 2 });
    await expect(tavola(newFolder(), 'backup', copy)).rejects.toMatchObject({ code: 2 });
    reader.close();
    await server.close();
  });
});

test('a copy of an older version is restored while serving: it is migrated, and the match goes on', async () => {
  const data = newFolder();
  const server = await startServer({ TAVOLA_DATA: data });
  const ana = await Client.guest(server.base);
  const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }]);
  const copy = join(newFolder(), 'copy.db');
  await tavola(data, 'backup', copy);
  const old = new DatabaseSync(copy);
  old.exec("drop table journal; delete from kysely_migration where name = '0003-journal'");
  old.close();
  await ana.pickAny(id, 0);
  await tavola(data, 'restore', copy);
  await server.sweeper.sweep();
  expect((await ana.frame(id)).count).toBe(0);
  for (const seat of [0, 1, 0]) expect((await ana.pickAny(id, seat)).status).toBe(200);
  await server.close();
  const again = await startServer({ TAVOLA_DATA: data });
  const back = new Client(again.base);
  back.cookie = ana.cookie;
  expect((await back.frame(id)).count).toBe(3);
  await again.close();
});

describe.skipIf(!postgresFolder)('PostgreSQL', () => {
  let postgres: ThrowAway;
  let server: Running;
  beforeAll(async () => {
    postgres = await startPostgres(postgresFolder ?? '');
    server = await startServer({ DATABASE_URL: postgres.newDatabase('one') });
  });
  afterAll(async () => {
    await server.close();
    postgres.stop();
  });

  test('who logs in there brings along what the guest had; of what both have there is one', async () => {
    const [ana, dora] = [await Client.guest(server.base, 'Ana'), await Client.guest(server.base, 'Dora')];
    const login = { login: 'dora', password: 'correct horse' };
    await dora.ok('POST', '/api/account', login);
    const match = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }]);
    const guest = await Client.guest(server.base, 'Somebody');
    for (const client of [dora, guest]) {
      await client.ok('POST', `/api/invitations/${match.invitations[0]?.token}`);
      await client.ok('PUT', `/api/matches/${match.id}/muted/${ana.person.id}`, { muted: true });
    }
    await guest.ok('PUT', `/api/matches/${match.id}/muted/p_other`, { muted: true });
    await guest.ok('POST', '/api/login', login);
    expect((await guest.match(match.id)).muted.toSorted()).toEqual([ana.person.id, 'p_other'].toSorted());
  });

  test('the same server on the other database: accounts, seats, picks, undo, talk, replay, log, restart', async () => {
    const [ana, bia] = [await Client.guest(server.base, 'Ana'), await Client.guest(server.base, 'Bia')];
    await ana.ok('POST', '/api/account', { login: 'ana', password: 'correct horse' });
    await bia.refused(409, 'LOGIN_TAKEN', 'POST', '/api/account', { login: 'ana', password: 'correct horse' });
    const match = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'friend' }], {
      clock: { decision: 3600 },
      spectators: 'public',
    });
    const { id } = match;
    await bia.ok('POST', `/api/invitations/${match.invitations[0]?.token}`);
    const path = `/api/matches/${id}`;
    await ana.ok('POST', `${path}/picks`, { decision: 0, option: 'mark:0' });
    await ana.ok('POST', `${path}/undo`);
    await ana.ok('POST', `${path}/talk`, { text: 'Oi' });
    for (const [i, cell] of [0, 3, 1, 4, 2].entries()) {
      await (i % 2 === 0 ? ana : bia).ok('POST', `${path}/picks`, { decision: i, option: `mark:${cell}` });
    }
    expect(await bia.match(id)).toMatchObject({ status: 'over', outcome: { winners: [0] } });
    expect((await ana.ok('GET', `${path}/log`)).picks).toHaveLength(5);
    expect((await bia.ok('GET', `${path}/talk`)).talk).toHaveLength(1);
    expect((await ana.ok('GET', '/api/matches')).matches).toHaveLength(1);
    await server.sweeper.sweep();
    server.tavola.desk.forget(id);
    expect((await ana.frame(id)).told).toBe(5);
    await ana.ok('DELETE', '/api/me', { password: 'correct horse' });
  });

  test('migrating again changes nothing', async () => {
    const again = await Store.open({ url: postgres.newDatabase('two'), file: '' });
    await again.close();
    const once = await Store.open({ url: postgres.url.replace(/postgres$/, 'two'), file: '' });
    expect(await once.db.selectFrom('matches').selectAll().execute()).toEqual([]);
    await once.close();
  });
});
