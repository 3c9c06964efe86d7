/** Evenings at a real table that several phones tell, over HTTP. */
import { wood } from '@tavola/testing/wood.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EveningUpdate } from '../api/evenings.ts';
import { Client } from '../testing/client.ts';
import { keptEvening, Teller } from '../testing/evening.ts';
import { Reader } from '../testing/reader.ts';
import { newFolder, type Running, startServer } from '../testing/start.ts';

const VP = 'vp:eyrie';
const seats = ['outside', 'outside', 'automaton'] as const;
let server: Running;

beforeAll(async () => {
  server = await startServer({}, { games: [wood] });
});
afterAll(() => server.close());

async function evening() {
  const ana = await (await Teller.of(server.base, wood, 'Ana')).share(keptEvening(wood, seats));
  const caio = await (await Teller.of(server.base, wood, 'Caio')).join(ana.evening.link.token);
  return { ana, caio };
}

describe('words', () => {
  test('what one phone tells all others believe, and who is there has a name', async () => {
    const { ana, caio } = await evening();
    ana.tell([VP, '3']);
    expect(await ana.send()).toEqual(['heard']);
    const news = await caio.hear();
    expect(caio.number(VP)).toBe('3');
    expect(news.spoken).toEqual([{ n: news.cut, person: ana.client.person.id }]);
    expect(news.people.map(({ name }) => name)).toEqual(['Ana', 'Caio']);
  });

  test('the same word sent twice counts once, also after a restart', async () => {
    const data = newFolder();
    const before = await startServer({ TAVOLA_DATA: data }, { games: [wood] });
    const ana = await (await Teller.of(before.base, wood, 'Ana')).share(keptEvening(wood, seats));
    const word = { word: 'a-word-1', rev: 1, say: [{ fact: VP, said: '3', had: '0' }] };
    await ana.client.ok('POST', `${ana.path}/words`, word);
    await ana.client.ok('POST', `${ana.path}/words`, {
      ...word,
      word: 'a-word-2',
      say: [{ fact: VP, said: '4', had: '3' }],
    });
    await before.close();
    const after = await startServer({ TAVOLA_DATA: data }, { games: [wood] });
    const again = new Client(after.base);
    again.cookie = ana.client.cookie;
    expect(await again.ok('POST', `${ana.path}/words`, word)).toMatchObject({ fate: 'heard' });
    expect(await again.ok('GET', ana.path)).toMatchObject({
      rev: 3,
      picks: [
        [-1, expect.anything()],
        [-2, `${VP}=4`],
      ],
    });
    await after.close();
  });

  test('a clash has both numbers and who said them; the first touch settles it', async () => {
    const { ana, caio } = await evening();
    ana.tell([VP, '3']);
    caio.tell([VP, '2']);
    await ana.send();
    expect(await caio.send()).toEqual(['clash']);
    const { shared } = await ana.hear();
    const voices = [
      { by: ana.client.person.id, said: '3' },
      { by: caio.client.person.id, said: '2' },
    ];
    expect(shared.clashes).toEqual([{ fact: VP, from: '0', voices }]);
    ana.say({ settle: { fact: VP, said: '2' } });
    caio.say({ settle: { fact: VP, said: '3' } });
    expect(await ana.send()).toEqual(['heard']);
    expect(await caio.send()).toEqual(['ANSWERED']);
    await caio.hear();
    expect(caio.number(VP)).toBe('2');
  });

  test('words that are taken back are named, and may be said again', async () => {
    const { ana, caio } = await evening();
    ana.tell([VP, '3']);
    await ana.send();
    await caio.hear();
    caio.say({ undo: { from: ana.app.table.count - 1 } });
    await caio.send();
    expect((await ana.hear()).fallen).toMatchObject([{ option: `${VP}=3` }]);
  });

  test('who may take back whose words is the owner’s to say', async () => {
    const { ana, caio } = await evening();
    await ana.client.ok('PATCH', ana.path, { undoRule: 'own' });
    await caio.client.refused(403, 'FORBIDDEN', 'PATCH', ana.path, { undoRule: 'all' });
    ana.tell([VP, '3']);
    await ana.send();
    await caio.hear();
    caio.say({ undo: { from: ana.app.table.count - 1 } });
    expect(await caio.send()).toEqual(['UNDO_NOT_YOURS']);
    await ana.hear();
    ana.say({ undo: { from: ana.app.table.count - 1 } });
    expect(await ana.send()).toEqual(['heard']);
  });

  test('a phone that listens is told at once, and comes back where it was', async () => {
    const { ana, caio } = await evening();
    const reader = await Reader.open('events', `${server.base}${caio.path}/live`, caio.client.headers());
    ana.tell([VP, '3']);
    await ana.send();
    const newest = () => reader.messages.findLast(({ event }) => event === 'evening')?.data as EveningUpdate;
    await reader.until(() => (newest()?.picks.length ?? 0) > 0);
    caio.following.receive(newest());
    expect(caio.number(VP)).toBe('3');
    reader.close();
  });
});

