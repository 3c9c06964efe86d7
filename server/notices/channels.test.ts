import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { ChannelKind } from '../store/schema.ts';
import { Client } from '../testing/client.ts';
import { PushBrowser, Receiver } from '../testing/receiver.ts';
import { type Running, startServer } from '../testing/start.ts';
import { windowsGame } from '../testing/windows-game.ts';
import { bodyOf } from './channel-forms.ts';

/** Picks of each game here; whole games are a campaign (docs/testing.md). */
const PICKS = Number(process.env.TAVOLA_CHANNEL_PICKS ?? 40);
/** The bodies as the houses document them; anything else is refused as they would. */
const documented: { readonly [K in ChannelKind]: z.ZodType } = {
  discord: z.strictObject({
    username: z.string().min(1).max(80),
    embeds: z
      .array(
        z.strictObject({
          title: z.string().min(1).max(256),
          url: z.url({ protocol: /^https?$/ }),
          description: z.string().min(1).max(4096),
          color: z.int().min(0).max(0xffffff),
        }),
      )
      .min(1)
      .max(10),
    allowed_mentions: z.strictObject({ parse: z.array(z.string()).length(0) }),
  }),
  slack: z.strictObject({
    text: z.string().min(1).max(40_000),
    blocks: z
      .array(
        z.strictObject({
          type: z.literal('section'),
          text: z.strictObject({ type: z.literal('mrkdwn'), text: z.string().min(1).max(3000) }),
        }),
      )
      .max(50),
  }),
  mattermost: z.strictObject({ username: z.string(), text: z.string().min(1).max(16_383) }),
  plain: z.strictObject({
    kind: z.enum(['turn', 'result', 'test']),
    match: z.string(),
    game: z.string(),
    name: z.string(),
    seat: z.number().nullable(),
    path: z.string(),
    deadline: z.number().nullable(),
    text: z.string(),
    url: z.url(),
  }),
};

let receiver: Receiver;
let server: Running;
let now = Date.parse('2026-11-18T12:00:00Z');
const turning = { ...windowsGame, id: 'turning', turn: ({ turn }: { turn: number }) => turn % 3 };

