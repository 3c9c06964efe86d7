import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Client, statusOf } from '../testing/client.ts';
import { Mailbox } from '../testing/mailbox.ts';
import { type Running, startServer } from '../testing/start.ts';

const HOUR = 3_600_000;
let box: Mailbox;
let server: Running;
let now = Date.parse('2026-11-18T12:00:00Z');

beforeAll(async () => {
  box = await Mailbox.start();
  const env = {
    TAVOLA_SMTP: box.url,
    TAVOLA_MAIL_FROM: 'Tavola <tavola@example.org>',
    TAVOLA_URL: 'https://tavola.example',
    TAVOLA_NOTICE_PRIVATE: '1',
  };
  server = await startServer(env, { now: () => now });
});
afterEach(() => {
  box.letters.length = 0;
  box.answer = '250 fine';
  now += 25 * HOUR;
});
afterAll(async () => {
  await server.close();
  box.close();
});

let people = 0;
async function guest(): Promise<{ who: Client; mail: string }> {
  return { who: await Client.guest(server.base, 'Bia'), mail: `bia${people++}@example.org` };
}
const last = () => box.read(box.letters.at(-1));
const tokenOf = (kind: 'confirm' | 'stop') => new RegExp(`/mail/${kind}/([\\w.-]+)`).exec(last())?.[1] ?? '';
async function confirmed(mode: string): Promise<{ who: Client; mail: string }> {
  const it = await guest();
  await it.who.ok('PUT', '/api/notices/mail', { mail: it.mail, mode });
  await it.who.ok('POST', `/api/mail/confirm/${tokenOf('confirm')}`, {});
  await it.who.ok('PUT', '/api/notices', { zone: 'UTC' });
  return it;
}
async function turnOf(bia: Client, name: string): Promise<string> {
  const ana = await Client.guest(server.base, 'Ana');
  const match = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'friend' }], { name });
  await bia.ok('POST', `/api/invitations/${match.invitations[0]?.token}`);
  await ana.pickAny(match.id, 0);
  return match.id;
}
const pass = async (ms: number) => {
  now += ms;
  await server.sweeper.sweep();
  await server.tavola.sender.idle();
};

test('an address counts when its link was opened and the button pressed, and not before', async () => {
  const { who, mail } = await guest();
  await who.ok('PUT', '/api/notices/mail', { mail: mail.toUpperCase(), mode: 'now' });
  expect(box.letters).toMatchObject([{ to: mail }]);
  const token = tokenOf('confirm');
  expect(await statusOf('GET', `${server.base}/api/mail/confirm/${token}`, { host: 'tavola.example' })).toBe(404);
  expect((await who.ok('GET', '/api/notices')).mail).toEqual({ address: mail, state: 'asked', mode: 'now' });
  await who.refused(409, 'MAIL_UNCONFIRMED', 'PUT', '/api/notices/mail', { mode: 'digest' });
  // Whoever opens the letter need not be signed in.
  const reader = new Client(server.base);
  await reader.ok('POST', `/api/mail/confirm/${token}`, {});
  expect((await who.ok('GET', '/api/notices')).mail.state).toBe('confirmed');
  await reader.refused(410, 'LINK_EXPIRED', 'POST', `/api/mail/confirm/${token}`, {});
});

test('a link lasts 24 hours, and leads nowhere once another address was named', async () => {
  const first = await guest();
  await first.who.ok('PUT', '/api/notices/mail', { mail: first.mail });
  const old = tokenOf('confirm');
  now += 24 * HOUR + 1;
  await first.who.refused(410, 'LINK_EXPIRED', 'POST', `/api/mail/confirm/${old}`, {});
  const second = await guest();
  await second.who.ok('PUT', '/api/notices/mail', { mail: second.mail });
  const token = tokenOf('confirm');
  await second.who.ok('PUT', '/api/notices/mail', { mail: `other-${second.mail}` });
  await second.who.refused(410, 'LINK_EXPIRED', 'POST', `/api/mail/confirm/${token}`, {});
});

