import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Frame } from '../api/table.ts';
import { Client } from '../testing/client.ts';
import { historyOf, type Reader, transports } from '../testing/reader.ts';
import { type Running, startServer } from '../testing/start.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer({ TAVOLA_SLOW_BYTES: '20000' });
});
afterAll(() => server.close());

const screen = { kind: 'screen' };

async function hotSeat(game = 'skirmish'): Promise<{ ana: Client; id: string }> {
  const ana = await Client.guest(server.base, 'Ana');
  const { id } = await ana.newMatch(game, [{ kind: 'me' }, screen]);
  return { ana, id };
}

/** Plays `picks` picks at random; stops at the end of the game. */
async function storm(ana: Client, id: string, picks: number, seed: number): Promise<void> {
  const rng = seededRng(seed);
  for (let i = 0; i < picks; i++) {
    const { pending } = await ana.frame(id, '?since=100000');
    if (pending[0] === undefined) return;
    await ana.pickAny(id, pending[0], rng.below(50));
  }
}

describe.each(transports)('a stream over %s', (way) => {
  test('begins with the match and the whole table, then sends each pick once', async () => {
    const { ana, id } = await hotSeat();
    const reader = await ana.read(id, { way });
    await storm(ana, id, 20, 1);
    const last = await ana.frame(id);
    await reader.revision(last.revision);
    expect(reader.messages[0]?.event).toBe('match');
    expect(reader.frames().map((frame) => frame.revision)).toEqual([
      ...new Set(reader.frames().map((frame) => frame.revision)),
    ]);
    expect(
      reader
        .frames()
        .at(-1)
        ?.seats.map(({ seat, view }) => [seat, view]),
    ).toEqual(last.seats.map(({ seat, view }) => [seat, view]));
    expect(reader.history()).toEqual(last.seats[0]?.events);
    expect(reader.frames()[0]?.seats.map((seat) => seat.seat)).toEqual([0, 1]);
    reader.close();
  });

  test('is narrowed to one seat, or to what spectators see; foreign seats are refused', async () => {
    const { ana, id } = await hotSeat();
    const one = await ana.read(id, { way, query: '?seat=1' });
    await one.until((it) => it.frames().length === 1);
    expect(one.frames()[0]?.seats.map((seat) => seat.seat)).toEqual([1]);
    const watching = await ana.read(id, { way, query: '?seat=spectator' });
    await watching.until((it) => it.frames().length === 1);
    expect(watching.frames()[0]?.seats).toMatchObject([{ seat: 'spectator', decision: null }]);
    await expect(ana.read(id, { way, query: '?seat=7' })).rejects.toThrow('403');
    await expect((await Client.guest(server.base)).read(id, { way })).rejects.toThrow('404');
    one.close();
    watching.close();
  });

  test('shows the match to those who wait for it to start, and follows them to their seats', async () => {
    const [ana, bia] = [await Client.guest(server.base), await Client.guest(server.base)];
    const match = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'friend' }], { spectators: 'public' });
    const [a, b] = [await ana.read(match.id, { way }), await bia.read(match.id, { way })];
    await b.until((it) => it.messages.length > 0);
    expect(a.frames()).toEqual([]);
    await bia.ok('POST', `/api/invitations/${match.invitations[0]?.token}`);
    await a.until((it) => it.frames().length === 1);
    await b.until((it) => it.frames().at(-1)?.seats[0]?.seat === 1);
    a.close();
    b.close();
  });

  test('beats, and says goodbye', async () => {
    const own = await startServer();
    const ana = await Client.guest(own.base);
    const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, screen]);
    const reader = await ana.read(id, { way });
    await reader.until((it) => it.frames().length === 1);
    own.tavola.hub.beat();
    await reader.until((it) => it.heartbeats === 1);
    await own.close();
    await reader.until((it) => it.closed);
    expect(reader.messages.at(-1)?.event).toBe('bye');
  });
});

