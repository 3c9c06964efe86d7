/** A database file that lost something is noticed at the start, in one line; so is whatever else keeps us from starting. */
import { execFileSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { newFolder, startChild } from '../testing/start.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** What it says when it does not start. */
function lineOf(env: Record<string, string>): string {
  try {
    const options = {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...env },
      stdio: 'pipe',
      timeout: 60_000,
    } as const;
    execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', main], options);
  } catch (error) {
    return String((error as { stderr: Buffer }).stderr).trim();
  }
  return '';
}

/** A folder that a server used and was killed over. */
async function used(): Promise<{ data: string; file: string }> {
  const data = newFolder();
  const server = await startChild({ TAVOLA_DATA: data });
  const ana = await Client.guest(server.base);
  for (let i = 0; i < 5; i++) await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }]);
  await server.stop();
  return { data, file: join(data, 'tavola.db') };
}

test('an emptied file, a journal without its database, a damaged journal, a damaged page', async () => {
  const { data, file } = await used();
  const env = { TAVOLA_DATA: data };
  const page = openSync(file, 'r+');
  writeSync(page, Buffer.alloc(4096, 0xab), 0, 4096, 4096);
  closeSync(page);
  expect(lineOf(env)).toMatch(/^Tavola: .*tavola\.db is damaged .*; restore a backup$/);
  writeFileSync(`${file}-wal`, 'nonsense, and not a little of it');
  expect(lineOf(env)).toMatch(/^Tavola: .*tavola\.db-wal is damaged/);
  rmSync(`${file}-wal`);
  truncateSync(file, 0);
  expect(lineOf(env)).toMatch(/^Tavola: .*tavola\.db is empty; restore a backup/);
  rmSync(file);
  writeFileSync(`${file}-wal`, 'left over');
  expect(lineOf(env)).toMatch(/^Tavola: .*tavola\.db-wal is there without/);
  expect(existsSync(file)).toBe(false);
});

test('a log that is missing or cut after a crash, and one that an orderly end folded in', async () => {
  const data = newFolder();
  const file = join(data, 'tavola.db');
  const server = await startChild({ TAVOLA_DATA: data, TAVOLA_SWEEP_MS: '20' });
  const ana = await Client.guest(server.base);
  for (let i = 0; i < 5; i++) await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }]);
  const long = statSync(`${file}-wal`).size;
  await expect.poll(() => Number.parseInt(readFileSync(`${file}.wal-mark`, 'utf8'), 10)).toBeGreaterThanOrEqual(long);
  await server.kill();
  const wal = readFileSync(`${file}-wal`);
  const env = { TAVOLA_DATA: data };
  rmSync(`${file}-wal`);
  expect(lineOf(env)).toMatch(
    /^Tavola: .*tavola\.db-wal lacks \d+ bytes that were on disk; put it back or restore a backup/,
  );
  writeFileSync(`${file}-wal`, wal.subarray(0, wal.length - 4200));
  expect(lineOf(env)).toMatch(/^Tavola: .*tavola\.db-wal lacks 4200 bytes/);
  writeFileSync(`${file}-wal`, wal);
  const again = await startChild(env);
  const back = new Client(again.base);
  back.cookie = ana.cookie;
  expect((await back.ok<{ matches: unknown[] }>('GET', '/api/matches')).matches).toHaveLength(5);
  await again.stop();
  expect([existsSync(`${file}-wal`), existsSync(`${file}.wal-mark`)]).toEqual([false, false]);
});

test('no secret, no database, wrong settings: one line that names it, without the password', () => {
  const env = { TAVOLA_DATA: newFolder() };
  expect(lineOf({ ...env, TAVOLA_SECRET: '' })).toMatch(/^Tavola: TAVOLA_SECRET is empty.*$/);
  expect(lineOf({ ...env, PORT: 'http' })).toMatch(/^Tavola: PORT must be a number.*$/);
  const line = lineOf({ ...env, DATABASE_URL: 'postgres://ana:hush@127.0.0.1:1/none' });
  expect(line).toMatch(/^Tavola: PostgreSQL at 127\.0\.0\.1:1\/none: .*ECONNREFUSED.*$/);
  expect(line).not.toContain('hush');
  writeFileSync(join(env.TAVOLA_DATA, 'secret'), '');
  expect(lineOf(env)).toMatch(/^Tavola: .*secret is empty/);
});
