/** Picks over the WebSocket that the messages come over: the same answers and the same checks as the request. */
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '../api/matches.ts';
import type { Frame } from '../api/table.ts';
import { Client } from '../testing/client.ts';
import { historyOf, Reader, transports } from '../testing/reader.ts';
import { type Running, startServer } from '../testing/start.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const socket = { way: 'socket' } as const;
const liveOf = (base: string, id: string) => `${base}/api/matches/${id}/live`;

type Table = { readonly id: string; readonly people: readonly [Client, Client] };

async function table(base = server.base): Promise<Table> {
  const [ana, bia] = [await Client.guest(base, 'Ana'), await Client.guest(base, 'Bia')];
  const match = await ana.newMatch('skirmish', [{ kind: 'me' }, { kind: 'friend' }]);
  await bia.ok('POST', `/api/invitations/${match.invitations.find((it) => it.seat === 1)?.token}`);
  return { id: match.id, people: [ana, bia] };
}

test('a game of picks over sockets: each is answered, everybody gets it once, events tell the same', async () => {
  const { id, people } = await table();
  const [ana, bia] = people;
  const readers = [await ana.read(id, socket), await bia.read(id, socket)] as const;
  const events = await ana.read(id);
  const rng = seededRng(5);
  const done: { number: number; seat: number; option: string }[] = [];
  for (let i = 0; i < 40; i++) {
    const { pending } = await ana.frame(id, '?since=1000000');
    const seat = pending[0] as 0 | 1 | undefined;
    if (seat === undefined) break;
    const { decision } = await people[seat].seatFrame(id, seat);
    const option = decision?.options[rng.below(decision.options.length)]?.id ?? '';
    const answer = await readers[seat].pick({ decision: decision?.number ?? -1, option });
    expect(answer).toEqual({
      event: 'picked',
      ask: answer.ask,
      data: expect.objectContaining({ count: expect.any(Number) }),
    });
    done.push({ number: decision?.number ?? -1, seat, option });
  }
  const last = await ana.frame(id);
  for (const reader of [...readers, events]) await reader.revision(last.revision);
  expect(readers[0].frames()).toEqual(events.frames());
  expect(readers[0].messages.filter((it) => it.event === 'table').map((it) => it.id)).toEqual(
    events.messages.filter((it) => it.event === 'table').map((it) => it.id),
  );
  expect(readers[1].history()).toEqual((await bia.frame(id)).seats[0]?.events);
  const { picks } = await ana.ok('GET', `/api/matches/${id}/replay`);
  for (const it of done) {
    const kept = picks[it.number];
    expect([kept.number, kept.seat]).toEqual([it.number, it.seat]);
  }
  for (const reader of [...readers, events]) reader.close();
});

test('who asks by no number is told by the frames, and of refusals only', async () => {
  const { id, people } = await table();
  const reader = await people[0].read(id, socket);
  await reader.until((it) => it.frames().length === 1);
  const { decision } = reader.frames()[0]?.seats[0] ?? {};
  const pick = { decision: decision?.number, option: decision?.options[0]?.id };
  reader.send(JSON.stringify({ pick }));
  await reader.until((it) => it.frames().length === 2);
  reader.send(JSON.stringify({ pick: { ...pick, option: 'fly' } }));
  await reader.until(({ answers }) => answers.length > 0);
  expect(reader.answers).toMatchObject([{ event: 'refused', ask: null, status: 409 }]);
  reader.close();
});

