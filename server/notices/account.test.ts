/** What people are told of their account. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { Mailbox } from '../testing/mailbox.ts';
import { PushBrowser, Receiver } from '../testing/receiver.ts';
import { type Running, startServer } from '../testing/start.ts';

let receiver: Receiver;
let box: Mailbox;
let server: Running;
let now = Date.parse('2026-11-18T12:00:00Z');
beforeAll(async () => {
  receiver = await Receiver.start();
  box = await Mailbox.start();
  const env = {
    TAVOLA_NOTICE_PRIVATE: '1',
    TAVOLA_RATE_ENTRY: '1000',
    TAVOLA_SMTP: box.url,
    TAVOLA_MAIL_FROM: 'Tavola <tavola@example.org>',
    TAVOLA_URL: 'https://tavola.example',
  };
  server = await startServer(env, { now: () => now });
});
afterAll(async () => {
  await server.close();
  receiver.close();
  box.close();
});

const pass = async (ms: number) => {
  now += ms;
  await server.sweeper.sweep();
  await server.tavola.sender.idle();
};

test('two recovery codes left: one notice for each set of codes, by push and mail, after quiet hours', async () => {
  const ana = await Client.guest(server.base, 'Ana');
  await ana.ok('PATCH', '/api/me', { language: 'en' });
  await ana.ok('PUT', '/api/notices', { zone: 'UTC', quiet: { from: 0, to: 720 } });
  const phone = new PushBrowser(receiver);
  await ana.ok('POST', '/api/notices/push', phone.subscription);
  await ana.ok('PUT', '/api/notices/mail', { mail: 'ana@example.org', mode: 'now' });
  const token = /\/mail\/confirm\/([\w.-]+)/.exec(box.read(box.letters.at(-1)))?.[1];
  await ana.ok('POST', `/api/mail/confirm/${token}`, {});
  box.letters.length = 0;
  const { codes } = await ana.ok('POST', '/api/recoveries');
  const use = (n: number) => new Client(server.base).ok('POST', '/api/login/code', { code: codes[n] });
  for (let n = 0; n < 7; n++) await use(n);
  await pass(1000);
  expect(phone.messages()).toEqual([]);
  now = Date.parse('2026-11-19T03:00:00Z');
  await use(7);
  await pass(1000);
  expect(phone.messages()).toEqual([]);
  // The count is that of the morning.
  await ana.ok('POST', '/api/account/proof', { code: codes[8] });
  await pass(Date.parse('2026-11-19T12:01:00Z') - now);
  await pass(86_400_000);
  const title = 'You have 1 recovery code left.';
  expect(phone.messages()).toMatchObject([{ title, path: '/you', tag: '/you' }]);
  expect(box.letters).toHaveLength(1);
  expect(box.read(box.letters[0])).toContain(`Subject: ${title}`);
});