beforeAll(async () => {
  receiver = await Receiver.start();
  const env = { TAVOLA_NOTICE_PRIVATE: '1', TAVOLA_NOTICE_DELAY: '0' };
  server = await startServer(env, { now: () => now, games: [turning] });
});
afterEach(() => {
  receiver.received.length = 0;
  receiver.answer = () => 204;
  now += 60_000;
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
async function table(
  game: string,
  names: readonly string[],
  more: object = {},
): Promise<{ id: string; guests: Client[] }> {
  const guests = await Promise.all(names.map((name) => Client.guest(server.base, name)));
  const [ana, ...others] = guests as [Client, ...Client[]];
  const match = await ana.newMatch(game, [{ kind: 'me' }, ...others.map(() => ({ kind: 'friend' }))], more);
  const { invitations } = await ana.match(match.id);
  for (const [i, who] of others.entries()) {
    const token = invitations.find(({ seat }) => seat === i + 1)?.token;
    await who.ok('POST', `/api/invitations/${token}`);
  }
  return { id: match.id, guests };
}
const path = (kind: string) => `/${kind}`;
const channel = (kind: string, more: object = {}) => ({
  url: receiver.base + path(kind),
  kind,
  language: 'en',
  ...more,
});

describe.each(['discord', 'slack', 'mattermost', 'plain'] as const)('%s', (kind) => {
  test('takes every message of a game of Root by four, one a turn at most', {
    timeout: 60_000 + PICKS * 1000,
  }, async () => {
    receiver.answer = ({ body }) => (documented[kind].safeParse(JSON.parse(body.toString())).success ? 204 : 400);
    const names = ['Ana', 'Bia', 'Caio', 'Duda'];
    const { id, guests } = await table('root', names, { name: 'Outono', clock: { decision: 86_400 } });
    await (guests[0] as Client).ok('PUT', `/api/matches/${id}/channel`, channel(kind));
    for (let pick = 0; pick < PICKS; pick++) {
      const { status, pending } = await (guests[0] as Client).match(id);
      if (status !== 'playing') break;
      const seat = pending[0] as number;
      const who = guests[seat] as Client;
      const { decision } = await who.seatFrame(id, seat);
      // Its standing order may have passed meanwhile.
      const option = decision?.options.at((pick * 7) % decision.options.length)?.id;
      if (decision) await who.call('POST', `/api/matches/${id}/picks`, { seat, decision: decision.number, option });
      await pass(6000);
    }
    const posted = receiver.json(path(kind));
    for (const body of posted) expect(documented[kind].safeParse(body).error, JSON.stringify(body)).toBeUndefined();
    const texts = posted.map((body) => JSON.stringify(body));
    expect(texts.length).toBeGreaterThan(0);
    // Two messages in a row about the same person would be two for one turn.
    const people = texts.map((text) => names.find((name) => text.includes(name)));
    expect(people.every((name, i) => name !== people[i - 1])).toBe(true);
  });
});

test('a table full of reaction windows posts turns, and nothing of the windows', async () => {
  const { id, guests } = await table('turning', ['Ana', 'Bia', 'Caio']);
  for (const [seat, who] of guests.entries())
    await who.ok('PUT', `/api/matches/${id}/seats/${seat}/standing`, { ask: 'always' });
  // An address of its own: what other tables have to say waits for nobody here.
  const url = `${receiver.base}/windows`;
  await (guests[0] as Client).ok('PUT', `/api/matches/${id}/channel`, channel('plain', { url }));
  for (let turn = 0; turn < 6; turn++) {
    for (let asked = 0; asked < 3; asked++) {
      const { pending, status } = await (guests[0] as Client).match(id);
      if (status !== 'playing') break;
      const seat = pending[0] as number;
      await (guests[seat] as Client).pickAny(id, seat, -1);
      await pass(6000);
    }
  }
  const posted = receiver.json('/windows');
  expect(posted.map(({ kind, seat }) => [kind, seat])).toEqual([
    ['turn', 1],
    ['turn', 2],
    ['turn', 0],
    ['turn', 1],
    ['turn', 2],
    ['result', null],
  ]);
});

describe('names', () => {
  const wild = '@everyone <@1> *b* [x](http://e) `c` |s|';
  const post = {
    match: 'm',
    game: 'root',
    name: wild,
    seat: 0,
    deadline: 1_800_000_000_000,
    url: 'https://t.example/m',
  };
  test.each(['discord', 'slack', 'mattermost'] as const)('call nobody and draw nothing on %s', (kind) => {
    const body = bodyOf(kind, { ...post, kind: 'turn', people: [wild] }, 'en');
    expect(documented[kind].safeParse(JSON.parse(body)).error).toBeUndefined();
    expect(body).not.toContain('@everyone');
    expect(body).not.toContain('@1>');
    if (kind === 'slack') expect(body).not.toMatch(/<@|<!everyone|[^\u200b]\*b/);
    else expect(body).not.toMatch(/[^\\]\[x\]\(|[^\\]`c/);
  });

  test('are told in the language of the channel, with all winners', () => {
    const text = (language: 'pt-BR' | 'en', people: string[]) =>
      JSON.parse(bodyOf('plain', { ...post, kind: 'result', people, deadline: null }, language)).text;
    expect(text('pt-BR', ['Ana', 'Bia'])).toBe('Ana e Bia venceram.');
    expect(text('en', ['Ana'])).toBe('Ana won.');
    expect(text('pt-BR', [])).toBe('Acabou, e ninguém venceu.');
  });
});

test('only the owner sets one; everybody sees its kind, nobody its address', async () => {
  const { id, guests } = await table('tic-tac-toe', ['Ana', 'Bia']);
  const [ana, bia] = guests as [Client, Client];
  await bia.refused(403, 'FORBIDDEN', 'PUT', `/api/matches/${id}/channel`, channel('slack'));
  await bia.refused(403, 'FORBIDDEN', 'GET', `/api/matches/${id}/channel`);
  const secret = `${receiver.base}/slack?token=verysecret`;
  const { channel: made } = await ana.ok('PUT', `/api/matches/${id}/channel`, channel('slack', { url: secret }));
  expect(made).toMatchObject({ kind: 'slack', masked: expect.stringMatching(/^127\.0\.0\.1:\d+\/••••$/), off: null });
  expect((await bia.match(id)).channel).toBe('slack');
  for (const answer of [await ana.ok('GET', `/api/matches/${id}/channel`), await bia.match(id), await ana.match(id)])
    expect(JSON.stringify(answer)).not.toContain('verysecret');
  // Other settings, the same address.
  await ana.ok('PUT', `/api/matches/${id}/channel`, { language: 'pt-BR', results: false });
  expect((await ana.ok('GET', `/api/matches/${id}/channel`)).channel).toMatchObject({ kind: 'slack', results: false });
  await ana.ok('DELETE', `/api/matches/${id}/channel`);
  expect((await bia.match(id)).channel).toBeNull();
});

test('one that is gone is switched off, and its owner told', async () => {
  const { id, guests } = await table('tic-tac-toe', ['Ana', 'Bia']);
  const [ana, bia] = guests as [Client, Client];
  await ana.ok('PUT', `/api/matches/${id}/channel`, channel('discord'));
  const phone = new PushBrowser(receiver);
  await ana.ok('POST', '/api/notices/push', phone.subscription);
  receiver.answer = ({ path: at }) => (at === '/discord' ? 404 : 201);
  expect(await ana.refused(409, 'CHANNEL_REFUSED', 'POST', `/api/matches/${id}/channel/test`)).toEqual({ status: 404 });
  expect((await bia.match(id)).channel).toBeNull();
  expect((await ana.ok('GET', `/api/matches/${id}/channel`)).channel.off).toBe(now);
  await ana.pickAny(id, 0);
  await pass(60_000);
  expect(receiver.received.filter(({ path: at }) => at === '/discord')).toHaveLength(1);
  expect(phone.messages()).toMatchObject([
    { title: 'Jogo da velha', body: 'O canal desta mesa não existe mais. Nada mais será publicado lá.' },
  ]);
});

test('one message every five seconds and 200 a day to one address, whichever table it is from', async () => {
  const tables = [await table('tic-tac-toe', ['Ana', 'Bia']), await table('tic-tac-toe', ['Ana', 'Bia'])];
  for (const { id, guests } of tables)
    await (guests[0] as Client).ok('PUT', `/api/matches/${id}/channel`, channel('plain'));
  const tried = ({ id, guests }: (typeof tables)[number]) =>
    (guests[0] as Client).call('POST', `/api/matches/${id}/channel/test`);
  const [one, two] = tables as [(typeof tables)[number], (typeof tables)[number]];
  expect((await tried(one)).status).toBe(204);
  expect((await tried(two)).body).toMatchObject({ code: 'TOO_MANY', detail: { seconds: 5 } });
  let sent = 1;
  for (; sent < 300; sent++) {
    now += 5001;
    if ((await tried(sent % 2 ? one : two)).status !== 204) break;
  }
  expect(sent).toBeLessThanOrEqual(200);
  now = (Math.floor(now / 86_400_000) + 1) * 86_400_000;
  expect((await tried(two)).status).toBe(204);
});

test('the kind is told by the whole name of the house; other houses need the host to allow them', async () => {
  const plain = await startServer();
  const ana = await Client.guest(plain.base);
  const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }]);
  const set = (url: string, kind?: string) =>
    ana.call('PUT', `/api/matches/${id}/channel`, { url, language: 'en', ...(kind && { kind }) });
  expect((await set('https://discord.com/api/webhooks/1/x')).body.channel).toMatchObject({
    kind: 'discord',
    masked: 'discord.com/••••',
  });
  expect((await set('https://hooks.slack.com/services/a/b/c')).body.channel.kind).toBe('slack');
  for (const url of [
    'https://discord.com.example.org/api/webhooks/1/x',
    'https://discord.com:8443/api/webhooks/1/x',
    'https://example.org/hook',
  ])
    expect((await set(url, 'discord')).body.code, url).toBe('NOT_CONFIGURED');
  expect((await set('https://discord.com@example.org/x')).body.code).toBe('BAD_ADDRESS');
  expect((await set('http://discord.com/api/webhooks/1/x')).body.code).toBe('BAD_ADDRESS');
  await plain.close();
  const open = await startServer({ TAVOLA_WEBHOOKS: '1' });
  const bia = await Client.guest(open.base);
  const { id: other } = await bia.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }]);
  const body = { url: 'https://chat.example.org/hooks/x', language: 'en' };
  await bia.refused(422, 'BAD_ADDRESS', 'PUT', `/api/matches/${other}/channel`, body);
  await bia.refused(422, 'BAD_ADDRESS', 'PUT', `/api/matches/${other}/channel`, { ...body, kind: 'slack' });
  await bia.ok('PUT', `/api/matches/${other}/channel`, { ...body, kind: 'mattermost' });
  await open.close();
});

test('whoever leaves for good takes their channels along', async () => {
  const { id, guests } = await table('tic-tac-toe', ['Ana', 'Bia']);
  const [ana, bia] = guests as [Client, Client];
  await ana.ok('PUT', `/api/matches/${id}/channel`, channel('plain'));
  await ana.ok('DELETE', '/api/me');
  expect((await bia.match(id)).channel).toBeNull();
  const rows = await server.tavola.store.db.selectFrom('channels').selectAll().where('match', '=', id).execute();
  expect(rows).toEqual([]);
});