describe('refused like the request', () => {
  test('wrong seat, late, not listed, a pick of nonsense; the socket goes on', async () => {
    const { id, people } = await table();
    const [ana] = people;
    const reader = await ana.read(id, socket);
    await reader.until((it) => it.frames().length === 1);
    const { decision } = reader.frames()[0]?.seats[0] ?? {};
    const [number, option] = [decision?.number ?? -1, decision?.options[0]?.id ?? ''];
    for (const pick of [
      { seat: 1, decision: number, option },
      { decision: number + 5, option },
      { decision: number, option: 'fly' },
      { decision: 1.5, option },
      { decision: number, option: '' },
    ]) {
      const over = await reader.pick(pick);
      const { status, body } = await ana.call('POST', `/api/matches/${id}/picks`, pick);
      expect({ event: over.event, status: over.status, code: over.data.code }).toEqual({
        event: 'refused',
        status,
        code: body.code,
      });
      if (status !== 400) expect(over.data).toEqual(body);
    }
    expect((await reader.pick({ decision: number, option })).event).toBe('picked');
    expect((await reader.pick({ decision: number, option })).event).toBe('picked');
    expect((await ana.frame(id)).count).toBe((reader.frames().at(-1) as Frame).count);
    reader.close();
  });

  test('who only watches may not pick, nor nobody; a stranger does not get in', async () => {
    const { id, people } = await table();
    const match = await people[0].match(id);
    await expect((await Client.guest(server.base)).read(id, socket)).rejects.toThrow('404');
    const eva = await Client.guest(server.base);
    await eva.ok('POST', `/api/invitations/${match.invitations.find((it) => it.seat === null)?.token}`);
    const watching = await eva.read(id, socket);
    expect(await watching.pick({ decision: 0, option: 'draw' })).toMatchObject({
      status: 403,
      data: { code: 'FORBIDDEN' },
    });
    await people[0].ok('PATCH', `/api/matches/${id}`, { spectators: 'public' });
    const anybody = await new Client(server.base).read(id, socket);
    expect(await anybody.pick({ decision: 0, option: 'draw' })).toMatchObject({
      status: 401,
      data: { code: 'NO_PERSON' },
    });
    watching.close();
    anybody.close();
  });

  test('another site cannot open one in our people’s name', async () => {
    const { id, people } = await table();
    const open = (origin: string) => Reader.open('socket', liveOf(server.base, id), { ...people[0].headers(), origin });
    await expect(open('https://evil.example')).rejects.toThrow('403');
    await expect(open('null')).rejects.toThrow('403');
    (await open(server.base)).close();
  });

  test('a session that another process closed picks and turns no more', async () => {
    let now = Date.now();
    const own = await startServer({}, { now: () => now });
    const { id, people } = await table(own.base);
    const [ana] = people;
    const reader = await ana.read(id, socket);
    await own.tavola.store.db.deleteFrom('sessions').where('person', '=', ana.person.id).execute();
    now += 10_000;
    const refused = { status: 401, data: { code: 'NO_PERSON' } };
    expect(await reader.pick({ decision: 0, option: 'draw' })).toMatchObject(refused);
    expect(await reader.turn({ match: id })).toMatchObject(refused);
    await own.close();
  });

  test('floods: one limit for both ways; over it the connection ends; so it does with too long a message', async () => {
    const strict = await startServer({ TAVOLA_RATE_PERSON: '12' });
    const { id, people } = await table(strict.base);
    const reader = await people[0].read(id, socket);
    for (let i = 0; i < 12; i++) reader.send(JSON.stringify({ ask: i, pick: { decision: 99_999, option: 'x' } }));
    await reader.until((it) => it.closed);
    expect(reader.reason).toBe('TOO_MANY');
    expect(new Set(reader.answers.map(({ status }) => status))).toEqual(new Set([409]));
    expect((await people[0].call('GET', '/api/me')).status).toBe(429);
    const other = await people[1].read(id, socket);
    other.send('x'.repeat(100_000));
    await other.until((it) => it.closed);
    await strict.close();
  });
});

