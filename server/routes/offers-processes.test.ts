/** A seat changes hands while two processes serve its table. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { tokenOf } from '../testing/pair.ts';
import { postgresFolder, startPostgres, type ThrowAway } from '../testing/postgres.ts';
import { type Child, newFolder, startChild } from '../testing/start.ts';

/** `TAVOLA_RACES=200` is the campaign (docs/testing.md). */
const ROUNDS = Number(process.env.TAVOLA_RACES ?? 5);

describe.skipIf(!postgresFolder)('two processes', () => {
  let postgres: ThrowAway;
  let servers: Child[] = [];
  const data = newFolder();
  beforeAll(async () => {
    postgres = await startPostgres(postgresFolder ?? '');
    const env = { TAVOLA_DATA: data, DATABASE_URL: postgres.newDatabase('shared') };
    servers = [await startChild(env), await startChild(env)];
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
    postgres.stop();
    rmSync(data, { recursive: true });
  });

  const base = (server: number) => servers[server % 2]?.base ?? '';

  /** The same person at the other process. */
  function elsewhere({ base: here, cookie, person }: Client): Client {
    const there = new Client(servers.find((it) => it.base !== here)?.base ?? '');
    there.cookie = cookie;
    there.person = person;
    return there;
  }

  /** A few picks at one process, so that nobody waits for the other. */
  async function playOn(id: string, players: readonly Client[]): Promise<void> {
    const here = players.map((it) => (it.base === base(0) ? it : elsewhere(it)));
    for (const [seat, player] of here.entries())
      await player.ok('PUT', `/api/matches/${id}/seats/${seat}/standing`, { ask: 'always' });
    for (let i = 0; i < 4; i++) {
      const [seat = 0] = (await (here[0] as Client).frame(id)).pending;
      await (here[seat] as Client).pickAny(id, seat, i);
    }
  }

  test('one of two newcomers gets the seat, and from that change on nobody else has its eyes', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [ana, bia] = [await Client.guest(base(round), 'Ana'), await Client.guest(base(round), 'Bia')];
      const made = await ana.newMatch('skirmish', [{ kind: 'me' }, { kind: 'friend' }]);
      const { id } = made;
      await bia.ok('POST', `/api/invitations/${tokenOf(made, 1)}`);
      const { link } = await bia.ok('POST', `/api/matches/${id}/seats/1/offer`);
      const newcomers = [await Client.guest(base(0), 'Dora'), await Client.guest(base(1), 'Eva')];
      const reader = await elsewhere(bia).read(id);
      await reader.until((it) => it.frames().length === 1);

      // The one who leaves goes on reading at both while the link is opened at both.
      const seen: number[] = [];
      let isOver = false;
      const peek = async (client: Client) => {
        while (!isOver) {
          const { status, body } = await client.call('GET', `/api/matches/${id}/table?seat=1`);
          if (status === 200) seen.push(body.revision);
        }
      };
      const peeking = [peek(bia), peek(elsewhere(bia))];
      const answers = await Promise.all(newcomers.map((it) => it.call('POST', `/api/seat-links/${link.token}`)));
      const winner = answers.findIndex(({ status }) => status === 200);
      const { revision } = answers[winner]?.body.match ?? {};
      expect(answers.map(({ status, body }) => `${status} ${body.code ?? 'ok'}`).toSorted()).toEqual([
        '200 ok',
        '410 LINK_EXPIRED',
      ]);
      const holder = newcomers[winner] as Client;
      await playOn(id, [ana, holder]);
      await reader.until((it) => it.closed);
      isOver = true;
      await Promise.all(peeking);
      for (const frame of reader.frames()) if (frame.seats.some(({ seat }) => seat === 1)) seen.push(frame.revision);
      expect(seen.length).toBeGreaterThan(0);
      expect(Math.max(...seen)).toBeLessThan(revision);
      for (const client of [bia, elsewhere(bia)])
        await client.refused(403, 'FORBIDDEN', 'GET', `/api/matches/${id}/table?seat=1`);
      const { holders } = await ana.match(id);
      expect(holders.map(({ person }) => person)).toEqual([bia.person.id, holder.person.id]);
    }
  });

  test('two different offers of one seat at once: one of them holds', async () => {
    const [ana, bia] = [await Client.guest(base(0), 'Ana'), await Client.guest(base(0), 'Bia')];
    const made = await ana.newMatch('skirmish', [{ kind: 'me' }, { kind: 'friend' }]);
    await bia.ok('POST', `/api/invitations/${tokenOf(made, 1)}`);
    const path = `/api/matches/${made.id}/seats/1/offer`;
    const both = await Promise.all([bia.ok('POST', path), elsewhere(bia).ok('POST', path)]);
    const [dora, eva] = [await Client.guest(base(0), 'Dora'), await Client.guest(base(1), 'Eva')];
    await dora.ok('POST', `/api/seat-links/${both[0].link.token}`);
    await eva.refused(410, 'LINK_EXPIRED', 'POST', `/api/seat-links/${both[1].link.token}`);
  });
});
