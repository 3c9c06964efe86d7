import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Notice } from '../api/notices.ts';
import { pushKeysOf } from '../base/push-keys.ts';
import { Client } from '../testing/client.ts';
import { PushBrowser, Receiver } from '../testing/receiver.ts';
import { type Running, startServer } from '../testing/start.ts';
import { windowsGame } from '../testing/windows-game.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
let receiver: Receiver;
let server: Running;
/** Noon of a Wednesday, in UTC. */
let now = Date.parse('2026-11-18T12:00:00Z');

beforeAll(async () => {
  receiver = await Receiver.start();
  const env = { TAVOLA_WEBHOOKS: '1', TAVOLA_NOTICE_PRIVATE: '1', TAVOLA_NOTICE_DELAY: '60000' };
  server = await startServer(env, { now: () => now, games: [windowsGame] });
});
afterEach(() => {
  receiver.received.length = 0;
  receiver.answer = () => 201;
});
afterAll(async () => {
  await server.close();
  receiver.close();
});

type Sides = { ana: Client; bia: Client; id: string };
async function bothSides(clock: object = {}, name = 'Slow'): Promise<Sides> {
  const [ana, bia] = [await Client.guest(server.base, 'Ana'), await Client.guest(server.base, 'Bia')];
  return { ana, bia, id: await tableOf(ana, bia, clock, name) };
}
async function tableOf(ana: Client, bia: Client, clock: object = {}, name = 'Slow'): Promise<string> {
  const match = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'friend' }], { clock, name });
  await bia.ok('POST', `/api/invitations/${match.invitations[0]?.token}`);
  return match.id;
}
async function withWebhook(clock: object = {}): Promise<Sides> {
  const sides = await bothSides(clock);
  await sides.bia.ok('PUT', '/api/notices/webhook', { url: `${receiver.base}/bia` });
  return sides;
}
async function subscribed(who: Client, more: object = {}): Promise<PushBrowser> {
  const browser = new PushBrowser(receiver);
  await who.ok('POST', '/api/notices/push', { ...browser.subscription, label: 'Firefox' });
  await who.ok('PUT', '/api/notices', { zone: 'UTC', ...more });
  return browser;
}
const pass = async (ms: number) => {
  now += ms;
  await server.sweeper.sweep();
  await server.tavola.sender.idle();
};
const kinds = () => (receiver.json('/bia') as Notice[]).map(({ kind }) => kind);

describe('a program with a webhook', () => {
  test('is told once per new decision that it answers, after a while', async () => {
    const { ana, bia, id } = await withWebhook();
    await ana.pickAny(id, 0);
    await pass(30_000);
    expect(receiver.received).toEqual([]);
    await pass(31_000);
    const path = `/match/${id}`;
    expect(receiver.json('/bia')).toEqual([
      { kind: 'your-turn', match: id, game: 'tic-tac-toe', name: 'Slow', seat: 1, path, deadline: null },
    ]);
    await pass(HOUR);
    expect(receiver.received).toHaveLength(1);
    await bia.pickAny(id, 1);
    await ana.pickAny(id, 0);
    await pass(61_000);
    expect(receiver.received).toHaveLength(2);
  });

  test('is told again before the clock runs out, then a bot has the seat', async () => {
    const { ana, id } = await withWebhook({ decision: 86_400 });
    await ana.pickAny(id, 0);
    await pass(61_000);
    await pass(DAY - 61_000 - 3_599_000);
    expect(kinds()).toEqual(['your-turn', 'running-out']);
    await pass(HOUR);
    expect(receiver.received).toHaveLength(2);
    expect((await ana.match(id)).seats[1]?.away).not.toBeNull();
  });

  test('that fails is tried again after 1, 10 and 60 minutes, and then never', async () => {
    const { ana, id } = await withWebhook();
    receiver.answer = () => 500;
    await ana.pickAny(id, 0);
    await pass(61_000);
    for (const minutes of [1, 10, 60]) {
      const before = receiver.received.length;
      await pass((minutes - 1) * MINUTE + 30_000);
      expect(receiver.received).toHaveLength(before);
      await pass(31_000);
      expect(receiver.received).toHaveLength(before + 1);
    }
    await pass(DAY);
    expect(receiver.received).toHaveLength(4);
  });

  test('that says when it wants to be called again is called then', async () => {
    const { ana, id } = await withWebhook();
    receiver.answer = () => ({ status: 429, headers: { 'retry-after': '600' } });
    await ana.pickAny(id, 0);
    await pass(61_000);
    receiver.answer = () => 204;
    await pass(9 * MINUTE);
    expect(receiver.received).toHaveLength(1);
    await pass(2 * MINUTE);
    expect(receiver.received).toHaveLength(2);
  });
});