describe('a line that turns to another match', () => {
  const framesOf = (reader: Reader, id: string) => reader.frames().filter(({ match }) => match === id);

  test('carries that one from then on, and picks are meant for it', async () => {
    const { id, people } = await table();
    const [ana, bia] = people;
    const hers = await ana.read(id, socket);
    const other = await bia.read(id);
    const next = await ana.newMatch('skirmish', [{ kind: 'me' }, { kind: 'screen' }]);
    expect(await hers.turn({ match: next.id, seat: 0 })).toMatchObject({ event: 'turned', data: { match: next.id } });
    await other.until(({ messages }) => {
      const people = messages.findLast(({ event }) => event === 'match')?.data as Match | undefined;
      return people?.seats[0]?.present === false;
    });
    const { decision } = hers.frames().at(-1)?.seats[0] ?? {};
    const answer = await hers.pick({
      seat: 0,
      decision: decision?.number ?? -1,
      option: decision?.options[0]?.id ?? '',
    });
    expect(answer.event).toBe('picked');
    await hers.revision(answer.data.revision);
    expect((await ana.frame(next.id)).count).toBe(answer.data.count);
    const before = framesOf(hers, id).length;
    await bia.ok('PATCH', '/api/me', { name: 'Bianca' });
    await other.until(({ raw }) => raw.includes('Bianca'));
    expect(framesOf(hers, id)).toHaveLength(before);
    expect(hers.raw).not.toContain('Bianca');
    hers.close();
    other.close();
  });

  test('to the rematch, which it may ask for itself; the other one is told where to', async () => {
    const { id, people } = await table();
    const [ana, bia] = people;
    const [hers, other] = [await ana.read(id, socket), await bia.read(id, socket)];
    expect(await hers.playAgain()).toMatchObject({ status: 409, data: { code: 'NOT_OVER' } });
    for (const person of people) await person.ok('POST', `/api/matches/${id}/abandon`, { agree: true });
    const { event, data } = await hers.playAgain();
    expect(event).toBe('turned');
    expect((await ana.match(id)).rematch).toBe(data.match);
    expect(framesOf(hers, data.match)).toHaveLength(1);
    await other.until(({ raw }) => raw.includes(`"rematch":"${data.match}"`));
    expect(await other.playAgain()).toMatchObject({ event: 'turned', data });
    expect(await hers.playAgain()).toMatchObject({ status: 409, data: { code: 'NOT_OVER' } });
    hers.close();
    other.close();
  });

  test('and back, with what was missed and no more', async () => {
    const { id, people } = await table();
    const [ana] = people;
    const reader = await ana.read(id, socket);
    await ana.pickAny(id, 0);
    await reader.until((it) => (it.frames().at(-1)?.told ?? 0) > 0);
    const since = reader.lastId;
    const next = await ana.newMatch('skirmish', [{ kind: 'me' }, { kind: 'screen' }]);
    await reader.turn({ match: next.id });
    await ana.pickAny(id, 0);
    await reader.turn({ match: id, since });
    expect(historyOf(framesOf(reader, id))).toEqual((await ana.frame(id)).seats[0]?.events);
    expect(framesOf(reader, id).at(-1)?.since).toBeGreaterThan(0);
    reader.close();
  });

  test('stays where it is when that one is not for this person, or nonsense', async () => {
    const { id, people } = await table();
    const [ana] = people;
    const reader = await ana.read(id, socket);
    const foreign = await (await Client.guest(server.base)).newMatch('skirmish', [{ kind: 'me' }, { kind: 'screen' }]);
    const refused = await reader.turn({ match: foreign.id });
    expect(refused).toMatchObject({ status: 404, data: { code: 'NOT_FOUND' } });
    const { ask } = refused;
    expect({ ...(await reader.turn({ match: 'm_none' })), ask }).toEqual(refused);
    expect(await reader.turn({ match: id, seat: 1 })).toMatchObject({ status: 403, data: { code: 'FORBIDDEN' } });
    expect(await reader.turn({ match: 'x'.repeat(99) })).toMatchObject({ status: 400, data: { code: 'BAD_REQUEST' } });
    await reader.until((it) => it.frames().length === 1);
    const { decision } = reader.frames()[0]?.seats[0] ?? {};
    const pick = { decision: decision?.number ?? -1, option: decision?.options[0]?.id ?? '' };
    expect((await reader.pick(pick)).event).toBe('picked');
    reader.close();
  });

  test('to a broken one: its people are shown, and why it stopped, without a board', async () => {
    const own = await startServer();
    const { desk, store, hub } = own.tavola;
    const { id, people } = await table(own.base);
    const [ana] = people;
    const reader = await ana.read(id, socket);
    const broken = await ana.newMatch('skirmish', [{ kind: 'me' }, { kind: 'screen' }]);
    await store.db.updateTable('picks').set({ option: 'nonsense' }).where('match', '=', broken.id).execute();
    desk.forget(broken.id);
    await reader.turn({ match: broken.id });
    expect([hub.readers(broken.id).size, hub.readers(id).size]).toEqual([1, 0]);
    for (const way of transports) {
      const other = await ana.read(broken.id, { way });
      await other.until((it) => it.messages.length > 0);
      expect(other.messages).toMatchObject([{ event: 'match', data: { stopped: { code: 'MATCH_BROKEN' } } }]);
      other.close();
    }
    await reader.turn({ match: id });
    await ana.pickAny(id, 0);
    await reader.until((it) => (it.frames().at(-1)?.told ?? 0) > 0);
    await own.close();
  });

  test('to where it is: it begins again there, and is there once', async () => {
    const { id, people } = await table();
    const [ana, bia] = people;
    const reader = await ana.read(id, socket);
    await ana.pickAny(id, 0);
    await reader.turn({ match: id });
    expect(server.tavola.hub.readers(id).size).toBe(1);
    expect(historyOf(framesOf(reader, id))).toEqual((await ana.frame(id)).seats[0]?.events);
    expect((await bia.match(id)).seats[0]?.present).toBe(true);
    reader.close();
    await expect.poll(async () => (await bia.match(id)).seats[0]?.present).toBe(false);
  });

  test('counts as one stream wherever it turns; many that come at once are no more than allowed', async () => {
    const own = await startServer({ TAVOLA_STREAMS: '3' });
    const { hub } = own.tavola;
    const { id, people } = await table(own.base);
    const [ana] = people;
    const coming = await Promise.allSettled(Array.from({ length: 9 }, () => ana.read(id, socket)));
    const readers = coming.flatMap((it) => (it.status === 'fulfilled' ? [it.value] : []));
    await expect.poll(() => readers.filter((it) => it.frames().length > 0 && !it.closed).length).toBe(3);
    expect(hub.streamsOf(ana.person.id)).toBe(3);
    const [turning] = readers.filter((it) => !it.closed && it.frames().length > 0);
    const next = await ana.newMatch('skirmish', [{ kind: 'me' }, { kind: 'screen' }]);
    for (const match of [next.id, id, next.id]) expect((await turning?.turn({ match }))?.event).toBe('turned');
    expect(hub.streamsOf(ana.person.id)).toBe(3);
    await own.close();
  });

  test('twice in one breath: it carries the last one only', async () => {
    const { id, people } = await table();
    const [ana] = people;
    const [one, two] = [await table(), await table()];
    for (const { id: match, people } of [one, two])
      await people[0].ok('PATCH', `/api/matches/${match}`, { spectators: 'public' });
    const reader = await ana.read(id, socket);
    await Promise.all([reader.turn({ match: one.id }), reader.turn({ match: two.id })]);
    const { hub } = server.tavola;
    expect([id, one.id, two.id].map((match) => hub.readers(match).size)).toEqual([0, 0, 1]);
    reader.close();
    await expect.poll(() => hub.readers(two.id).size).toBe(0);
  });
});

