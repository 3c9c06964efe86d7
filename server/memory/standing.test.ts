import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { type Running, startServer } from '../testing/start.ts';
import { windowsGame } from '../testing/windows-game.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer({}, { games: [windowsGame] });
});
afterAll(() => server.close());

async function three(): Promise<{ people: Client[]; id: string }> {
  const people = [await Client.guest(server.base), await Client.guest(server.base), await Client.guest(server.base)];
  const [ana] = people as [Client];
  const match = await ana.newMatch('windows', [{ kind: 'me' }, { kind: 'friend' }, { kind: 'friend' }]);
  for (const seat of [1, 2]) {
    const token = match.invitations.find((it) => it.seat === seat)?.token;
    await people[seat]?.ok('POST', `/api/invitations/${token}`);
  }
  return { people, id: match.id };
}
const stand = (client: Client | undefined, id: string, seat: number, ask: string) =>
  client?.ok('PUT', `/api/matches/${id}/seats/${seat}/standing`, { ask });

test('pass unless I can answer: who cannot passes, who can is asked', async () => {
  const { people, id } = await three();
  const [ana, bia, caio] = people as [Client, Client, Client];
  await stand(bia, id, 1, 'able');
  await stand(caio, id, 2, 'able');
  const reader = await ana.read(id);
  await ana.pickAny(id, 0);
  await reader.until((it) => it.frames().at(-1)?.pending.join() === '1');
  expect((await bia.seatFrame(id, 1)).decision?.options.map((option) => option.id)).toEqual(['answer', 'pass']);
  await bia.pickAny(id, 1);
  await reader.until((it) => it.frames().at(-1)?.pending.join() === '1');
  expect((await bia.seatFrame(id, 1)).decision?.ask).toBe('turn');
  await ana.refused(403, 'FORBIDDEN', 'PUT', `/api/matches/${id}/seats/1/standing`, { ask: 'always' });
  reader.close();
});

test('pass until my turn: passes whatever it holds, and ends with the turn', async () => {
  const { people, id } = await three();
  const [ana, bia, caio] = people as [Client, Client, Client];
  await stand(bia, id, 1, 'never');
  await stand(caio, id, 2, 'never');
  const reader = await ana.read(id);
  await ana.pickAny(id, 0);
  await reader.until((it) => it.frames().at(-1)?.pending.join() === '1');
  expect((await bia.match(id)).standing).toMatchObject([{ seat: 1, ask: 'concerns' }]);
  expect((await caio.match(id)).standing).toMatchObject([{ seat: 2, ask: 'never' }]);
  expect((await ana.match(id)).standing).toMatchObject([{ seat: 0, ask: 'concerns' }]);
  expect(reader.frames().at(-1)?.seats[0]?.view).toMatchObject({ said: [] });
  reader.close();
});

test('set while the window is open, it answers at once', async () => {
  const { people, id } = await three();
  const [ana, bia, caio] = people as [Client, Client, Client];
  await stand(caio, id, 2, 'always');
  await ana.pickAny(id, 0);
  await caio.pickAny(id, 2);
  await stand(bia, id, 1, 'never');
  await expect.poll(async () => (await bia.frame(id)).seats[0]?.decision?.ask).toBe('turn');
});

test('by default nobody is asked who has no answer; a stop asks all the same, and an armed card when it can be used', async () => {
  const { people, id } = await three();
  const [ana, bia, caio] = people as [Client, Client, Client];
  await caio.ok('PUT', `/api/matches/${id}/seats/2/standing`, { stop: true });
  await bia.ok('PUT', `/api/matches/${id}/seats/1/standing`, { ask: 'never', armed: ['answer'] });
  await ana.pickAny(id, 0);
  expect((await caio.seatFrame(id, 2)).decision?.options.map((option) => option.id)).toEqual(['pass']);
  expect((await bia.seatFrame(id, 1)).decision?.options.map((option) => option.id)).toEqual(['answer', 'pass']);
  await caio.pickAny(id, 2);
  expect((await caio.match(id)).standing).toEqual([{ seat: 2, ask: 'concerns', armed: [], stop: false }]);
});

test('an undo does not stop where the server would pass again at once', async () => {
  const [ana, bia] = [await Client.guest(server.base), await Client.guest(server.base)];
  const match = await ana.newMatch('windows', [{ kind: 'me' }, { kind: 'friend' }, { kind: 'bot', level: 'easy' }]);
  await bia.ok('POST', `/api/invitations/${match.invitations.find((it) => it.seat === 1)?.token}`);
  const { id } = match;
  await stand(bia, id, 1, 'never');
  await ana.pickAny(id, 0);
  // Bia's window was passed for her; it is her turn, and she has made no move of her own.
  await expect.poll(async () => (await bia.frame(id)).seats[0]?.decision?.ask).toBe('turn');
  await stand(bia, id, 1, 'never');
  await bia.refused(409, 'UNDO_NOTHING', 'POST', `/api/matches/${id}/undo`);
  await stand(bia, id, 1, 'always');
  expect((await bia.ok('GET', `/api/matches/${id}/undo`)).undo).toMatchObject({ to: 1, asks: [0] });
});
