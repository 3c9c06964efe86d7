/** kill -9 while notices are written down, claimed and sent: every one arrives, and what comes twice replaces the first. */
import { rmSync } from 'node:fs';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { PushBrowser, Receiver } from '../testing/receiver.ts';
import { type Child, newFolder, startChild } from '../testing/start.ts';

/** More of them are a campaign (docs/testing.md). */
const KILLS = Number(process.env.TAVOLA_KILLS ?? 4);
const TABLES = 4;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await Receiver.start();
});
afterAll(() => receiver.close());

test(`${KILLS} times, no notice is lost and none is on a screen twice`, {
  timeout: 60_000 + KILLS * 10_000,
}, async () => {
  const data = newFolder();
  const rng = seededRng(33);
  const quick = { TAVOLA_NOTICE_PRIVATE: '1', TAVOLA_NOTICE_DELAY: '0', TAVOLA_SWEEP_MS: '10' };
  const env = { TAVOLA_DATA: data, ...quick };
  let server: Child = await startChild(env);
  const ana = await Client.guest(server.base, 'Ana');
  const asked: { match: string; browser: PushBrowser }[] = [];
  let twice = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const maker = again(ana, server);
    const ready = await Promise.all(Array.from({ length: TABLES }, () => tableWithPhone(maker, server)));
    // Every other time the push service keeps the answer to itself, so that the process dies between sending and writing it down.
    const isHeld = kill % 2 === 1;
    const before = receiver.received.length;
    receiver.answer = () => (isHeld ? null : 201);
    for (const { match } of ready) await maker.pickAny(match, 0);
    const patience = rng.below(25);
    for (
      let waited = 0;
      waited < patience || (isHeld && receiver.received.length === before && waited < 5000);
      waited++
    )
      await new Promise((resolve) => setTimeout(resolve, 1));
    await server.kill();
    asked.push(...ready);
    receiver.answer = () => 201;
    server = await startChild(env);
    await expect
      .poll(() => ready.every(({ browser }) => browser.messages().length > 0), { timeout: 20_000 })
      .toBe(true);
  }
  for (const { match, browser } of asked) {
    const tags = browser.messages().map(({ tag }) => tag);
    expect(new Set(tags), match).toEqual(new Set([`/match/${match}`]));
    if (tags.length > 1) twice++;
  }
  if (KILLS > 20) process.stdout.write(`${asked.length} notices, ${twice} of them sent again with the same tag\n`);
  expect(await server.stop()).toBe(0);
  rmSync(data, { recursive: true });
});

function again({ cookie }: Client, { base }: Child): Client {
  const client = new Client(base);
  client.cookie = cookie;
  return client;
}

/** A table at which somebody with a phone of their own has the second turn. */
async function tableWithPhone(ana: Client, { base }: Child): Promise<{ match: string; browser: PushBrowser }> {
  const bia = await Client.guest(base, 'Bia');
  const browser = new PushBrowser(receiver);
  await bia.ok('POST', '/api/notices/push', browser.subscription);
  const { id, invitations } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'friend' }]);
  await bia.ok('POST', `/api/invitations/${invitations[0]?.token}`);
  return { match: id, browser };
}
