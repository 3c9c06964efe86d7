import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Client } from './testing/client.ts';
import { newFolder, startChild } from './testing/start.ts';

test('goes down in order: streams say goodbye, the store is closed, the exit code is 0', async () => {
  const data = newFolder();
  const child = await startChild({ TAVOLA_DATA: data });
  const ana = await Client.guest(child.base);
  const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }]);
  const reader = await ana.read(id);
  await reader.until((it) => it.frames().length > 0);
  expect(await child.stop()).toBe(0);
  await reader.until((it) => it.closed);
  expect(reader.messages.at(-1)?.event).toBe('bye');
  expect(existsSync(join(data, 'tavola.db-wal'))).toBe(false);
});

test('takes the next port when 3000 is taken and none was asked for; a port that was asked for is not replaced', async () => {
  const occupier = createServer().on('error', () => {});
  await new Promise<void>((resolve) => {
    occupier.on('error', () => resolve());
    occupier.listen(3000, '127.0.0.1', resolve);
  });
  const child = await startChild({ TAVOLA_DATA: newFolder(), PORT: '' });
  const { port } = new URL(child.base);
  expect(Number(port)).toBeGreaterThan(3000);
  await expect(startChild({ TAVOLA_DATA: newFolder(), PORT: port })).rejects.toThrow('ended with 1');
  await child.stop();
  occupier.close();
});
