/** Sockets that send what no client sends, too much or too fast. */
import { fork } from 'node:child_process';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, statusOf } from '../testing/client.ts';
import { attack, type HostilityName, hostilities } from '../testing/hostile.ts';
import { twoPeople } from '../testing/pair.ts';
import { type Running, startChild, startServer } from '../testing/start.ts';

/** TAVOLA_HOSTILE=8 measures what a bystander notices, 8 s for each kind of hostility (docs/testing.md). */
const SECONDS = Number(process.env.TAVOLA_HOSTILE ?? 0);
const SOCKETS = 20;
const DEFAULTS = ['ADDRESS', 'PERSON', 'ENTRY'].map((name) => [`TAVOLA_RATE_${name}`, '']);
const STANDARD = {
  ...Object.fromEntries(DEFAULTS),
  TAVOLA_STREAMS: '',
  TAVOLA_STREAMS_ADDRESS: '',
  TAVOLA_CONNECTIONS: '',
};
const kinds = Object.keys(hostilities) as HostilityName[];
const program = fileURLToPath(new URL('../testing/hostile.ts', import.meta.url));
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const socket = { way: 'socket' } as const;
const pick = (ask: number) => JSON.stringify({ ask, pick: { decision: 99_999, option: 'x' } });

let server: Running;
beforeAll(async () => {
  server = await startServer({ ...STANDARD, TAVOLA_RATE_ENTRY: '0', TAVOLA_RATE_ADDRESS: '0' });
});
afterAll(() => server.close());

describe('what no client sends ends the connection unanswered', () => {
  test.each([
    '',
    '{',
    'x',
    'null',
    '[]',
    '{}',
    '"pick"',
    '{"ask":1}',
    '{"ask":"x","pick":{}}',
    '\u0000',
    '{"__proto__":1}',
  ])('%j', async (text) => {
    const { ana, id } = await twoPeople(server.base);
    const reader = await ana.read(id, socket);
    reader.send(text);
    for (let ask = 0; ask < 9; ask++) reader.send(pick(ask));
    await reader.until((it) => it.closed);
    expect([reader.reason, reader.answers]).toEqual(['BAD_REQUEST', []]);
  });

  test('bytes instead of a text', async () => {
    const { ana, id } = await twoPeople(server.base);
    const reader = await ana.read(id, socket);
    reader.send(Buffer.from(pick(1)));
    await reader.until((it) => it.closed);
    expect([reader.reason, reader.answers]).toEqual(['BAD_REQUEST', []]);
  });
});

test('too many at once end the connection; those over the limit are not answered', async () => {
  const still = await startServer({ ...STANDARD, TAVOLA_RATE_PERSON: '600' }, { now: () => 5_000_000 });
  const { ana, id } = await twoPeople(still.base);
  const reader = await ana.read(id, socket);
  for (let ask = 1; ask <= 60; ask++) expect((await reader.pick({ decision: 99_999, option: 'x' })).status).toBe(409);
  for (let ask = 0; ask < 60; ask++) reader.send(pick(ask));
  await reader.until((it) => it.closed);
  expect([reader.reason, reader.answers.length]).toEqual(['TOO_MANY', 60]);
  await still.close();
});

test('without any limit, nobody may have more than 200 messages waiting', async () => {
  const open = await startServer();
  const { ana, id } = await twoPeople(open.base);
  const reader = await ana.read(id, socket);
  const ahead = new Promise<void>((resolve) => {
    void open.tavola.desk.queue(
      id,
      () =>
        new Promise((go) =>
          reader
            .until((it) => it.closed)
            .then(go)
            .then(resolve),
        ),
    );
  });
  for (let ask = 0; ask < 250; ask++) reader.send(pick(ask));
  await ahead;
  expect(reader.reason).toBe('TOO_MANY');
  await open.close();
});