describe('one notice a turn', () => {
  test('quiet while present; told after leaving', async () => {
    const { ana, bia, id } = await withWebhook();
    const reader = await bia.read(id);
    await ana.pickAny(id, 0);
    await pass(61_000);
    await pass(61_000);
    expect(receiver.received).toEqual([]);
    reader.close();
    await expect.poll(() => server.tavola.hub.readers(id).size).toBe(0);
    await pass(61_000);
    expect(receiver.received).toHaveLength(1);
  });

  test('somebody who was told and never came is not told of another decision', async () => {
    const { ana, id } = await withWebhook();
    await ana.pickAny(id, 0);
    await pass(61_000);
    expect(receiver.received).toHaveLength(1);
    // Ana takes her pick back and makes another one: Bia has a new question.
    await ana.ok('POST', `/api/matches/${id}/undo`, { seat: 0 });
    expect((await ana.match(id)).pending).toEqual([0]);
    await ana.pickAny(id, 0, 1);
    await pass(61_000);
    expect(receiver.received).toHaveLength(1);
  });

  test('a seat whose person switched notices off at this table hears nothing; the others do', async () => {
    const { ana, bia, id } = await withWebhook();
    await bia.ok('PUT', `/api/matches/${id}/seats/1/notify`, { notify: false });
    expect((await bia.match(id)).notify).toEqual([{ seat: 1, notify: false }]);
    expect((await ana.match(id)).notify).toEqual([{ seat: 0, notify: null }]);
    await ana.refused(403, 'FORBIDDEN', 'PUT', `/api/matches/${id}/seats/1/notify`, { notify: true });
    await ana.pickAny(id, 0);
    await pass(2 * MINUTE);
    expect(receiver.received).toEqual([]);
  });

  test('a reaction window is told of only where the standing order asks', async () => {
    const guests = await Promise.all(['Ana', 'Bia', 'Caio'].map((name) => Client.guest(server.base, name)));
    const [ana, bia, caio] = guests as [Client, Client, Client];
    const seats = [{ kind: 'me' }, { kind: 'friend' }, { kind: 'friend' }];
    const match = await ana.newMatch('windows', seats);
    for (const [i, who] of [bia, caio].entries()) {
      await who.ok('POST', `/api/invitations/${match.invitations[i]?.token}`);
      await who.ok('PUT', '/api/notices/webhook', { url: `${receiver.base}/${who.person.name}` });
    }
    await bia.ok('PUT', `/api/matches/${match.id}/seats/1/standing`, { ask: 'always' });
    await ana.pickAny(match.id, 0);
    await pass(61_000);
    await pass(61_000);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/Bia']);
  });
});

