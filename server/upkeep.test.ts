/** tavola check-update and tavola repair on what a released version left, and on PostgreSQL. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { Client } from './testing/client.ts';
import { postgresFolder, startPostgres } from './testing/postgres.ts';
import { releases, unpacked } from './testing/released/open.ts';
import { startServer } from './testing/start.ts';
import { checkMatches, openToRead } from './upkeep.ts';

const root = join(import.meta.dirname, '..');

function tavola(...args: string[]): { code: number | null; out: string; err: string } {
  const main = join(root, 'cli/main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args, '--lang', 'en'], { encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

test('every running match is listed that these rules would stop, with the pick, and nothing is touched', () => {
  const { data, tables } = unpacked(releases.at(-1) ?? '');
  const file = join(data, 'tavola.db');
  const { id } =
    tables.find(({ game, kind }) => game === 'evenfall' && kind === 'people') ?? expect.fail('no such table');
  const db = new DatabaseSync(file);
  db.prepare("update picks set option = 'nonsense' where match = ? and number = 20").run(id);
  db.close();
  const before = readFileSync(file);

  const json = tavola('check-update', '--database', file, '--json');
  const { games } = JSON.parse(json.out) as Awaited<{ games: Awaited<ReturnType<typeof checkMatches>> }>;
  expect(json.code).toBe(1);
  expect(games.map(({ game }) => game)).toEqual(['calamandara', 'evenfall', 'labyrinx', 'oath', 'root']);
  expect(games[1]).toMatchObject({ goesOn: 3, stops: [{ match: id, pick: 20 }] });
  // Another checkout's checker is run with its own rules.
  expect(tavola('check-update', root, '--database', file, '--json')).toEqual(json);
  const [stop] = games[1]?.stops ?? [];
  const would = tavola('repair', id, '--database', file, '--dry');
  expect(would).toMatchObject({ code: 0, out: expect.stringContaining(`from pick ${stop?.count} to pick 20`) });
  expect(readFileSync(file)).toEqual(before);

  expect(tavola('repair', id, '--database', file)).toMatchObject({
    code: 0,
    out: expect.stringContaining('is practice'),
  });
  expect(tavola('repair', id, '--database', file).out).toContain('nothing to repair');
  expect(tavola('check-update', '--database', file).out).toContain('evenfall: 4 go on, 0 would stop');
});

test('what is not a folder of Tavola is refused with a sentence', () => {
  const { data } = unpacked(releases.at(-1) ?? '');
  const refused = tavola('check-update', 'tavola-0.3.0.tar.gz', '--database', join(data, 'tavola.db'));
  expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('unpack the archive first') });
});

test.skipIf(!postgresFolder)('PostgreSQL is read in a session that cannot write', async () => {
  const postgres = await startPostgres(postgresFolder ?? '');
  const url = postgres.newDatabase('checked');
  const server = await startServer({ DATABASE_URL: url });
  const ana = await Client.guest(server.base);
  const { id } = await ana.newMatch('labyrinx', [{ kind: 'me' }, { kind: 'screen' }]);
  const { pending } = await ana.frame(id);
  await ana.pickAny(id, pending[0] ?? 0);
  const from = await openToRead({ url });
  expect(await checkMatches(from)).toEqual([{ game: 'labyrinx', goesOn: 1, stops: [] }]);
  await expect(from.db.deleteFrom('picks').execute()).rejects.toThrow('read-only');
  await from.close();
  await server.close();
  postgres.stop();
});
