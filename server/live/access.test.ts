/** A reader who loses the right to read a match, or their session, reads no more: open streams end as new ones would be refused. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '../api/matches.ts';
import { Client } from '../testing/client.ts';
import { type Reader, transports } from '../testing/reader.ts';
import { type Running, startServer } from '../testing/start.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const guests = async (...names: string[]) => Promise.all(names.map((name) => Client.guest(server.base, name)));
const linkTo = ({ invitations }: Match, seat: number | null) =>
  `/api/invitations/${invitations.find((it) => it.seat === seat)?.token}`;

async function dismissed(reader: Reader): Promise<void> {
  await reader.until((it) => it.closed);
  expect(reader.messages.at(-1)?.event).toBe('bye');
}

describe.each(transports)('a stream over %s ends', (way) => {
  const open = async (client: Client, id: string) => {
    const reader = await client.read(id, { way });
    await reader.until((it) => it.messages.length > 0);
    return reader;
  };

  test('when its reader leaves a table that is not public; who stays reads on', async () => {
    const [ana, bia] = (await guests('Ana', 'Bia')) as [Client, Client];
    const match = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'friend' }]);
    await bia.ok('POST', linkTo(match, 1));
    const [hers, other] = [await open(bia, match.id), await open(ana, match.id)];
    await bia.ok('POST', `/api/matches/${match.id}/leave`);
    await dismissed(hers);
    await bia.refused(404, 'NOT_FOUND', 'GET', `/api/matches/${match.id}`);
    expect(other.closed).toBe(false);
    other.close();
  });

  test('when it looks through a seat that its reader left, though the table is public', async () => {
    const [ana, bia] = (await guests('Ana', 'Bia')) as [Client, Client];
    const seats = [{ kind: 'me' }, { kind: 'friend' }];
    const match = await ana.newMatch('skirmish', seats, { spectators: 'public' });
    await bia.ok('POST', linkTo(match, 1));
    const hers = await bia.read(match.id, { way, query: '?seat=1' });
    await hers.until((it) => it.frames().length === 1);
    const any = await open(bia, match.id);
    await bia.ok('POST', `/api/matches/${match.id}/leave`);
    await dismissed(hers);
    await any.until((it) => it.frames().at(-1)?.seats[0]?.seat === 'spectator');
    any.close();
  });

  test('when a public table becomes one by link; who has the link reads on, until nobody may watch', async () => {
    const [ana, bia, eva] = (await guests('Ana', 'Bia', 'Eva')) as [Client, Client, Client];
    const match = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }]);
    await eva.ok('POST', linkTo(match, null));
    const invited = await open(eva, match.id);
    await ana.ok('PATCH', `/api/matches/${match.id}`, { spectators: 'public' });
    const passing = await open(bia, match.id);
    await ana.ok('PATCH', `/api/matches/${match.id}`, { spectators: 'link' });
    await dismissed(passing);
    await ana.pickAny(match.id, 0);
    await invited.until((it) => it.frames().at(-1)?.count === 1);
    await ana.ok('PATCH', `/api/matches/${match.id}`, { spectators: 'none' });
    await dismissed(invited);
  });

  test('when an open table that nobody may watch begins without its reader', async () => {
    const [ana, bia, eva] = (await guests('Ana', 'Bia', 'Eva')) as [Client, Client, Client];
    const seats = [{ kind: 'me' }, { kind: 'friend' }];
    const { id } = await ana.newMatch('tic-tac-toe', seats, { open: true, spectators: 'none' });
    const curious = await open(eva, id);
    await bia.ok('POST', `/api/matches/${id}/join`);
    await dismissed(curious);
    expect(curious.frames()).toEqual([]);
  });

  test('when its session is closed here or elsewhere; other sessions of the person read on', async () => {
    const [ana] = (await guests('Ana')) as [Client];
    await ana.ok('POST', '/api/account', { login: `ana-${way}`, password: 'long enough' });
    const phone = new Client(server.base);
    await phone.ok('POST', '/api/login', { login: `ana-${way}`, password: 'long enough' });
    const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }]);
    const [here, there] = [await open(ana, id), await open(phone, id)];
    const { sessions } = await ana.ok('GET', '/api/sessions');
    const other = sessions.find((it: { current: boolean }) => !it.current);
    await ana.ok('DELETE', `/api/sessions/${other.id}`);
    await dismissed(there);
    expect(here.closed).toBe(false);
    // As another process would.
    const { db } = server.tavola.store;
    await db.deleteFrom('sessions').where('person', '=', ana.person.id).execute();
    await server.sweeper.heartbeat();
    await dismissed(here);
  });

  test('when its person is no more, though the table is public', async () => {
    const [ana, bia] = (await guests('Ana', 'Bia')) as [Client, Client];
    const seats = [{ kind: 'me' }, { kind: 'friend' }];
    const match = await ana.newMatch('tic-tac-toe', seats, { spectators: 'public' });
    await bia.ok('POST', linkTo(match, 1));
    const hers = await open(bia, match.id);
    await bia.ok('DELETE', '/api/me');
    await dismissed(hers);
    await expect.poll(() => server.tavola.hub.readers(match.id).size).toBe(0);
  });
});