describe('web push', () => {
  test('works without any configuration: encrypted, signed, and forgotten when the browser did', async () => {
    const { ana, bia, id } = await bothSides();
    const keys = pushKeysOf(server.config.secret);
    expect((await bia.ok('GET', '/api/me')).push).toBe(keys.publicKey);
    const browser = await subscribed(bia);
    await bia.ok('POST', '/api/notices/push', browser.subscription);
    expect((await bia.ok('GET', '/api/notices')).devices).toMatchObject([{ current: true }]);
    await bia.refused(422, 'BAD_REQUEST', 'POST', '/api/notices/push', {
      ...browser.subscription,
      keys: { p256dh: 'x', auth: 'y' },
    });
    receiver.answer = () => 410;
    await ana.pickAny(id, 0);
    await pass(61_000);
    const [sent] = receiver.received;
    expect(receiver.received).toHaveLength(1);
    expect(sent?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(String(sent?.headers.authorization)).toMatch(/^vapid t=/);
    expect(sent?.body.toString('latin1')).not.toContain(id);
    expect(browser.messages()).toEqual([
      {
        title: 'Jogo da velha: Slow',
        body: 'É a sua vez.',
        path: `/match/${id}`,
        tag: `/match/${id}`,
        language: 'pt-BR',
      },
    ]);
    await expect.poll(async () => (await bia.ok('GET', '/api/notices')).devices).toEqual([]);
  });

  test('says until when, by the clocks of its reader, and nothing of the game', async () => {
    const { ana, bia, id } = await bothSides({ decision: 86_400 });
    await bia.ok('PATCH', '/api/me', { language: 'en' });
    const browser = await subscribed(bia, { zone: 'America/Sao_Paulo' });
    await ana.pickAny(id, 0);
    const deadline = (await ana.match(id)).seats[1]?.deadline ?? 0;
    await pass(61_000);
    const when = new Intl.DateTimeFormat('en', {
      weekday: 'long',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'America/Sao_Paulo',
    }).format(deadline);
    expect(browser.messages()).toMatchObject([
      { title: 'Tic-tac-toe: Slow', body: `It is your turn. You have until ${when}.` },
    ]);
  });

  test('what is due at night comes in the morning, together', async () => {
    now = Date.parse('2026-11-19T01:00:00Z');
    const { ana, bia, id } = await bothSides({}, 'One');
    const browser = await subscribed(bia, { quiet: { from: 23 * 60, to: 8 * 60 } });
    const tables = [id];
    for (const name of ['Two', 'Three', 'Four', 'Five']) tables.push(await tableOf(ana, bia, {}, name));
    for (const table of tables) await ana.pickAny(table, 0);
    await pass(2 * MINUTE);
    now = Date.parse('2026-11-19T07:59:00Z');
    await pass(0);
    expect(browser.messages()).toEqual([]);
    await pass(MINUTE + 1000);
    expect(browser.messages()).toHaveLength(1);
    expect(browser.messages()[0]).toMatchObject({ title: '5 mesas esperam você', path: '/matches' });
    expect(browser.messages()[0]?.body.split('Jogo da velha')).toHaveLength(4);
    expect(browser.messages()[0]?.body).toContain('mais 2');
    await pass(DAY);
    expect(browser.messages()).toHaveLength(1);
  });

  test('what somebody saw meanwhile is not told in the morning', async () => {
    now = Date.parse('2026-11-21T01:00:00Z');
    const { ana, bia, id } = await bothSides();
    const browser = await subscribed(bia, { quiet: { from: 23 * 60, to: 8 * 60 } });
    await ana.pickAny(id, 0);
    await pass(2 * MINUTE);
    await bia.pickAny(id, 1);
    now = Date.parse('2026-11-21T08:01:00Z');
    await pass(0);
    expect(browser.messages()).toEqual([]);
  });

  test('time that runs out at night is told of before; what follows the first message waits for ten minutes', async () => {
    now = Date.parse('2026-11-22T12:00:00Z');
    const quiet = { from: 23 * 60, to: 8 * 60 };
    const { ana, bia, id } = await bothSides({ decision: 14 * 3600 }, 'Night');
    const browser = await subscribed(bia, { quiet });
    await ana.pickAny(id, 0);
    await pass(61_000);
    const second = await tableOf(ana, bia, {}, 'Second');
    await ana.pickAny(second, 0);
    await pass(2 * MINUTE);
    expect(browser.messages()).toHaveLength(1);
    await pass(8 * MINUTE);
    expect(browser.messages().map(({ title }) => title)).toEqual(['Jogo da velha: Night', 'Jogo da velha: Second']);
    now = Date.parse('2026-11-22T22:59:00Z');
    await pass(0);
    expect(browser.messages()).toHaveLength(2);
    await pass(MINUTE + 1000);
    expect(browser.messages()).toHaveLength(3);
    expect(browser.messages()[2]?.body).toContain('tempo está acabando');
  });

  test('somebody patient is told later; somebody who wants no reminder gets none', async () => {
    now = Date.parse('2026-11-24T12:00:00Z');
    const { ana, bia, id } = await bothSides({ decision: 86_400 });
    const browser = await subscribed(bia, { delay: HOUR, remind: false });
    await ana.pickAny(id, 0);
    await pass(59 * MINUTE);
    expect(browser.messages()).toEqual([]);
    await pass(2 * MINUTE);
    expect(browser.messages()).toHaveLength(1);
    await pass(22.9 * HOUR);
    expect(browser.messages()).toHaveLength(1);
  });

  test('a browser is signed out elsewhere: it hears nothing more', async () => {
    const { bia } = await bothSides();
    await subscribed(bia);
    const { sessions } = await bia.ok('GET', '/api/sessions');
    await bia.ok('DELETE', `/api/sessions/${sessions[0].id}`);
    const rows = await server.tavola.store.db
      .selectFrom('pushes')
      .selectAll()
      .where('person', '=', bia.person.id)
      .execute();
    expect(rows).toEqual([]);
  });

  test('a device is taken off by the name it has in the list', async () => {
    const { bia } = await bothSides();
    await subscribed(bia);
    const [device] = (await bia.ok('GET', '/api/notices')).devices;
    expect(device.label).toBe('Firefox');
    await bia.ok('DELETE', '/api/notices/push', { id: device.id });
    expect((await bia.ok('GET', '/api/notices')).devices).toEqual([]);
  });
});

test('on a fresh start without keys: pushed within 90 s of the turn, and not again within a day', async () => {
  const fresh = await startServer({ TAVOLA_NOTICE_PRIVATE: '1' }, { now: () => now });
  const [ana, bia] = [await Client.guest(fresh.base, 'Ana'), await Client.guest(fresh.base, 'Bia')];
  const match = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'friend' }]);
  await bia.ok('POST', `/api/invitations/${match.invitations[0]?.token}`);
  const browser = new PushBrowser(receiver);
  await bia.ok('POST', '/api/notices/push', browser.subscription);
  const page = await bia.read(match.id);
  await ana.pickAny(match.id, 0);
  page.close();
  await expect.poll(() => fresh.tavola.hub.readers(match.id).size).toBe(0);
  const turn = now;
  while (browser.messages().length === 0 && now < turn + 90_000) {
    now += 1000;
    await fresh.sweeper.sweep();
    await fresh.tavola.sender.idle();
  }
  expect(browser.messages()).toHaveLength(1);
  for (let hour = 0; hour < 24; hour++) {
    now += HOUR;
    await fresh.sweeper.sweep();
    await fresh.tavola.sender.idle();
  }
  expect(browser.messages()).toHaveLength(1);
  await fresh.close();
});