describe('people', () => {
  test('strangers, the nameless and people who were sent out find nothing', async () => {
    const { ana, caio } = await evening();
    const eva = await Client.guest(server.base, 'Eva');
    const { path } = ana;
    const word = { word: 'a-word-9', rev: 1, done: 1 };
    for (const [method, where, body] of [
      ['GET', path],
      ['GET', `${path}/news`],
      ['GET', `${path}/live`],
      ['POST', `${path}/words`, word],
      ['PATCH', path, { pace: 'step' }],
      ['DELETE', path],
      ['POST', `${path}/link`],
      ['POST', '/api/evening-links/none'],
    ] as const)
      await eva.refused(404, 'NOT_FOUND', method, where, body);
    await new Client(server.base).refused(401, 'NO_PERSON', 'GET', path);
    // No route of digital matches knows it.
    for (const route of ['', '/table', '/replay', '/log', '/live'])
      await ana.client.refused(404, 'NOT_FOUND', 'GET', `/api/matches/${ana.evening.id}${route}`);
    await caio.client.refused(403, 'FORBIDDEN', 'DELETE', `${path}/people/${ana.client.person.id}`);
    const after = await ana.client.ok('DELETE', `${path}/people/${caio.client.person.id}`);
    await caio.client.refused(404, 'NOT_FOUND', 'GET', path);
    await caio.client.refused(404, 'NOT_FOUND', 'POST', `/api/evening-links/${ana.evening.link.token}`);
    await caio.client.refused(403, 'FORBIDDEN', 'POST', `/api/evening-links/${after.link.token}`);
    expect(await eva.ok('POST', `/api/evening-links/${after.link.token}`)).toMatchObject({ id: ana.evening.id });
  });

  test('twenty phones at most', async () => {
    const { ana } = await evening();
    for (let i = 0; i < 18; i++) await (await Teller.of(server.base, wood, 'guest')).join(ana.evening.link.token);
    const late = await Client.guest(server.base);
    await late.refused(409, 'LIMIT_REACHED', 'POST', `/api/evening-links/${ana.evening.link.token}`);
  });

  test('an erased evening is gone for everybody', async () => {
    const { ana, caio } = await evening();
    await caio.client.refused(403, 'FORBIDDEN', 'DELETE', ana.path);
    await ana.client.ok('DELETE', ana.path);
    await caio.client.refused(404, 'NOT_FOUND', 'GET', ana.path);
  });
});

describe('hostile words', () => {
  test('nonsense, endless sheets and impossible numbers are refused and change nothing', async () => {
    const { ana } = await evening();
    const before = await ana.hear();
    const cells = Array.from({ length: 10_000 }, () => ({ fact: VP, said: '1', had: '0' }));
    const words = [
      {},
      { say: [] },
      { say: cells },
      { say: [{ fact: VP, said: '1' }] },
      { say: [{ fact: VP, said: '1', had: '0' }], done: 3 },
      { answer: { seat: 99, decision: 0, option: 'x' } },
      { undo: { from: -1 } },
      { done: 1e12 },
      { settle: { fact: '__proto__', said: '1' } },
      { say: [{ fact: 'constructor', said: '1', had: '0' }] },
      { say: [{ fact: VP, said: '999', had: '0' }] },
      { answer: { seat: 0, decision: 5000, option: 'x' } },
      { undo: { from: 9000 } },
      { redo: { to: 9000 } },
    ];
    for (const [i, word] of words.entries()) {
      const { status, body } = await ana.client.call('POST', `${ana.path}/words`, {
        word: `hostile-${i}`,
        rev: 1,
        ...word,
      });
      expect([400, 409, 413, 422], JSON.stringify([word, body]).slice(0, 200)).toContain(status);
      expect(body.code).toMatch(/^[A-Z_]+$/);
    }
    expect(await ana.hear()).toEqual(before);
  });

  test('a flood of words is limited', async () => {
    const limited = await startServer({ TAVOLA_WORDS: '30' }, { games: [wood] });
    const ana = await (await Teller.of(limited.base, wood, 'Ana')).share(keptEvening(wood, seats));
    const statuses: number[] = [];
    for (let i = 0; i < 40; i++)
      statuses.push(
        (await ana.client.call('POST', `${ana.path}/words`, { word: `flood-${i}-word`, rev: 1, done: 1 })).status,
      );
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    await limited.close();
  });
});

describe('back from a phone', () => {
  test('what a phone told alone is appended; where both went on the person must choose', async () => {
    const { ana, caio } = await evening();
    const alone = keptEvening(wood, seats, (app) => app.tell(VP, '7'));
    expect(await ana.client.ok('PUT', `${ana.path}/log`, alone)).toMatchObject({ rev: 3 });
    await caio.hear();
    expect(caio.number(VP)).toBe('7');
    expect(await ana.client.ok('PUT', `${ana.path}/log`, keptEvening(wood, seats))).toMatchObject({ rev: 3 });
    const other = keptEvening(wood, seats, (app) => app.tell(VP, '8'));
    await ana.client.refused(409, 'EVENING_SPLIT', 'PUT', `${ana.path}/log`, other);
  });

  test('a file that is none, or a digital game, is refused', async () => {
    const ana = await Client.guest(server.base);
    await ana.refused(422, 'LOG_UNREADABLE', 'POST', '/api/evenings', { name: 'x' });
    const digital = keptEvening(wood, seats);
    const log = { ...digital.log, seats: digital.log.seats.map((seat) => ({ ...seat, kind: 'player' })) };
    expect((await ana.call('POST', '/api/evenings', { ...digital, log })).status).toBe(422);
  });
});
