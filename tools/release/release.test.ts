/** A release in a folder where nothing else is: it serves, its bots and threads work, its commands run, and the same sources give the same bytes. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../../server/testing/client.ts';
import { type Child, startChild } from '../../server/testing/start.ts';
import { archive, releaseFolder } from './release.ts';

const scratch = mkdtempSync(join(tmpdir(), 'tavola-release-'));
let child: Child | null = null;
const [web, first] = [join(scratch, 'web'), join(scratch, 'first')];

beforeAll(async () => {
  // The client is built after the unit tests; the browser tests prove it.
  mkdirSync(web);
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Tavola</title>');
  await releaseFolder(first, web);
});
afterAll(async () => {
  await child?.stop();
  rmSync(scratch, { recursive: true, force: true });
});

const tavola = (folder: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [join(folder, 'tavola.mjs'), ...args], {
    cwd: scratch,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });

test('the same sources give the same bytes', async () => {
  const again = join(scratch, 'again');
  await releaseFolder(again, web);
  const bytes = [first, again].map((folder) => {
    archive(folder, 'tavola', `${folder}.tar.gz`);
    return readFileSync(`${folder}.tar.gz`);
  });
  expect(bytes[0]?.equals(bytes[1] as Buffer)).toBe(true);
});

test('it serves: a bot answers from its thread, and a reason comes from a replay', async () => {
  const data = join(scratch, 'data');
  child = await startChild({ TAVOLA_DATA: data }, pathToFileURL(join(first, 'lib/server-main.js')));
  const ana = await Client.guest(child.base);
  expect((await ana.call('GET', '/')).status).toBe(200);
  const { id } = await ana.newMatch('labyrinx', [{ kind: 'me' }, { kind: 'bot', level: 'medium' }]);
  await ana.ok('PUT', `/api/matches/${id}/seats/0/standing`, { ask: 'always' });
  await expect
    .poll(
      async () => {
        const { count, pending } = await ana.frame(id);
        if (pending.includes(0)) await ana.pickAny(id, 0, count);
        return (await ana.frame(id)).count;
      },
      { interval: 10 },
    )
    .toBeGreaterThan(14);
  await ana.ok('POST', `/api/matches/${id}/abandon`);
  expect((await ana.call('GET', `/api/matches/${id}/replay/10`)).status).toBe(200);
  expect(await child.stop()).toBe(0);
  expect(tavola(first, 'check-update', '--database', join(data, 'tavola.db')).status).toBe(0);
});

test('its commands work, and what needs a checkout says so', () => {
  expect(tavola(first, 'help').stdout).toContain('tavola play');
  const sim = tavola(first, 'sim', 'labyrinx', '--bots', 'random', '--games', '60', '--seed', '1');
  expect(sim).toMatchObject({ status: 0, stderr: '' });
  expect(tavola(first, 'new', 'ferry')).toMatchObject({ status: 2, stdout: '' });
});

test('everybody whose work is in it is named', () => {
  const named = readFileSync(join(first, 'LICENCES.txt'), 'utf8');
  for (const name of ['fastify', 'kysely', 'zod', 'piscina', '@simplewebauthn/server'])
    expect(named).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+: (?:MIT|Apache-2.0|ISC|BSD-3-Clause)$`, 'm'));
});

test('an older Node is told so before anything is read', () => {
  const copy = join(scratch, 'old');
  mkdirSync(copy);
  cpSync(join(first, 'tavola.mjs'), join(copy, 'tavola.mjs'));
  const old = join(copy, 'old.mjs');
  writeFileSync(
    old,
    "Object.defineProperty(process.versions, 'node', { value: '22.1.0' }); await import('./tavola.mjs');",
  );
  const { status, stderr } = spawnSync(process.execPath, [old], { encoding: 'utf8' });
  expect({ status, stderr: stderr.trim() }).toEqual({
    status: 1,
    stderr: 'Tavola needs Node 24 or newer; this is 22.1.0.',
  });
});
