import { expect, test, vi } from 'vitest';
import { Client } from '../testing/client.ts';
import { newFolder, startChild, startServer } from '../testing/start.ts';

test('log lines name routes and answers, and hold no cookie, password, token or invitation', async () => {
  const child = await startChild({ TAVOLA_DATA: newFolder(), TAVOLA_LOG: 'info' });
  const [ana, bia] = [await Client.guest(child.base), await Client.guest(child.base)];
  const password = 'uma senha bem longa';
  await ana.ok('POST', '/api/account', { login: 'ana', password });
  const { token } = await ana.ok('POST', '/api/bots', { name: 'Robo' });
  const match = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'friend' }]);
  const invitation = match.invitations[0]?.token as string;
  await bia.ok('POST', `/api/invitations/${invitation}`);
  await bia.refused(404, 'NOT_FOUND', 'GET', `/api/invitations/${token}`);
  expect(await child.stop()).toBe(0);
  const lines = child.output();
  expect(lines).toContain('"route":"/api/invitations/:token"');
  const cookies = [ana, bia].map(({ cookie }) => cookie.split('=')[1] as string);
  for (const secret of [password, token, invitation, ...cookies]) expect(lines).not.toContain(secret);
});

test('a fault of ours says nothing of its cause to people, and everything but secrets to the log', async () => {
  const server = await startServer();
  const ana = await Client.guest(server.base);
  const logged = vi.spyOn(server.app.log, 'error');
  const secret = ana.cookie.split('=')[1] as string;
  server.tavola.people.sessions = () => Promise.reject(new Error(`the disk is gone, ${secret}`));
  const answer = await ana.call('GET', '/api/sessions');
  expect([answer.status, answer.body]).toEqual([500, { code: 'FAILED', detail: {} }]);
  const [line] = logged.mock.calls[0] as unknown as [Record<string, string>];
  expect(line).toMatchObject({ method: 'GET', route: '/api/sessions' });
  expect(line.error).toContain('the disk is gone');
  expect(line.stack).toContain('answers.test.ts');
  expect(JSON.stringify(line)).not.toContain(secret);
  await server.close();
});
