/** Databases that released versions wrote, opened by today's server: what runs goes on, what is over is shown, what waits begins. */
import { readLog, verify } from '@tavola/kernel/table/verify.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { tokenOf } from '../testing/pair.ts';
import { isMended, releases, unpacked } from '../testing/released/open.ts';
import { type Running, startServer } from '../testing/start.ts';

describe.each(releases)('%s', (release) => {
  const { data, cookies, tables } = unpacked(release);
  const named = tables.map((it) => ({ ...it, title: `${it.game}, ${it.kind}` }));
  let server: Running;
  let people: readonly [Client, Client];
  beforeAll(async () => {
    server = await startServer({ TAVOLA_DATA: data });
    const back = (cookie: string) => Object.assign(new Client(server.base), { cookie });
    people = [back(cookies[0]), back(cookies[1])];
  });
  afterAll(() => server.close());

  test.each(named.filter(({ kind }) => kind === 'waiting'))(
    '$title: begins when the last seat is taken',
    async ({ id }) => {
      const [ana, bia] = people;
      await bia.ok('POST', `/api/invitations/${tokenOf(await ana.match(id), 1)}`);
      expect(await ana.match(id)).toMatchObject({ status: 'playing', offered: true });
      await goesOn(id);
    },
  );

  test.each(named.filter(({ kind }) => ['people', 'bots', 'automaton', 'chain'].includes(kind)))(
    '$title: goes on',
    async ({ id, game }) => {
      const [ana] = people;
      const table = await ana.call('GET', `/api/matches/${id}/table`);
      const isCut = isMended(release, game) && table.body.code === 'OLD_RULES';
      if (isCut) for (const person of people) await person.call('POST', `/api/matches/${id}/repair`);
      else expect(table).toMatchObject({ status: 200 });
      expect(await ana.match(id)).toMatchObject({
        status: 'playing',
        stopped: null,
        ...(isCut && { practice: 'used' }),
      });
      await goesOn(id);
      await isWhole(id);
    },
  );

  test.each(named.filter(({ kind }) => kind === 'over'))(
    '$title: is listed and can be played again',
    async ({ id, game }) => {
      const [ana] = people;
      const { matches } = await ana.ok('GET', '/api/matches?list=mine');
      expect(matches.find((it: { id: string }) => it.id === id)).toMatchObject({
        status: 'over',
        outcome: { winners: expect.any(Array) },
      });
      const replayed = await ana.call('GET', `/api/matches/${id}/replay/20`);
      if (isMended(release, game) && replayed.status !== 200) {
        expect(replayed).toMatchObject({
          status: 409,
          body: { code: 'OLD_RULES', detail: { pick: expect.any(Number) } },
        });
        return;
      }
      expect(replayed).toMatchObject({ status: 200 });
      const log = readLog(await ana.ok('GET', `/api/matches/${id}/log`));
      expect(verify(await server.tavola.games.load(game), log)).toMatchObject({ sound: true, finished: true });
    },
  );

  /** Somebody of the two is asked and picks, or a machine answers. */
  async function goesOn(id: string): Promise<void> {
    const { count } = await (people[0] as Client).frame(id);
    await server.sweeper.sweep();
    for (const person of people) {
      const { body } = await person.call('GET', `/api/matches/${id}/table`);
      const asked = body.seats?.find((it: { decision: unknown }) => it.decision !== null);
      if (asked) expect(await person.pickAny(id, asked.seat)).toMatchObject({ status: 200 });
    }
    await expect.poll(async () => (await (people[0] as Client).frame(id)).count).toBeGreaterThan(count);
  }

  /** Its rows are of one set of rules, and numbered without a gap. */
  async function isWhole(id: string): Promise<void> {
    const { store, games } = server.tavola;
    const row = await store.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const picks = await store.db.selectFrom('picks').selectAll().where('match', '=', id).orderBy('number').execute();
    expect(row.version).toBe((await games.load(row.game)).version);
    expect(picks.map(({ number }) => number)).toEqual(Array.from({ length: row.count }, (_, number) => number));
  }
});