test('what was claimed by a process that died goes out again, as the same message', async () => {
  const { ana, bia, id } = await bothSides();
  const browser = await subscribed(bia);
  await ana.pickAny(id, 0);
  await pass(61_000);
  // It was sent, and the process died before it could write that down.
  const { db } = server.tavola.store;
  await db.updateTable('outbox').set({ sent: null }).where('match', '=', id).execute();
  await pass(119_000);
  expect(browser.messages()).toHaveLength(1);
  await pass(2000);
  expect(browser.messages().map(({ tag }) => tag)).toEqual([`/match/${id}`, `/match/${id}`]);
});

test('nobody can point us at addresses inside the house, or make us call any address as a push service', async () => {
  const plain = await startServer({ TAVOLA_PUSH_HOSTS: 'push.example.org' });
  const ana = await Client.guest(plain.base);
  expect(await ana.ok('GET', '/api/me')).toMatchObject({ webhooks: false, mail: false });
  await ana.refused(409, 'NOT_CONFIGURED', 'PUT', '/api/notices/webhook', { url: 'https://example.org/hook' });
  await ana.refused(409, 'NOT_CONFIGURED', 'PUT', '/api/notices/mail', { mail: 'ana@example.org' });
  const { keys } = new PushBrowser(receiver).subscription;
  const subscribe = (endpoint: string) => ({ endpoint, keys });
  for (const endpoint of [
    'https://example.org/push',
    'https://127.0.0.1/push',
    'https://fcm.googleapis.com.example.org/x',
    'https://example.org/fcm.googleapis.com',
    'https://evilpush.apple.com/x',
    'https://fcm.googleapis.com:8443/x',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com@example.org/x',
  ]) {
    await ana.refused(422, 'BAD_ADDRESS', 'POST', '/api/notices/push', subscribe(endpoint));
  }
  for (const host of [
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    'web.push.apple.com',
    'push.example.org',
  ])
    await ana.ok('POST', '/api/notices/push', subscribe(`https://${host}/x`));
  await plain.close();
  const careful = await startServer({ TAVOLA_WEBHOOKS: '1' });
  const bia = await Client.guest(careful.base);
  for (const url of [
    'http://example.org/',
    'https://127.0.0.1/',
    'https://10.0.0.7/x',
    'https://[::1]/',
    'https://a:b@example.org/',
    'file:///etc/passwd',
  ]) {
    await bia.refused(422, 'BAD_ADDRESS', 'PUT', '/api/notices/webhook', { url });
  }
  await bia.ok('PUT', '/api/notices/webhook', { url: 'https://example.org/hook' });
  await careful.close();
});

test('a zone that does not exist is refused', async () => {
  const ana = await Client.guest(server.base);
  await ana.refused(422, 'BAD_REQUEST', 'PUT', '/api/notices', { zone: 'Mars/Olympus' });
  await ana.ok('PUT', '/api/notices', { zone: 'Asia/Kathmandu', quiet: { from: 1380, to: 420 }, delay: null });
  expect(await ana.ok('GET', '/api/notices')).toMatchObject({ zone: 'Asia/Kathmandu', quiet: { from: 1380, to: 420 } });
});

test('an endpoint that never answers stops no clock and no notice of others', async () => {
  receiver.answer = ({ path }) => (path === '/silent' ? null : 201);
  const slow = await bothSides({ decision: 70 });
  await slow.bia.ok('PUT', '/api/notices/webhook', { url: `${receiver.base}/silent` });
  await slow.ana.pickAny(slow.id, 0);
  const other = await withWebhook();
  await other.ana.pickAny(other.id, 0);
  now += 61_000;
  await server.sweeper.sweep();
  await expect.poll(() => receiver.json('/bia').map(({ match }) => match)).toEqual([other.id]);
  now += 20_000;
  await server.sweeper.sweep();
  expect((await slow.ana.match(slow.id)).seats[1]?.away).not.toBeNull();
});
