import { type Change, patched } from '@tavola/kernel/host/patch.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChangedFrame, Frame, SeatFrame } from '../api/table.ts';
import { Client } from '../testing/client.ts';
import { twoPeople } from '../testing/pair.ts';
import { type Reader, transports } from '../testing/reader.ts';
import { type Running, startServer } from '../testing/start.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const isChanged = (frame: Frame | ChangedFrame): frame is ChangedFrame => 'base' in frame;

/** The newest views, put together as a client does it. */
function viewsOf(reader: Reader): { readonly [seat: string]: unknown } {
  let revision = 0;
  let views: { [seat: string]: unknown } = {};
  for (const frame of reader.frames() as readonly (Frame | ChangedFrame)[]) {
    if (isChanged(frame)) {
      expect(frame.base).toBe(revision);
      for (const { seat, change } of frame.seats)
        if (change !== null) views[seat] = patched(views[seat], change as Change);
    } else views = Object.fromEntries(frame.seats.map(({ seat, view }: SeatFrame) => [seat, view]));
    revision = frame.revision;
  }
  return views;
}

/** Everybody is asked at every window: nothing happens but what the test picks. */
async function awake(base: string, game: string) {
  const pair = await twoPeople(base, game, { spectators: 'public' });
  for (const [seat, person] of [pair.ana, pair.bia].entries())
    await person.ok('PUT', `/api/matches/${pair.id}/seats/${seat}/standing`, { ask: 'always' });
  return pair;
}

async function playOn(people: readonly Client[], id: string, picks: number, seed: number): Promise<number> {
  const rng = seededRng(seed);
  for (let i = 0; i < picks; i++) {
    const { pending } = await (people[0] as Client).frame(id, '?since=100000');
    const [seat] = pending;
    if (seat === undefined) break;
    await (people[seat] as Client).pickAny(id, seat, rng.below(50));
  }
  return (await (people[0] as Client).frame(id, '?since=100000')).revision;
}

describe.each(transports)('changes over %s', (way) => {
  test.each(['calamandara', 'labyrinx', 'evenfall'])(
    '%s: every reader who takes changes has what the whole frame shows',
    async (game) => {
      const { ana, bia, id } = await awake(server.base, game);
      const anybody = new Client(server.base);
      const read = (client: Client, query: string) => client.read(id, { way, query });
      const readers = [await read(ana, '?changes=1'), await read(bia, '?changes=1'), await read(anybody, '?changes=1')];
      const whole = await read(ana, '');
      for (let round = 0; round < 3; round++) {
        const revision = await playOn([ana, bia], id, 15, round);
        if (round === 1) await ana.call('POST', `/api/matches/${id}/undo`);
        const now = Math.max(revision, (await ana.match(id)).revision);
        if (round === 2) readers.push(await read(bia, '?changes=1'));
        for (const [i, client] of [ana, bia, anybody, bia].slice(0, readers.length).entries()) {
          const reader = readers[i] as Reader;
          const frame = await client.frame(id);
          await reader.until((it) => (it.frames().at(-1)?.revision ?? 0) >= Math.min(now, frame.revision));
          await expect
            .poll(() => viewsOf(reader))
            .toEqual(Object.fromEntries(frame.seats.map(({ seat, view }) => [seat, view])));
        }
      }
      const frames = (readers[0] as Reader).frames() as readonly (Frame | ChangedFrame)[];
      expect(isChanged(frames[0] as Frame)).toBe(false);
      expect(frames.filter(isChanged).length).toBeGreaterThan(frames.length / 2);
      expect(whole.frames().some(isChanged)).toBe(false);
      expect((readers[0] as Reader).raw.length).toBeLessThan(whole.raw.length * 0.8);
      for (const reader of [...readers, whole]) reader.close();
    },
  );

  test('a reader who looks through other eyes from now on is sent the whole first', async () => {
    const { ana, bia, id } = await awake(server.base, 'calamandara');
    const reader = await bia.read(id, { way, query: '?changes=1' });
    await playOn([ana, bia], id, 10, 7);
    await reader.until((it) => it.frames().some(isChanged));
    await bia.ok('POST', `/api/matches/${id}/leave`);
    await reader.until((it) => it.frames().at(-1)?.seats[0]?.seat === 'spectator');
    const first = reader.frames().find((frame) => frame.seats[0]?.seat === 'spectator') as Frame;
    expect(isChanged(first)).toBe(false);
    reader.close();
  });

  test('a view that is small is always sent whole', async () => {
    const { ana, bia, id } = await twoPeople(server.base, 'tic-tac-toe');
    const reader = await ana.read(id, { way, query: '?changes=1' });
    await playOn([ana, bia], id, 4, 1);
    await reader.until((it) => it.frames().at(-1)?.count === 4);
    expect(reader.frames().some(isChanged)).toBe(false);
    reader.close();
  });
});