describe.each(transports)('coming back over %s', (way) => {
  test('at any point gives exactly what was missed', async () => {
    const { ana, id } = await hotSeat();
    const whole = await ana.read(id, { way });
    await storm(ana, id, 60, 2);
    const last = await ana.frame(id);
    await whole.revision(last.revision);
    const frames = whole.messages.filter((it) => it.event === 'table');
    for (let i = 0; i < frames.length; i += 5) {
      const back = await ana.read(id, { way, lastId: frames[i]?.id ?? '' });
      await back.revision(last.revision);
      const seen = frames.slice(0, i + 1).map((it) => it.data as Frame);
      expect(historyOf([...seen, ...back.frames()])).toEqual(last.seats[0]?.events);
      expect(back.frames()).toHaveLength(1);
      back.close();
    }
    whole.close();
  });

  test('after an undo takes back what is no longer true', async () => {
    const { ana, id } = await hotSeat('tic-tac-toe');
    await storm(ana, id, 2, 3);
    const reader = await ana.read(id, { way });
    await reader.until((it) => it.frames().length === 1);
    reader.close();
    await ana.ok('POST', `/api/matches/${id}/undo`, { seat: 1 });
    await ana.ok('POST', `/api/matches/${id}/undo`, { seat: 0 });
    await ana.pickAny(id, 0, 8);
    const back = await ana.read(id, { way, lastId: reader.lastId });
    await back.until((it) => it.frames().length === 1);
    const last = await ana.frame(id);
    expect(historyOf([...reader.frames(), ...back.frames()])).toEqual(last.seats[0]?.events);
    expect(last.told).toBe(1);
    back.close();
  });

  test('after the match left memory, and with ids that are not ours', async () => {
    const { ana, id } = await hotSeat();
    const reader = await ana.read(id, { way });
    await storm(ana, id, 50, 4);
    const last = await ana.frame(id);
    await reader.revision(last.revision);
    reader.close();
    const early = reader.messages.filter((it) => it.event === 'table')[10];
    const revision = (early?.data as Frame | undefined)?.revision ?? 0;
    server.tavola.desk.forget(id);
    const back = await ana.read(id, { way, lastId: early?.id ?? '' });
    await back.revision(last.revision);
    const seen = reader.frames().filter((frame) => frame.revision <= revision);
    expect(historyOf([...seen, ...back.frames()])).toEqual(last.seats[0]?.events);
    back.close();
    for (const lastId of ['', 'x', '999999.5.0', '-1.2.3', '1e9.1.1']) {
      const odd = await ana.read(id, { way, lastId });
      await odd.revision(last.revision);
      expect(odd.history()).toEqual(last.seats[0]?.events);
      odd.close();
    }
  });

  test('a storm of reconnects during a storm of picks misses and doubles nothing', async () => {
    const { ana, id } = await hotSeat();
    const spectators = await ana.match(id);
    const eva = await Client.guest(server.base);
    await eva.ok('POST', `/api/invitations/${spectators.invitations[0]?.token}`);
    let playing = true;
    const keepsFalling = async (client: Client, seed: number): Promise<Frame[]> => {
      const rng = seededRng(seed);
      const frames: Frame[] = [];
      let lastId: string | undefined;
      for (let last = false; !last; ) {
        last = !playing;
        const reader = await client.read(id, lastId === undefined ? { way } : { way, lastId });
        if (last) await reader.revision((await ana.frame(id)).revision);
        else await new Promise((resolve) => setTimeout(resolve, rng.below(25)));
        reader.close();
        frames.push(...reader.frames());
        lastId = reader.lastId || lastId;
      }
      return frames;
    };
    const falling = [1, 2, 3, 4, 5, 6].map((seed) => keepsFalling(seed % 2 === 0 ? ana : eva, seed));
    await storm(ana, id, 80, 5);
    playing = false;
    const last = await ana.frame(id);
    const watched = await eva.frame(id);
    for (const [i, frames] of (await Promise.all(falling)).entries()) {
      const expected = i % 2 === 1 ? last : watched;
      expect(historyOf(frames)).toEqual(expected.seats[0]?.events);
      expect(frames.at(-1)?.seats[0]?.view).toEqual(expected.seats[0]?.view);
    }
  });

  test('a reader that is too slow is dropped, comes back and has everything', async () => {
    const { ana, id } = await hotSeat();
    const slow: Reader = await ana.read(id, { way });
    await slow.until((it) => it.frames().length === 1);
    slow.pause();
    const talk = { text: 'x'.repeat(280) };
    expect((await ana.call('POST', `/api/matches/${id}/talk`, talk)).status).toBe(201);
    const [stream] = [...server.tavola.hub.readers(id)];
    const junk = JSON.stringify('x'.repeat(5_000_000));
    for (let i = 0; i < 3; i++) stream?.send('bye', junk);
    await expect.poll(() => server.tavola.hub.readers(id).size).toBe(0);
    await storm(ana, id, 10, 6);
    const back = await ana.read(id, { way, lastId: slow.lastId });
    const last = await ana.frame(id);
    await back.revision(last.revision);
    expect(historyOf([...slow.frames(), ...back.frames()])).toEqual(last.seats[0]?.events);
    back.close();
    slow.close();
  });
});

test('HEAD says what a stream would be and opens none', async () => {
  const { ana, id } = await hotSeat();
  const before = server.tavola.hub.count;
  const answer = await ana.call('HEAD', `/api/matches/${id}/live`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  expect((await ana.call('HEAD', '/api/matches/m_none/live')).status).toBe(404);
  expect(server.tavola.hub.count).toBe(before);
});