test('those who are thrown out again and again are soon kept out, and nobody else', async () => {
  let now = 5_000_000;
  const strict = await startServer({ TAVOLA_RATE_ADDRESS: '450' }, { now: () => now });
  const { ana, id } = await twoPeople(strict.base);
  await ana.ok('PATCH', `/api/matches/${id}`, { spectators: 'public' });
  const url = new URL(`${strict.base}/api/matches/${id}/live`);
  const from = (address: string) => statusOf('GET', `${strict.base}/api/me`, {}, address);
  for (let i = 0; i < 4; i++) await attack('one byte', url, '', '127.0.0.3');
  expect(await from('127.0.0.3')).toBe(200);
  await attack('one byte', url, '', '127.0.0.3');
  await expect(from('127.0.0.3')).rejects.toThrow();
  expect(await from('127.0.0.4')).toBe(200);
  now += 61_000;
  expect(await from('127.0.0.3')).toBe(200);
  await strict.close();
});

test.each(kinds)('%s: thrown out, and others are served', async (kind) => {
  const { ana, bia, id } = await twoPeople(server.base);
  await ana.ok('PATCH', `/api/matches/${id}`, { spectators: 'public' });
  const watching = await bia.read(id, socket);
  const url = new URL(`${server.base}/api/matches/${id}/live`);
  for (const cookie of ['', ana.cookie]) await attack(kind, url, cookie);
  expect((await watching.pick({ decision: 99_999, option: 'x' })).status).toBe(409);
  await expect.poll(() => server.tavola.hub.readers(id).size).toBe(1);
  watching.close();
});

test('a socket that answers no ping is closed, and its person is absent', async () => {
  const own = await startServer();
  const { ana, bia, id } = await twoPeople(own.base);
  const [hers, other] = [await ana.read(id, socket), await bia.read(id, socket)];
  const isPresent = async () => (await ana.match(id)).seats.map(({ present }) => present);
  await other.until((it) => it.frames().length === 1);
  expect(await isPresent()).toEqual([true, true]);
  other.pause();
  await own.sweeper.heartbeat();
  await hers.until((it) => it.heartbeats === 1);
  // Whatever is answered now was sent after the answer to the ping.
  await hers.turn({ match: id });
  await own.sweeper.heartbeat();
  await expect.poll(isPresent).toEqual([true, false]);
  expect(hers.closed).toBe(false);
  await own.close();
});

describe.runIf(SECONDS > 0)('what a bystander notices of 20 hostile sockets', () => {
  test.each(kinds)(
    '%s',
    async (kind) => {
      const server = await startChild(STANDARD);
      const [ana, bia] = [await Client.guest(server.base), await Client.guest(server.base)];
      const { id } = await ana.newMatch('root', [{ kind: 'me' }, ...new Array(3).fill({ kind: 'screen' })], {
        spectators: 'public',
      });
      for (let i = 0; i < 60; i++) {
        const { seats } = await ana.frame(id, '?since=100000');
        // A seat for which the server is about to answer is not asked.
        const asked = seats.find(({ decision }) => decision !== null)?.seat;
        if (typeof asked === 'number') await ana.pickAny(id, asked, i);
      }
      const quiet = await bystander(server.base, id, bia.cookie, 2);
      // From addresses of their own, and the bystander is somebody else: the limits of one are not those of another.
      for (const [from, cookie] of [
        ['127.0.0.3', ''],
        ['127.0.0.4', ana.cookie],
      ] as const) {
        const hostile = fork(program, [kind, String(SOCKETS), from, `${server.base}/api/matches/${id}/live`, cookie]);
        await sleep(300);
        const seen = await bystander(server.base, id, bia.cookie, SECONDS);
        hostile.kill();
        console.log(`${kind}, ${cookie ? 'somebody' : 'nobody'}: ${told(seen)}; without them: ${told(quiet)}`);
      }
      await server.kill();
    },
    600_000,
  );
});

/** How long somebody at another address waits for each of its requests, in milliseconds. */
async function bystander(base: string, id: string, cookie: string, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, localAddress: '127.0.0.2' });
  const waits: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const began = performance.now();
    await new Promise<void>((resolve, reject) => {
      get(`${base}/api/matches/${id}/table?since=100000`, { agent, headers: { cookie } }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`status ${answer.statusCode}`));
        answer.resume().on('end', resolve);
      }).on('error', reject);
    });
    waits.push(performance.now() - began);
    await sleep(25);
  }
  agent.destroy();
  return waits;
}

function told(waits: readonly number[]): string {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(0);
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(0.9999)} ms of ${waits.length}`;
}
