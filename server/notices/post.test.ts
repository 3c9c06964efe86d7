import { createServer, type Server as HttpServer, type ServerResponse } from 'node:http';
import { createServer as createSocketServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { post } from './post.ts';

const PATIENCE = { connect: 200, headers: 400, whole: 800, bytes: 1000 };
const open: (Server | HttpServer)[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function listening(server: Server | HttpServer): Promise<string> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  return `127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
}
const answering = async (answer: (response: ServerResponse) => void) =>
  `http://${await listening(createServer((_, response) => answer(response)))}/`;
const call = (address: string) => post(address, { headers: {}, body: '{}' }, true, PATIENCE);

test('a good answer is its status', async () => {
  expect(await call(await answering((response) => response.writeHead(204).end()))).toEqual({ status: 204, wait: 0 });
});

test('how long the other side wants to be left alone is read, and believed up to a day', async () => {
  const busy = (after: string) => answering((response) => response.writeHead(429, { 'retry-after': after }).end());
  expect(await call(await busy('7.5'))).toEqual({ status: 429, wait: 7500 });
  expect((await call(await busy('99999999'))).wait).toBe(86_400_000);
  expect((await call(await busy('soon'))).wait).toBe(0);
});

test('a receiver that never shakes hands is given up', async () => {
  const silent = await listening(createSocketServer(() => {}));
  await expect(call(`https://${silent}/`)).rejects.toThrow('no connection in time');
});

test('a receiver that never answers is given up', async () => {
  await expect(call(await answering(() => {}))).rejects.toThrow('no answer in time');
});

test('a receiver that answers drop by drop is given up, although something keeps coming', async () => {
  const address = await answering((response) => {
    response.writeHead(200);
    const drops = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(drops));
  });
  await expect(call(address)).rejects.toThrow('no end of the answer in time');
});

test('of an endless answer no more is read than agreed', async () => {
  let sent = 0;
  const address = await answering((response) => {
    response.on('close', () => {
      sent = -1;
    });
    const more = () => {
      if (sent >= 0) response.write('x'.repeat(100), () => setImmediate(more));
    };
    more();
  });
  await expect(call(address)).rejects.toThrow('too long');
  await expect.poll(() => sent).toBe(-1);
});

test('a redirection is not followed', async () => {
  let asked = 0;
  const inside = await answering((response) => {
    asked++;
    response.end();
  });
  expect(await call(await answering((response) => response.writeHead(307, { location: inside }).end()))).toMatchObject({
    status: 307,
  });
  expect(asked).toBe(0);
});
