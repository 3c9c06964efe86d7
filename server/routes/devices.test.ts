import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { type Running, startServer } from '../testing/start.ts';

let server: Running;
let now = 1_700_000_000_000;
beforeAll(async () => {
  server = await startServer({}, { now: () => now });
});
afterAll(() => server.close());

const AGENT = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0' };

async function linked() {
  const ana = await Client.guest(server.base, 'Ana');
  const { code } = await ana.ok('POST', '/api/links/device');
  const link = `/api/links/${code}`;
  const phone = new Client(server.base);
  return { ana, phone, link, ask: async () => (await phone.call('POST', `${link}/ask`, undefined, AGENT)).body };
}

test('another device comes in after the right digits were touched, as the same person, with its guest seats', async () => {
  const { ana, link, phone } = await linked();
  const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'bot' }]);
  phone.person = await phone.ok('POST', '/api/people', { name: 'Somebody' });
  const second = await phone.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'bot' }]);
  expect(await ana.ok('GET', link)).toEqual({ state: 'open' });
  const { body } = await phone.call('POST', `${link}/ask`, undefined, AGENT);
  const { name, digits, secret } = body;
  expect(name).toBe('Ana');
  const shown = await ana.ok('GET', link);
  expect(shown).toMatchObject({ state: 'asked', browser: 'Firefox · Linux' });
  expect(shown.pairs).toHaveLength(3);
  expect(shown.pairs).toContain(digits);
  expect(new Set(shown.pairs.flatMap((pair: string) => [`${pair[0]}_`, `_${pair[1]}`])).size).toBe(6);
  expect(await phone.ok('POST', `${link}/enter`, { secret })).toEqual({ person: null });
  await ana.ok('POST', `${link}/confirm`, { digits });
  expect(await ana.ok('GET', link)).toEqual({ state: 'given' });
  expect((await phone.ok('POST', `${link}/enter`, { secret })).person.id).toBe(ana.person.id);
  for (const match of [id, second.id]) expect((await phone.match(match)).mine).toEqual([0]);
  expect((await ana.ok('GET', '/api/sessions')).sessions).toHaveLength(2);
  await phone.refused(410, 'LINK_EXPIRED', 'POST', `${link}/enter`, { secret });
  await ana.refused(410, 'LINK_EXPIRED', 'GET', link);
});

test('the code alone fetches nothing, and nobody but its person answers it', async () => {
  const { ana, link, phone, ask } = await linked();
  const mallory = await Client.guest(server.base, 'Mallory');
  const { digits } = await ask();
  await mallory.refused(410, 'LINK_EXPIRED', 'GET', link);
  await mallory.refused(410, 'LINK_EXPIRED', 'POST', `${link}/confirm`, { digits });
  await ana.ok('POST', `${link}/confirm`, { digits });
  await mallory.refused(410, 'LINK_EXPIRED', 'POST', `${link}/enter`, { secret: 'guessed' });
  expect((await phone.ok('GET', '/api/me')).person).toBeNull();
});

test('a wrong touch voids the link', async () => {
  const { ana, link, phone, ask } = await linked();
  const { digits, secret } = await ask();
  const { pairs } = await ana.ok('GET', link);
  const wrong = pairs.find((pair: string) => pair !== digits);
  await ana.refused(410, 'LINK_EXPIRED', 'POST', `${link}/confirm`, { digits: wrong });
  expect(await ana.ok('GET', link)).toEqual({ state: 'void', why: 'wrong' });
  await ana.refused(410, 'LINK_EXPIRED', 'POST', `${link}/confirm`, { digits });
  await phone.refused(410, 'LINK_EXPIRED', 'POST', `${link}/enter`, { secret });
});

test.each(['asked', 'given'])('a second asker voids a link that was %s', async (state) => {
  const { ana, link, phone, ask } = await linked();
  const { digits, secret } = await ask();
  if (state === 'given') await ana.ok('POST', `${link}/confirm`, { digits });
  await new Client(server.base).refused(410, 'LINK_EXPIRED', 'POST', `${link}/ask`);
  expect(await ana.ok('GET', link)).toEqual({ state: 'void', why: 'second' });
  await phone.refused(410, 'LINK_EXPIRED', 'POST', `${link}/enter`, { secret });
});

test('a link ends after five minutes, when it is withdrawn, and when another is made', async () => {
  for (const end of [
    async () => {
      now += 300_000;
    },
    async (ana: Client) => ana.ok('DELETE', '/api/links/device'),
    async (ana: Client) => ana.ok('POST', '/api/links/device'),
  ]) {
    const { ana, link, phone } = await linked();
    await end(ana);
    await ana.refused(410, 'LINK_EXPIRED', 'GET', link);
    await phone.refused(410, 'LINK_EXPIRED', 'POST', `${link}/ask`);
  }
});

test('a device that was let in has proved nothing: it adds no way in to an account', async () => {
  const { ana, link, phone, ask } = await linked();
  await ana.ok('POST', '/api/account', { login: 'ana-of-two', password: 'correct horse' });
  const { digits, secret } = await ask();
  await ana.ok('POST', `${link}/confirm`, { digits });
  await phone.ok('POST', `${link}/enter`, { secret });
  await phone.refused(403, 'PROOF_NEEDED', 'POST', '/api/recoveries');
});
