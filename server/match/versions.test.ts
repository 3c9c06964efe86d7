/** Old and new servers, old and new matches, on both databases: a log is of one set of rules, and nothing ends with "give up" alone. */
import { commitment } from '@tavola/kernel/rules/chance.ts';
import { readLog, verify } from '@tavola/kernel/table/verify.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '../api/matches.ts';
import { Client } from '../testing/client.ts';
import { tokenOf } from '../testing/pair.ts';
import { postgresFolder, startPostgres, type ThrowAway } from '../testing/postgres.ts';
import { newFolder, type Running, startServer } from '../testing/start.ts';
import { versionsGame } from '../testing/versions-game.ts';

const NEWER = { needs: '2', has: '1' };
let postgres: ThrowAway | null = null;
beforeAll(async () => {
  if (postgresFolder) postgres = await startPostgres(postgresFolder);
});
afterAll(() => postgres?.stop());

describe.each(['SQLite', 'PostgreSQL'] as const)('%s', (kind) => {
  const isMissing = kind === 'PostgreSQL' && !postgresFolder;
  let made = 0;
  /** Servers of different versions on one store, one after another; with PostgreSQL they may run at the same time. */
  function servers(): (version: 1 | 2 | 3) => Promise<Running> {
    const env: Record<string, string> = { TAVOLA_DATA: newFolder() };
    if (kind === 'PostgreSQL') env.DATABASE_URL = postgres?.newDatabase(`versions${made++}`) ?? '';
    return (version) => startServer(env, { games: [versionsGame(version)] });
  }

  test.skipIf(isMissing)(
    'a new server writes an old match again, and an old server refuses it from then on',
    async () => {
      const start = servers();
      let server = await start(1);
      const ana = await Client.guest(server.base);
      const { id } = await newMatch(ana);
      // Two questions a turn, and a roll.
      await play(server, ana, id, 5);
      expect(await rowOf(server, id)).toMatchObject({ version: '1', count: 8 });
      await server.close();

      server = await start(2);
      expect(await at(server, ana).match(id)).toMatchObject({ version: '2', offered: true, stopped: null });
      expect(await rowOf(server, id)).toMatchObject({ version: '2', count: 7, numbers: [0, 1, 2, 3, 4, 5, 6] });
      await play(server, ana, id, 2);
      await server.close();

      server = await start(1);
      await isRefused(server, ana, id);
      await server.close();

      server = await start(2);
      await play(server, ana, id, 20);
      const log = readLog(await at(server, ana).ok('GET', `/api/matches/${id}/log`));
      expect(log).toMatchObject({ version: '2', commitment: commitment(log.seed ?? '') });
      expect(verify(versionsGame(2), log)).toMatchObject({ sound: true, finished: true, fairness: 'proved' });
      await server.close();
    },
  );

  test.skipIf(isMissing)('an old server neither plays, starts nor imports what newer rules wrote', async () => {
    const start = servers();
    let server = await start(2);
    const ana = await Client.guest(server.base);
    const { id } = await newMatch(ana);
    const waiting = await ana.newMatch('versions', [{ kind: 'me' }, { kind: 'friend' }], { open: true });
    await play(server, ana, id, 3);
    await server.close();

    server = await start(1);
    await isRefused(server, ana, id);
    const bia = await Client.guest(server.base, 'Bia');
    const path = `/api/invitations/${tokenOf(waiting, 1)}`;
    expect(await bia.refused(409, 'NEWER_RULES', 'POST', path)).toEqual(NEWER);
    expect(await rowOf(server, waiting.id)).toMatchObject({ version: '2', status: 'waiting', count: 0 });
    const log = { game: 'versions', version: '2', options: {}, seats: ['player', 'player'], picks: [], checks: [] };
    expect(await bia.refused(409, 'NEWER_RULES', 'POST', '/api/logs', { log })).toEqual(NEWER);
    await server.close();
  });

  test.skipIf(isMissing)('what no longer fits is cut back when all people agree, and is practice then', async () => {
    const start = servers();
    let server = await start(2);
    const [ana, bia] = [await Client.guest(server.base), await Client.guest(server.base, 'Bia')];
    const { id, invitations } = await ana.newMatch('versions', [{ kind: 'me' }, { kind: 'friend' }]);
    await bia.ok('POST', `/api/invitations/${invitations[0]?.token}`);
    // The fifth pick is a rest.
    for (const [turn, option] of ['on', 'rest', 'on', 'on', 'rest', 'on'].entries())
      await (turn % 2 === 0 ? ana : bia).ok('POST', `/api/matches/${id}/picks`, {
        decision: 2 * turn + 1,
        option,
        seat: turn % 2,
      });
    await server.close();

    server = await start(3);
    const [a, b] = [at(server, ana), at(server, bia)];
    const stopped = { code: 'OLD_RULES', detail: { needs: '2', has: '3', pick: 9, count: 13 } };
    expect(await a.match(id)).toMatchObject({ status: 'playing', offered: false, stopped });
    expect(await a.refused(409, 'OLD_RULES', 'GET', `/api/matches/${id}/table`)).toEqual(stopped.detail);
    expect(await rowOf(server, id)).toMatchObject({ version: '2', count: 13 });
    const repair = `/api/matches/${id}/repair`;
    expect(await a.ok('POST', repair)).toMatchObject({ done: false, missing: [1] });
    expect(await b.match(id)).toMatchObject({ undo: { seat: 0, to: 9, missing: [1], repair: true } });
    await b.refused(409, 'NO_UNDO_ASKED', 'POST', `/api/matches/${id}/undo/consent`, { agree: true });
    expect(await b.ok('POST', repair, { agree: false })).toMatchObject({ done: false, missing: [] });
    expect(await b.match(id)).toMatchObject({ undo: null, practice: 'no' });
    expect(await b.ok('POST', repair)).toMatchObject({ done: false, missing: [0] });
    expect(await a.ok('POST', repair)).toMatchObject({ done: true });
    expect(await a.match(id)).toMatchObject({
      version: '3',
      stopped: null,
      undo: null,
      practice: 'used',
      pending: [0],
    });
    expect(await rowOf(server, id)).toMatchObject({ version: '3', count: 9 });
    await a.refused(409, 'NOT_STOPPED', 'POST', repair);
    for (const person of [a, b, a, b, a, b, a, b]) await play(server, person, id, 1);
    const log = readLog(await a.ok('GET', `/api/matches/${id}/log`));
    expect(log).toMatchObject({ version: '3', practice: true });
    expect(verify(versionsGame(3), log)).toMatchObject({ sound: true, finished: true });
    await server.close();
  });

  test.skipIf(isMissing)(
    'a finished match whose picks no longer fit is listed with its outcome and says why',
    async () => {
      const start = servers();
      let server = await start(2);
      const ana = await Client.guest(server.base);
      const { id } = await newMatch(ana);
      await play(server, ana, id, 12, -1);
      await server.close();

      server = await start(3);
      const again = at(server, ana);
      const [listed] = (await again.ok('GET', '/api/matches?list=mine')).matches as Match[];
      expect(listed).toMatchObject({ id, status: 'over', outcome: { reason: 'ended' } });
      const detail = { needs: '2', has: '3', pick: 7, count: 24 };
      expect(await again.match(id)).toMatchObject({ status: 'over', stopped: { code: 'OLD_RULES', detail } });
      for (const path of ['table', 'replay/3'])
        expect(await again.refused(409, 'OLD_RULES', 'GET', `/api/matches/${id}/${path}`)).toEqual(detail);
      const log = readLog(await again.ok('GET', `/api/matches/${id}/log`));
      expect(log).toMatchObject({ version: '2', outcome: { reason: 'ended' } });
      expect(verify(versionsGame(2), log)).toMatchObject({ sound: true, finished: true, fairness: 'proved' });
      await again.refused(409, 'NOT_PLAYING', 'POST', `/api/matches/${id}/repair`);
      const next = await again.ok('POST', `/api/matches/${id}/rematch`);
      expect(next).toMatchObject({ version: '3', status: 'playing', stopped: null });
      await play(server, ana, next.id, 1);
      await server.close();
    },
  );

  test.skipIf(isMissing)('a match of these rules that no longer replays is repaired too', async () => {
    const server = await servers()(3);
    const ana = await Client.guest(server.base);
    const { id } = await newMatch(ana);
    await play(server, ana, id, 4);
    const { store, desk } = server.tavola;
    await store.db
      .updateTable('picks')
      .set({ option: 'rest' })
      .where('match', '=', id)
      .where('number', '=', 7)
      .execute();
    await store.db.deleteFrom('checkpoints').where('match', '=', id).execute();
    desk.forget(id);
    await ana.refused(409, 'MATCH_BROKEN', 'GET', `/api/matches/${id}/table`);
    expect(await ana.match(id)).toMatchObject({ stopped: { code: 'MATCH_BROKEN', detail: { pick: 7, count: 9 } } });
    const reader = await ana.read(id);
    expect(await ana.ok('POST', `/api/matches/${id}/repair`)).toMatchObject({ done: true });
    await reader.until((it) => it.frames().at(-1)?.count === 7);
    reader.close();
    await play(server, ana, id, 1);
    await server.close();
  });

  test.skipIf(isMissing)("a what-if from somebody's point of view is written again as well", async () => {
    const start = servers();
    let server = await start(2);
    const ana = await Client.guest(server.base);
    const { id } = await newMatch(ana);
    await play(server, ana, id, 2);
    const fork = await ana.ok('POST', `/api/matches/${id}/fork`, { seat: 0 });
    await server.close();

    server = await start(3);
    expect(await at(server, ana).match(fork.id)).toMatchObject({ version: '3', stopped: null });
    await play(server, ana, fork.id, 1);
    await server.close();
  });
});

