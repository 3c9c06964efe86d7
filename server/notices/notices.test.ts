import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import webPush from 'web-push';
import type { Notice } from '../api/notices.ts';
import { Client } from '../testing/client.ts';
import { type Running, startServer } from '../testing/start.ts';
import { pushMessage } from './words.ts';

type Received = { readonly path: string; readonly headers: NodeJS.Dict<string | string[]>; readonly body: Buffer };
const received: Received[] = [];
let status = 201;
let receiver: Server;
let address = '';
let server: Running;
let now = 5_000_000;
const keys = webPush.generateVAPIDKeys();

beforeAll(async () => {
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const at = receiver.address();
  address = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
  const env = {
    TAVOLA_VAPID_PUBLIC: keys.publicKey,
    TAVOLA_VAPID_PRIVATE: keys.privateKey,
    TAVOLA_WEBHOOKS: '1',
    TAVOLA_NOTICE_PRIVATE: '1',
    TAVOLA_NOTICE_DELAY: '60000',
  };
  server = await startServer(env, { now: () => now });
});
afterEach(() => {
  received.length = 0;
  status = 201;
});
afterAll(async () => {
  await server.close();
  receiver.close();
});

async function bothSides(clock: object = {}): Promise<{ ana: Client; bia: Client; id: string }> {
  const [ana, bia] = [await Client.guest(server.base, 'Ana'), await Client.guest(server.base, 'Bia')];
  const match = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'friend' }], { clock, name: 'Slow' });
  await bia.ok('POST', `/api/invitations/${match.invitations[0]?.token}`);
  await bia.ok('PUT', '/api/notices/webhook', { url: `${address}/bia` });
  return { ana, bia, id: match.id };
}
const pass = async (ms: number) => {
  now += ms;
  await server.sweeper.sweep();
  await server.tavola.outbox.idle();
};
const notices = () => received.map((it) => JSON.parse(it.body.toString()) as Notice);

test('an absent person is told once per new decision, after a while', async () => {
  const { ana, bia, id } = await bothSides();
  await ana.pickAny(id, 0);
  await pass(30_000);
  expect(received).toEqual([]);
  await pass(31_000);
  expect(notices()).toEqual([
    {
      kind: 'your-turn',
      match: id,
      game: 'tic-tac-toe',
      name: 'Slow',
      seat: 1,
      path: `/match/${id}`,
      deadline: null,
    },
  ]);
  await pass(3_600_000);
  expect(received).toHaveLength(1);
  await bia.pickAny(id, 1);
  await ana.pickAny(id, 0);
  await pass(61_000);
  expect(received).toHaveLength(2);
});

test('quiet while present; told after leaving', async () => {
  const { ana, bia, id } = await bothSides();
  const reader = await bia.read(id);
  await ana.pickAny(id, 0);
  await pass(61_000);
  await pass(61_000);
  expect(received).toEqual([]);
  reader.close();
  await expect.poll(() => server.tavola.hub.readers(id).size).toBe(0);
  await pass(61_000);
  expect(received).toHaveLength(1);
});

test('told again before the clock runs out, then a bot has the seat', async () => {
  const { ana, id } = await bothSides({ decision: 86_400 });
  await ana.pickAny(id, 0);
  await pass(61_000);
  await pass(86_400_000 - 61_000 - 3_599_000);
  expect(notices().map((notice) => notice.kind)).toEqual(['your-turn', 'running-out']);
  await pass(3_600_000);
  expect(received).toHaveLength(2);
  expect((await ana.match(id)).seats[1]?.away).not.toBeNull();
});

test('web push: encrypted, signed, and forgotten when the browser did', async () => {
  const { ana, bia, id } = await bothSides();
  await bia.ok('PUT', '/api/notices/webhook', { url: null });
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const subscription = {
    endpoint: `${address}/push`,
    keys: { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
  expect((await bia.ok('GET', '/api/me')).push).toBe(keys.publicKey);
  await bia.ok('POST', '/api/notices/push', subscription);
  await bia.ok('POST', '/api/notices/push', subscription);
  expect(await bia.ok('GET', '/api/notices')).toEqual({ push: 1, webhook: null });
  await bia.refused(422, 'BAD_REQUEST', 'POST', '/api/notices/push', {
    ...subscription,
    keys: { p256dh: 'x', auth: 'y' },
  });
  status = 410;
  await ana.pickAny(id, 0);
  await pass(61_000);
  expect(received).toHaveLength(1);
  expect(received[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm' });
  expect(String(received[0]?.headers.authorization)).toMatch(/^vapid t=/);
  expect(received[0]?.body.toString('latin1')).not.toContain(id);
  const message = JSON.parse(decrypted(received[0]?.body as Buffer, browser, subscription.keys.auth));
  expect(message).toMatchObject({ kind: 'your-turn', match: id, path: `/match/${id}` });
  expect([message.title, message.body]).toEqual(['Jogo da velha: Slow', 'É a sua vez.']);
  await expect.poll(async () => (await bia.ok('GET', '/api/notices')).push).toBe(0);
});

test('a push message speaks the language of its reader, and names the game where the table has no name', () => {
  const notice = { match: 'm', game: 'calamandara', name: '', seat: 1, path: '/match/m', deadline: null };
  expect(pushMessage({ ...notice, kind: 'running-out' }, 'en')).toMatchObject({
    title: 'Calamandara',
    body: 'It is your turn, and your time is running out.',
  });
});

/** As a browser reads it (RFC 8291, one record). */
function decrypted(sent: Buffer, browser: ECDH, auth: string): string {
  const [salt, keyLength] = [sent.subarray(0, 16), sent[20] as number];
  const [sender, sealed] = [sent.subarray(21, 21 + keyLength), sent.subarray(21 + keyLength)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const shared = hkdfSync('sha256', browser.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32);
  const derived = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${name}\0`, bytes));
  const opening = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  opening.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

test('without configuration there are none, and nobody can point us at addresses inside the house', async () => {
  const plain = await startServer();
  const ana = await Client.guest(plain.base);
  expect(await ana.ok('GET', '/api/me')).toMatchObject({ push: null, webhooks: false });
  await ana.refused(409, 'NOT_CONFIGURED', 'PUT', '/api/notices/webhook', { url: 'https://example.org/hook' });
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

test('an endpoint that never answers stops no clock and no notice of others', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const at = silent.address();
  const nowhere = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}/`;
  const slow = await bothSides({ decision: 70 });
  await slow.bia.ok('PUT', '/api/notices/webhook', { url: nowhere });
  await slow.ana.pickAny(slow.id, 0);
  const other = await bothSides();
  await other.ana.pickAny(other.id, 0);
  now += 61_000;
  await server.sweeper.sweep();
  await expect.poll(() => notices().map((notice) => notice.match)).toEqual([other.id]);
  now += 20_000;
  await server.sweeper.sweep();
  expect((await slow.ana.match(slow.id)).seats[1]?.away).not.toBeNull();
  silent.closeAllConnections();
  silent.close();
});
