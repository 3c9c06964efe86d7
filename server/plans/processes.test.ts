/** A plan at a table that two processes serve: each step is played once, also when one of them dies between two steps. */
import { rmSync } from 'node:fs';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { twoPeople } from '../testing/pair.ts';
import { plannedBy, planPath, playOn } from '../testing/planner.ts';
import { postgresFolder, startPostgres, type ThrowAway } from '../testing/postgres.ts';
import { type Child, newFolder, startChild } from '../testing/start.ts';

/** `TAVOLA_RACES=50` is the campaign (docs/testing.md). */
const ROUNDS = Number(process.env.TAVOLA_RACES ?? 1);

describe.skipIf(!postgresFolder)('two processes', () => {
  let postgres: ThrowAway;
  let env: Record<string, string>;
  let servers: [Child, Child];
  const data = newFolder();
  beforeAll(async () => {
    postgres = await startPostgres(postgresFolder ?? '');
    env = { TAVOLA_DATA: data, DATABASE_URL: postgres.newDatabase('shared'), TAVOLA_BOT_DELAY: '200' };
    servers = [await startChild(env), await startChild(env)];
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
    postgres.stop();
    rmSync(data, { recursive: true });
  });

  const at = (server: Child, { cookie }: Client): Client => {
    const client = new Client(server.base);
    client.cookie = cookie;
    return client;
  };
  const picksOf = async (client: Client, id: string): Promise<(string | null)[]> => {
    const { picks } = await client.ok<{ picks: { seat: number; option: string | null }[] }>(
      'GET',
      `/api/matches/${id}/replay`,
    );
    return picks.filter(({ seat }) => seat === 0).map(({ option }) => option);
  };

  test.each(['both live', 'one is killed between two steps'])('%s', { timeout: 600_000 }, async (how) => {
    const rng = seededRng(21);
    for (let round = 0; round < ROUNDS; round++) {
      const { ana, bia, id } = await twoPeople(servers[0].base, 'evenfall', { clock: { decision: 86_400 } });
      const both = new Map([
        [0, ana],
        [1, bia],
      ]);
      const steps = await plannedBy(both, id, rng, 3);
      await ana.ok('PUT', planPath(id, 0), { steps, stops: [] });
      const other = at(servers[1], ana);
      const before = (await picksOf(other, id)).length;
      const played = async () => (await picksOf(other, id)).slice(before);
      // The other process sees the turn come.
      await playOn(new Map([[1, at(servers[1], bia)]]), [id], rng, (pending) => pending[0] === 0);
      if (how !== 'both live') {
        await expect.poll(async () => (await played()).length).toBeGreaterThan(0);
        await servers[0].kill();
        servers[0] = await startChild(env);
      }
      const settled = async () => {
        const [plan] = (await other.match(id)).planned;
        return !plan || plan.stopped !== null || plan.played === plan.steps;
      };
      await expect.poll(settled, { timeout: 90_000 }).toBe(true);
      const [plan] = (await other.match(id)).planned;
      const mine = await played();
      expect(mine).toEqual(steps.slice(0, mine.length).map(({ option }) => option));
      expect(mine.length).toBe(plan?.stopped ? plan.played : steps.length);
    }
  });
});
