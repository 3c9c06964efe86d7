import type { Change } from '@tavola/kernel/host/patch.ts';
import { patched } from '@tavola/kernel/host/patch.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BeatsAnswer, SeatFrame } from '../api/table.ts';
import { Client } from '../testing/client.ts';
import { type Running, startServer } from '../testing/start.ts';
import { type Cells, stepsGame } from '../testing/steps-game.ts';

let server: Running;
const forgetting = { ...stepsGame, id: 'forgetting', forgets: () => true };
beforeAll(async () => {
  server = await startServer({}, { games: [stepsGame, forgetting] });
});
afterAll(() => server.close());

/** The cells at each moment of a frame, the last one being how the table stands. */
function momentsOf({ view, beats = [] }: SeatFrame): number[][] {
  const views = [view];
  for (const { change } of [...beats].reverse()) {
    const [later] = views;
    views.unshift(change === null ? later : patched(later, change as Change));
  }
  return views.map((it) => (it as Cells).cells);
}

test('a frame carries the moments that the newest pick led through, to those who look on', async () => {
  const ana = await Client.guest(server.base, 'Ana');
  const { id } = await ana.newMatch('steps', [{ kind: 'me' }]);
  const readers = [await ana.read(id), await ana.read(id, { query: '?changes=1', way: 'socket' })];
  for (const reader of readers) await reader.until((it) => it.frames().length === 1);
  await ana.pickAny(id, 0, 0);
  for (const reader of readers) {
    await reader.until((it) => it.frames().at(-1)?.count === 1);
    const seat = reader.frames().at(-1)?.seats[0] as SeatFrame;
    expect(seat.events.map(({ event }) => event.kind)).toEqual(['added', 'grew', 'grew']);
    expect(seat.beats?.map(({ events }) => events)).toEqual([2, 1]);
    reader.close();
  }
  const [whole] = readers;
  const seat = whole?.frames().at(-1)?.seats[0] as SeatFrame;
  expect(momentsOf(seat)).toEqual([
    [2, 4, 2, 3],
    [2, 5, 2, 3],
    [2, 5, 2, 3],
  ]);
});

test('a reader who is new, or asks again, gets the table as it stands', async () => {
  const ana = await Client.guest(server.base, 'Ana');
  const { id } = await ana.newMatch('steps', [{ kind: 'me' }]);
  for (const cell of [0, 1]) await ana.pickAny(id, 0, cell);
  const reader = await ana.read(id);
  await reader.until((it) => it.frames().length === 1);
  expect(reader.frames()[0]?.seats[0]?.beats).toBeUndefined();
  reader.close();
  expect((await ana.frame(id, '?seat=0')).seats[0]?.beats).toBeUndefined();
});

test('somebody who was away asks for the moments that their last pick led to and all since, or since any', async () => {
  const [ana, bia] = [await Client.guest(server.base, 'Ana'), await Client.guest(server.base, 'Bia')];
  const { id, invitations } = await ana.newMatch('steps', [{ kind: 'me' }, { kind: 'friend' }]);
  await bia.ok('POST', `/api/invitations/${invitations[0]?.token}`);
  for (const [seat, who] of [ana, bia, ana].entries()) await who.pickAny(id, seat % 2, 0);
  const missed = await bia.ok<BeatsAnswer>('GET', `/api/matches/${id}/beats?seat=1`);
  expect(missed.since).toBe(1);
  expect(missed.beats.map(({ events }) => events.map(({ event }) => event.kind))).toEqual([
    ['added', 'grew'],
    ['grew'],
    ['added', 'grew'],
    ['grew'],
  ]);
  expect(JSON.stringify(missed)).not.toContain('of 0');
  const all = await bia.ok<BeatsAnswer>('GET', `/api/matches/${id}/beats?since=0`);
  expect(all.beats).toHaveLength(6);
  await bia.refused(403, 'FORBIDDEN', 'GET', `/api/matches/${id}/beats?seat=0`);
});

test('a game of memory gives nothing back while it runs', async () => {
  const ana = await Client.guest(server.base, 'Ana');
  const { id } = await ana.newMatch('forgetting', [{ kind: 'me' }]);
  await ana.pickAny(id, 0, 0);
  await ana.refused(403, 'NOT_OVER', 'GET', `/api/matches/${id}/beats?since=0`);
});
