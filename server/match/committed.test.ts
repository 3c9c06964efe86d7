/** Readers see what is on disk: a pick that is on its way there, or never gets there, shows nowhere. */
import { expect, test } from 'vitest';
import type { Frame } from '../api/table.ts';
import type { Change } from '../store/writes.ts';
import { Client } from '../testing/client.ts';
import { type Running, startServer } from '../testing/start.ts';

/** Skirmish, where drawing shows a hidden card. */
async function table(server: Running): Promise<{ ana: Client; id: string; before: Frame }> {
  const ana = await Client.guest(server.base);
  const { id } = await ana.newMatch('skirmish', [{ kind: 'me' }, { kind: 'screen' }]);
  return { ana, id, before: await ana.frame(id) };
}

function firstPick({ seats }: Frame) {
  const { decision } = seats.find((seat) => seat.decision !== null) ?? {};
  return { seat: decision?.seat, decision: decision?.number, option: decision?.options[0]?.id };
}

/** The next change stops before the disk until it is let through, or refused. */
function gate({ tavola: { store } }: Running) {
  const { commit } = store;
  const [reached, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<boolean | Error>()];
  store.commit = async (change: Change) => {
    store.commit = commit;
    reached.resolve();
    const end = await opened.promise;
    if (end instanceof Error) throw end;
    return end && commit.call(store, change);
  };
  return { reached: reached.promise, open: opened.resolve };
}

const turns = async (n: number) => {
  for (let i = 0; i < n; i++) await new Promise((resolve) => setTimeout(resolve, 5));
};

test.each([
  ['is refused, as another process was faster', false],
  ['fails', new Error('the disk is gone')],
])('a pick that %s is seen by nobody', async (_, end) => {
  const server = await startServer();
  const { ana, id, before } = await table(server);
  const pick = firstPick(before);
  const { reached, open } = gate(server);
  const picking = ana.call('POST', `/api/matches/${id}/picks`, pick);
  await reached;
  const reading = {
    frame: ana.frame(id),
    undo: ana.ok('GET', `/api/matches/${id}/undo?seat=${pick.seat}`),
    whyNot: ana.ok('GET', `/api/matches/${id}/why-not?seat=${pick.seat}`),
    stream: ana.read(id),
    match: ana.match(id),
  };
  // Time enough for anybody who would look at what is not on disk.
  await turns(10);
  const { store } = server.tavola;
  const { commit } = store;
  store.commit = () => Promise.reject(new Error('still no disk'));
  open(end);
  expect((await picking).status).toBe(500);
  expect(await reading.frame).toEqual(before);
  expect(await reading.undo).toEqual({ undo: null });
  expect(await reading.match).toMatchObject({ revision: before.revision });
  await reading.whyNot;
  const reader = await reading.stream;
  await reader.until((it) => it.frames().length === 1);
  expect(reader.frames()).toEqual([before]);
  store.commit = commit;
  reader.close();
  await server.close();
});

test('a pick that gets to the disk late is seen then, by those who waited too', async () => {
  const server = await startServer();
  const { ana, id, before } = await table(server);
  const { reached, open } = gate(server);
  const picking = ana.call('POST', `/api/matches/${id}/picks`, firstPick(before));
  await reached;
  const [frame, stream] = [ana.frame(id), ana.read(id)];
  await turns(10);
  open(true);
  const { status, body } = await picking;
  expect(status).toBe(200);
  expect((await frame).revision).toBe(body.revision);
  const reader = await stream;
  await reader.revision(body.revision);
  reader.close();
  await server.close();
});
