/** Many notices at once: how soon they are out, and how long others wait meanwhile. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { PushBrowser, Receiver } from '../testing/receiver.ts';
import { newFolder, startChild } from '../testing/start.ts';

/** 1,000 of them are a campaign (docs/testing.md), on one core: `taskset -c 0`. */
const NOTICES = Number(process.env.TAVOLA_NOTICES ?? 40);
const PEOPLE = 100;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await Receiver.start();
});
afterAll(() => receiver.close());

test(`${NOTICES} due at once all go out`, { timeout: 60_000 + NOTICES * 100 }, async () => {
  const data = newFolder();
  const quiet = { TAVOLA_NOTICE_PRIVATE: '1', TAVOLA_WEBHOOKS: '1', TAVOLA_NOTICE_DELAY: '3600000' };
  const first = await startChild({ TAVOLA_DATA: data, ...quiet });
  const ana = await Client.guest(first.base, 'Ana');
  const browsers: PushBrowser[] = [];
  const people: Client[] = [];
  for (let i = 0; i < Math.min(PEOPLE, NOTICES); i++) {
    const who = await Client.guest(first.base, `P${i}`);
    // Half of them have a phone, the others are programs: each of theirs goes by itself.
    if (i % 2 === 0) {
      const browser = new PushBrowser(receiver);
      await who.ok('POST', '/api/notices/push', browser.subscription);
      browsers.push(browser);
    } else await who.ok('PUT', '/api/notices/webhook', { url: `${receiver.base}/hook` });
    people.push(who);
  }
  for (let i = 0; i < NOTICES; i++) {
    const { id, invitations } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'friend' }]);
    await (people[i % people.length] as Client).ok('POST', `/api/invitations/${invitations[0]?.token}`);
    await ana.pickAny(id, 0);
  }
  await first.stop();
  // The same tables, and all of them are due at once.
  const file = new DatabaseSync(join(data, 'tavola.db'));
  file.exec('update matches set wake = 1');
  file.close();
  const env = { TAVOLA_DATA: data, ...quiet, TAVOLA_NOTICE_DELAY: '0' };
  const server = await startChild(env, new URL('../testing/watched-main.ts', import.meta.url));
  const [begun, before] = [performance.now(), cpuOf(server.process.pid)];
  await server.hold();
  const calm = new Client(server.base);
  calm.cookie = ana.cookie;
  const waits: number[] = [];
  const isOut = () => {
    const hooks = receiver.received.filter(({ path }) => path === '/hook').length;
    const phones = new Set(receiver.received.map(({ path }) => path)).size - (hooks > 0 ? 1 : 0);
    return hooks === Math.floor(NOTICES / 2) && phones === browsers.length;
  };
  while (!isOut()) {
    const asked = performance.now();
    await calm.ok('GET', '/api/me');
    waits.push(performance.now() - asked);
    if (performance.now() - begun > 30_000 + NOTICES * 50) break;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const [took, cpu, hold] = [performance.now() - begun, cpuOf(server.process.pid) - before, await server.hold()];
  expect(isOut()).toBe(true);
  waits.sort((a, b) => a - b);
  const [longest, usual] = [waits.at(-1) ?? 0, waits[Math.floor(waits.length * 0.99)] ?? 0];
  const line = `${NOTICES} notices in ${Math.round(took)} ms, ${cpu.toFixed(1)} s of processor time, held at once ${hold.toFixed(0)} ms; ${waits.length} answers, 99 % within ${usual.toFixed(1)} ms, the slowest ${longest.toFixed(1)} ms`;
  if (NOTICES >= 1000) process.stdout.write(`${line}\n`);
  // Nobody waits longer for an answer than the thread is held.
  expect(hold).toBeLessThan(50);
  expect(await server.stop()).toBe(0);
  rmSync(data, { recursive: true });
});

/** Seconds of processor time that a process has used, where the system tells. */
function cpuOf(pid: number | undefined): number {
  if (process.platform !== 'linux') return 0;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