test('nobody floods a mailbox: one question an hour to an address, three a day from a person', async () => {
  const [one, two] = [await guest(), await guest()];
  await one.who.ok('PUT', '/api/notices/mail', { mail: one.mail });
  await two.who.refused(429, 'TOO_MANY', 'PUT', '/api/notices/mail', { mail: one.mail });
  await one.who.refused(429, 'TOO_MANY', 'PUT', '/api/notices/mail', { mail: one.mail });
  now += HOUR + 1;
  await one.who.ok('PUT', '/api/notices/mail', { mail: one.mail });
  now += HOUR + 1;
  await one.who.ok('PUT', '/api/notices/mail', { mail: `a-${one.mail}` });
  await one.who.refused(429, 'TOO_MANY', 'PUT', '/api/notices/mail', { mail: `b-${one.mail}` });
  // Nor by becoming somebody else: the address is counted by itself.
  await one.who.ok('DELETE', '/api/me');
  const again = await guest();
  await again.who.refused(429, 'TOO_MANY', 'PUT', '/api/notices/mail', { mail: `a-${one.mail}` });
  expect(box.letters).toHaveLength(3);
});

test('an address that the mail server does not take is refused', async () => {
  box.answer = '550 nobody of that name';
  const { who, mail } = await guest();
  await who.refused(422, 'BAD_ADDRESS', 'PUT', '/api/notices/mail', { mail });
  expect((await who.ok('GET', '/api/notices')).mail.address).toBeNull();
});

test('at once: the letter names game and table, leads there, and can be stopped by one click of a mail program', async () => {
  const { who, mail } = await confirmed('now');
  const id = await turnOf(who, 'Outono <b>');
  await pass(61_000);
  const letter = last();
  expect(letter).toContain(`https://tavola.example/match/${id}`);
  expect(letter).toContain('Jogo da velha: Outono &lt;b&gt;');
  expect(letter).toMatch(/List-Unsubscribe: <https:\/\/tavola\.example\/api\/mail\/stop\/[\w.-]+>/);
  expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' };
  const stop = await fetch(`${server.base}/api/mail/stop/${tokenOf('stop')}`, {
    method: 'POST',
    headers: form,
    body: 'List-Unsubscribe=One-Click',
  });
  expect(stop.status).toBe(204);
  expect((await who.ok('GET', '/api/notices')).mail).toEqual({ address: mail, state: 'confirmed', mode: 'off' });
  const sent = box.letters.length;
  await turnOf(who, 'Later');
  await pass(61_000);
  expect(box.letters).toHaveLength(sent);
});

test('a stop that we did not write stops nothing', async () => {
  const { who } = await confirmed('now');
  const stranger = new Client(server.base);
  for (const token of ['x', `${who.person.id}.x`, `${who.person.id}.`, '.'])
    await stranger.refused(410, 'LINK_EXPIRED', 'POST', `/api/mail/stop/${token}`, {});
  expect((await who.ok('GET', '/api/notices')).mail.mode).toBe('now');
});

test('only the route that stops takes what other pages send', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' };
  for (const path of ['/api/mail/confirm/x', '/api/people']) {
    const answer = await fetch(server.base + path, { method: 'POST', headers: form, body: 'a=b' });
    expect(answer.status, path).toBe(403);
  }
});

test('the digest comes when quiet hours end, with all tables that still wait', async () => {
  now = Date.parse('2026-12-01T12:00:00Z');
  const { who } = await confirmed('digest');
  await who.ok('PUT', '/api/notices', { zone: 'UTC', quiet: { from: 23 * 60, to: 7 * 60 } });
  const before = box.letters.length;
  await turnOf(who, 'One');
  await pass(61_000);
  await turnOf(who, 'Two');
  const played = await turnOf(who, 'Three');
  await pass(61_000);
  await who.pickAny(played, 1);
  expect(box.letters).toHaveLength(before);
  now = Date.parse('2026-12-02T07:00:01Z');
  await pass(0);
  expect(box.letters).toHaveLength(before + 1);
  expect(last()).toContain('Jogo da velha: One');
  expect(last()).toContain('Jogo da velha: Two');
  expect(last()).not.toContain('Three');
});

test('without an address of its own the server writes no letters, and says why at the start', async () => {
  const env = { TAVOLA_SMTP: box.url, TAVOLA_MAIL_FROM: 'a@example.org' };
  await expect(startServer(env)).rejects.toThrow('TAVOLA_URL');
});