test('who comes while the server goes down does not hold it up', async () => {
  const own = await startServer();
  const { id, people } = await table(own.base);
  let open = () => {};
  const busy = own.tavola.desk.queue(id, () => new Promise<void>((resolve) => (open = resolve)));
  const reader = await people[0].read(id, socket);
  const closing = own.close();
  await expect.poll(() => own.tavola.closing()).toBe(true);
  open();
  await busy;
  await closing;
  await reader.until((it) => it.closed);
  expect(reader.messages.map(({ event }) => event)).toEqual(['bye']);
});

test('who asks without listening is dropped', async () => {
  const own = await startServer({ TAVOLA_SLOW_BYTES: '20000' });
  const { id, people } = await table(own.base);
  const deaf = await people[0].read(id, socket);
  await deaf.until((it) => it.frames().length === 1);
  deaf.pause();
  const question = JSON.stringify({ ask: 1, pick: { decision: 99_999, option: 'x' } });
  for (let i = 0; i < 400 && own.tavola.hub.readers(id).size > 0; i++) {
    for (let n = 0; n < 100; n++) deaf.send(question);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await expect.poll(() => own.tavola.hub.readers(id).size, { timeout: 60_000 }).toBe(0);
  deaf.close();
  await own.close();
});

test('other addresses ignore the wish, and that address ignores other wishes', async () => {
  const { id, people } = await table();
  const headers = people[0].headers();
  await expect(Reader.open('socket', `${server.base}/api/matches/${id}`, headers)).rejects.toThrow('200');
  await expect(Reader.open('socket', `${server.base}/api/none`, headers)).rejects.toThrow('404');
  await expect(Reader.open('socket', liveOf(server.base, 'm_none'), headers)).rejects.toThrow('404');
  const events = await Reader.open('events', liveOf(server.base, id), {
    ...headers,
    connection: 'upgrade',
    upgrade: 'h2c',
    origin: server.base,
  });
  await events.until((it) => it.frames().length === 1);
  events.close();
});
