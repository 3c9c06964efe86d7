/** Several requests at a time over one connection. */
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statusOf } from '../testing/client.ts';
import { twoPeople } from '../testing/pair.ts';
import { type Running, startServer } from '../testing/start.ts';

let server: Running;
let served = 0;
beforeAll(async () => {
  server = await startServer();
  server.app.server.prependListener('request', () => served++);
});
afterAll(() => server.close());

const ask = (path = '/api/games') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** All that comes back over one connection until it is closed or has been answered this often. */
function answers(base: string, parts: readonly string[], most: number, from = '127.0.0.1'): Promise<string> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve) => {
    let text = '';
    const socket = connect({ host: hostname, port: Number(port), localAddress: from });
    socket.on('connect', async () => {
      for (const part of parts) {
        socket.write(part);
        await new Promise((sent) => setImmediate(sent));
      }
    });
    socket.on('data', (chunk) => {
      text += chunk;
      if (text.split('HTTP/1.1 ').length > most) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
}
const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);

test('eight requests at once are answered in their order', async () => {
  const paths = ['/api/games', '/api/none', '/api/games', '/api/none', '/api/none', '/api/games', '/api/games', '/'];
  const text = await answers(server.base, [paths.map(ask).join('')], 8);
  expect(statuses(text).slice(0, 7)).toEqual(['200', '404', '200', '404', '404', '200', '200']);
});

test('a request may come in pieces of any size', async () => {
  const text = await answers(server.base, [...ask()], 1);
  expect(statuses(text)).toEqual(['200']);
});

test('more than that at once are thrown out before any of them is parsed', async () => {
  served = 0;
  expect(await answers(server.base, [ask().repeat(1000)], 1000)).toBe('');
  expect(served).toBe(0);
});

test('one behind the other while the first is still being answered ends after eight, however they are cut', async () => {
  const { ana, id } = await twoPeople(server.base);
  await ana.ok('PATCH', `/api/matches/${id}`, { spectators: 'public' });
  served = 0;
  const text = await answers(server.base, [ask(`/api/matches/${id}/live`), ...new Array(200).fill(ask())], 200);
  expect(statuses(text).length).toBeLessThanOrEqual(1);
  expect(served).toBeLessThanOrEqual(16);
});

test('an address that does so again and again is kept out', async () => {
  const strict = await startServer({ TAVOLA_RATE_ADDRESS: '450' });
  for (let i = 0; i < 5; i++) await answers(strict.base, [ask().repeat(100)], 100, '127.0.0.3');
  await expect(statusOf('GET', `${strict.base}/api/me`, {}, '127.0.0.3')).rejects.toThrow();
  expect(await statusOf('GET', `${strict.base}/api/me`, {}, '127.0.0.4')).toBe(200);
  await strict.close();
});