test.skipIf(!postgresFolder)(
  'while servers of both versions run, the one with the old rules stops at once',
  async () => {
    const url = postgres?.newDatabase('rolling') ?? '';
    const [old, today] = await Promise.all(
      ([1, 2] as const).map((version) => startServer({ DATABASE_URL: url }, { games: [versionsGame(version)] })),
    );
    if (!old || !today) return;
    const ana = await Client.guest(old.base);
    const { id } = await newMatch(ana);
    await play(old, ana, id, 3);
    const [late, early] = [play(old, ana, id, 1).catch(() => null), play(today, ana, id, 1).catch(() => null)];
    await Promise.all([late, early]);
    await play(today, ana, id, 1);
    await isRefused(old, ana, id);
    await play(today, ana, id, 20);
    const log = readLog(await at(today, ana).ok('GET', `/api/matches/${id}/log`));
    expect(verify(versionsGame(2), log)).toMatchObject({ sound: true, finished: true });
    await old.close();
    await today.close();
  },
);

function newMatch(person: Client): Promise<Match> {
  return person.newMatch('versions', [{ kind: 'me' }, { kind: 'screen' }]);
}

/** The same person at another server. */
function at({ base }: Running, { cookie }: Client): Client {
  return Object.assign(new Client(base), { cookie });
}

