/** Several processes on one PostgreSQL: any of them serves any match. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Frame } from '../api/table.ts';
import { Client } from '../testing/client.ts';
import { postgresFolder, startPostgres, type ThrowAway } from '../testing/postgres.ts';
import { type Child, newFolder, startChild } from '../testing/start.ts';

describe.skipIf(!postgresFolder)('two processes', () => {
  let postgres: ThrowAway;
  let servers: Child[] = [];
  const data = newFolder();
  beforeAll(async () => {
    postgres = await startPostgres(postgresFolder ?? '');
    const env = { TAVOLA_DATA: data, DATABASE_URL: postgres.newDatabase('shared'), TAVOLA_HEARTBEAT_MS: '500' };
    servers = [await startChild(env), await startChild(env)];
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
    postgres.stop();
    rmSync(data, { recursive: true });
  });

  /** The same person at both. */
  async function everywhere(name: string): Promise<[Client, Client]> {
    const first = await Client.guest(servers[0]?.base ?? '', name);
    const second = new Client(servers[1]?.base ?? '');
    second.cookie = first.cookie;
    second.person = first.person;
    return [first, second];
  }

  test('race for the same pick: one wins, the other is told what is asked now; the log has no hole', async () => {
    const [here, there] = await everywhere('Ana');
    const { id } = await here.newMatch('skirmish', [{ kind: 'me' }, { kind: 'screen' }]);
    let races = 0;
    for (let i = 0; i < 60; i++) {
      const frame = await (i % 2 === 0 ? here : there).frame(id, '?since=1000000');
      const decision = frame.seats.find((seat) => seat.decision)?.decision;
      if (!decision) break;
      const pick = (at: number) => ({
        seat: decision.seat,
        decision: decision.number,
        option: decision.options.at(at % decision.options.length)?.id,
      });
      const [a, b] = await Promise.all([
        here.call('POST', `/api/matches/${id}/picks`, pick(0)),
        there.call('POST', `/api/matches/${id}/picks`, pick(1)),
      ]);
      const same = pick(0).option === pick(1).option;
      const good = [a, b].filter((answer) => answer.status === 200);
      expect(good, JSON.stringify([a.body, b.body])).toHaveLength(same ? 2 : 1);
      for (const answer of [a, b]) {
        if (answer.status === 200) continue;
        expect(answer.status).toBe(409);
        races++;
      }
    }
    expect(races).toBeGreaterThan(5);
    const [one, other] = [await here.frame(id), await there.frame(id)];
    expect(other).toEqual(one);
    const replay = await there.ok('GET', `/api/matches/${id}/replay`);
    expect(replay.picks.map((pick: { number: number }) => pick.number)).toEqual(
      Array.from({ length: replay.count }, (_, i) => i),
    );
  });

  test('race for a decision that shows a hidden card: every frame that was read is a state of the log', async () => {
    const [here, there] = await everywhere('Ana');
    const { id } = await here.newMatch('skirmish', [{ kind: 'me' }, { kind: 'screen' }]);
    const seen = new Map<string, Frame>();
    let [lost, isOver] = [0, false];
    /** Reads as fast as it can while the race is on. */
    const watch = async (client: Client) => {
      while (!isOver) {
        const frame = await client.frame(id, '?seat=0');
        seen.set(`${frame.count} ${JSON.stringify(frame.seats[0]?.view)}`, frame);
      }
    };
    const watching = [watch(here), watch(there), watch(here), watch(there)];
    for (let i = 0; i < 40; i++) {
      const frame = await there.frame(id, '?since=1000000');
      const decision = frame.seats.find((seat) => seat.decision)?.decision;
      if (!decision) break;
      const { seat, number } = decision;
      const pick = (at: number) => ({ seat, decision: number, option: decision.options.at(at)?.id });
      const answers = await Promise.all([
        here.call('POST', `/api/matches/${id}/picks`, pick(0)),
        there.call('POST', `/api/matches/${id}/picks`, pick(-1)),
      ]);
      lost += answers.filter(({ status }) => status === 409).length;
    }
    isOver = true;
    await Promise.all(watching);
    expect(lost).toBeGreaterThan(3);
    expect(seen.size).toBeGreaterThan(10);
    for (const { count, seats } of seen.values()) {
      const replayed = await here.ok<Frame>('GET', `/api/matches/${id}/replay/${count}?seat=0`);
      expect(seats[0]?.view).toEqual(replayed.seats[0]?.view);
    }
  });

  test('a reader at one process sees picks, seats, undo and talk of the other, each once', async () => {
    const [ana, anaThere] = await everywhere('Ana');
    const [, bia] = await everywhere('Bia');
    const match = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'friend' }]);
    const reader = await ana.read(match.id);
    await reader.until((it) => it.messages.length > 0);
    await bia.ok('POST', `/api/invitations/${match.invitations[0]?.token}`);
    await reader.until((it) => it.frames().length === 1);
    await anaThere.pickAny(match.id, 0, 4);
    await bia.pickAny(match.id, 1, 0);
    await reader.until((it) => it.frames().at(-1)?.count === 2);
    expect(reader.history()).toHaveLength(2);
    await bia.ok('POST', `/api/matches/${match.id}/undo`);
    await reader.until((it) => it.frames().at(-1)?.count === 1);
    expect(reader.history()).toHaveLength(1);
    await bia.ok('POST', `/api/matches/${match.id}/talk`, { text: 'Oi' });
    await reader.until((it) => it.messages.some((message) => message.event === 'talk'));
    expect((await bia.match(match.id)).seats[0]?.present).toBe(true);
    reader.close();
  });

  test('bots answer whichever process took the pick; when it dies the other goes on', async () => {
    const env = {
      TAVOLA_DATA: data,
      DATABASE_URL: `${postgres.url.replace(/postgres$/, 'shared')}`,
      TAVOLA_BOT_DELAY: '2000',
    };
    const doomed = await startChild(env);
    const [ana] = await everywhere('Ana');
    const there = new Client(doomed.base);
    there.cookie = ana.cookie;
    const { id } = await there.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'bot', level: 'easy' }]);
    await there.pickAny(id, 0);
    await doomed.kill();
    expect((await ana.frame(id)).pending).toEqual([1]);
    const reader = await ana.read(id);
    await reader.until((it) => it.frames().at(-1)?.pending[0] === 0, 15_000);
    reader.close();
  });

  test('who loses the right to watch at one process loses it at the other', async () => {
    const [ana] = await everywhere('Ana');
    const [, eva] = await everywhere('Eva');
    const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }], { spectators: 'public' });
    const reader = await eva.read(id);
    await reader.until((it) => it.frames().length === 1);
    await ana.ok('PATCH', `/api/matches/${id}`, { spectators: 'none' });
    await reader.until((it) => it.closed);
    expect(reader.messages.at(-1)?.event).toBe('bye');
  });

  test('a revoked session is refused by both within seconds', async () => {
    const [here, there] = await everywhere('Eva');
    expect((await there.ok('GET', '/api/me')).person).not.toBeNull();
    const { id } = await here.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }]);
    const reader = await there.read(id);
    await reader.until((it) => it.frames().length === 1);
    await here.ok('POST', '/api/logout');
    await reader.until((it) => it.closed);
    await expect
      .poll(async () => (await there.ok('GET', '/api/me')).person, { timeout: 8000, interval: 500 })
      .toBeNull();
  });
});
