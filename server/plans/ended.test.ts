/** A plan that ended before its last step: its person is told, and not where or why. */
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { twoPeople } from '../testing/pair.ts';
import { plannedBy, planPath, playOn } from '../testing/planner.ts';
import { PushBrowser, Receiver } from '../testing/receiver.ts';
import { type Running, startServer } from '../testing/start.ts';

let receiver: Receiver;
let server: Running;
let now = Date.parse('2026-11-18T12:00:00Z');
beforeAll(async () => {
  receiver = await Receiver.start();
  const env = { TAVOLA_NOTICE_PRIVATE: '1', TAVOLA_NOTICE_DELAY: '60000' };
  server = await startServer(env, { now: () => now });
});
afterAll(async () => {
  await server.close();
  receiver.close();
});

const pass = async (ms: number) => {
  now += ms;
  await server.sweeper.sweep();
  await server.tavola.sender.idle();
};

test('one notice says that the plan ended', async () => {
  const rng = seededRng(7);
  const { ana, bia, id } = await twoPeople(server.base, 'evenfall', { clock: { decision: 86_400 } });
  const both = new Map([
    [0, ana],
    [1, bia],
  ]);
  const [phone, other] = [new PushBrowser(receiver), new PushBrowser(receiver)];
  for (const [who, browser] of [[ana, phone] as const, [bia, other] as const]) {
    await who.ok('PATCH', '/api/me', { language: 'en' });
    await who.ok('POST', '/api/notices/push', browser.subscription);
  }
  const steps = await plannedBy(both, id, rng);
  await ana.ok('PUT', planPath(id, 0), { steps, stops: [] });
  // Held at the moment the turn comes, when somebody wants to take a pick back.
  const { driver } = server.tavola;
  const drive = driver.drive.bind(driver);
  driver.drive = () => {};
  await playOn(new Map([[1, bia]]), [id], rng, (pending) => pending[0] === 0);
  await ana.ok('POST', `/api/matches/${id}/undo`, { seat: 0, practice: true });
  driver.drive = drive;
  driver.again(await server.tavola.desk.find(id));
  await expect.poll(async () => (await ana.match(id)).planned[0]?.stopped).toBe('undo');
  await pass(61_000);
  await pass(3_600_000);
  expect(phone.messages()).toMatchObject([
    { title: 'Evenfall', body: 'Your plan has ended, and it is your turn.', tag: `/match/${id}` },
  ]);
  expect(other.messages()).toEqual([]);
});