/** Up to this many picks of this person. */
async function play(server: Running, person: Client, id: string, picks: number, index = 0): Promise<void> {
  const here = at(server, person);
  for (let made = 0; made < picks; made++) {
    const { seats, outcome } = await here.frame(id);
    const asked = seats.find(({ decision }) => decision !== null);
    if (outcome || !asked) return;
    expect(await here.pickAny(id, Number(asked.seat), index)).toMatchObject({ status: 200 });
  }
}

/** Nothing is read or played there, and the rows stay as they are. */
async function isRefused(server: Running, person: Client, id: string): Promise<void> {
  const here = at(server, person);
  const before = await rowOf(server, id);
  expect(await here.match(id)).toMatchObject({ offered: false, stopped: { code: 'NEWER_RULES', detail: NEWER } });
  const { matches } = await here.ok('GET', '/api/matches?list=mine');
  expect(matches.find((it: Match) => it.id === id)).toMatchObject({ offered: false });
  const pick = { seat: 0, decision: before.count, option: 'on' };
  expect(await here.refused(409, 'NEWER_RULES', 'GET', `/api/matches/${id}/table`)).toEqual(NEWER);
  expect(await here.refused(409, 'NEWER_RULES', 'POST', `/api/matches/${id}/picks`, pick)).toEqual(NEWER);
  for (const path of ['undo', 'repair', 'fork'])
    await here.refused(
      409,
      'NEWER_RULES',
      'POST',
      `/api/matches/${id}/${path}`,
      path === 'undo' ? { seat: 0 } : undefined,
    );
  expect(await rowOf(server, id)).toEqual(before);
}

async function rowOf({ tavola }: Running, id: string) {
  const { db } = tavola.store;
  const { version, status, count, revision } = await db
    .selectFrom('matches')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const picks = await db.selectFrom('picks').select('number').where('match', '=', id).orderBy('number').execute();
  return { version, status, count, revision, numbers: picks.map(({ number }) => number) };
}
