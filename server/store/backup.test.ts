/** `tavola backup` and `tavola restore` while a server uses the file. */
import { execFile } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { newFolder, startServer } from '../testing/start.ts';

const run = promisify(execFile);
const cli = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
const tavola = (data: string, ...args: string[]) =>
  run(process.execPath, ['--disable-warning=ExperimentalWarning', cli, ...args, '--lang', 'en'], {
    env: { ...process.env, TAVOLA_DATA: data },
  });

test('while serving: the copy is whole, and readers see the restored match', async () => {
  const data = newFolder();
  const server = await startServer({ TAVOLA_DATA: data });
  const ana = await Client.guest(server.base);
  const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }]);
  await ana.pickAny(id, 0, 4);
  const copy = join(newFolder(), 'copy.db');
  expect((await tavola(data, 'backup', copy)).stdout).toContain('Copied to');
  await ana.pickAny(id, 1, 0);
  await ana.pickAny(id, 0, 0);
  const reader = await ana.read(id);
  await reader.until((it) => it.frames().at(-1)?.count === 3);
  expect((await tavola(data, 'restore', copy)).stdout).toContain('Restored from');
  await server.sweeper.sweep();
  await reader.until((it) => it.frames().at(-1)?.count === 1);
  expect(reader.history()).toHaveLength(1);
  expect((await ana.pickAny(id, 1, 1)).status).toBe(200);
  await reader.until((it) => it.frames().at(-1)?.count === 2);
  const nonsense = join(newFolder(), 'nonsense.db');
  writeFileSync(nonsense, 'not a database');
  await expect(tavola(data, 'restore', nonsense)).rejects.toMatchObject({ code: 2 });
  await expect(tavola(newFolder(), 'backup', copy)).rejects.toMatchObject({ code: 2 });
  reader.close();
  await server.close();
});

/** What a store has that one of the second migration had not. */
const SINCE = {
  tables: [
    'journal',
    'analyses',
    'links',
    'passkeys',
    'recoveries',
    'outbox',
    'mail_asks',
    'channels',
    'channel_uses',
    'seat_holders',
    'plans',
    'boards',
    'codes',
    'evening_people',
    'evening_words',
    'evening_points',
    'evening_picks',
    'evenings',
  ],
  indexes: ['watchers_person', 'matches_owner', 'matches_chain', 'pushes_session'],
  columns: {
    watchers: ['token', 'since'],
    seats: ['settings_json', 'standing_json', 'notify', 'told', 'offer_json', 'holidays_json', 'shown'],
    matches: [
      'practice',
      'dice',
      'follows',
      'chain',
      'inheritance_json',
      'channel',
      'clock_increment',
      'clock_zone',
      'weekends',
      'pause_json',
      'plans',
      'claim_json',
    ],
    people: [
      'handle',
      'offered',
      'zone',
      'quiet_json',
      'mail',
      'mail_state',
      'mail_mode',
      'notice_delay',
      'remind',
      'holidays_json',
    ],
    sessions: ['browser', 'proved'],
    pushes: ['session', 'label', 'created'],
  },
};

test('a copy of an older version is restored while serving: it is migrated, and the match goes on', async () => {
  const data = newFolder();
  const server = await startServer({ TAVOLA_DATA: data });
  const ana = await Client.guest(server.base);
  const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }]);
  const copy = join(newFolder(), 'copy.db');
  await tavola(data, 'backup', copy);
  const old = new DatabaseSync(copy);
  for (const table of SINCE.tables) old.exec(`drop table ${table}`);
  for (const index of SINCE.indexes) old.exec(`drop index ${index}`);
  for (const [table, columns] of Object.entries(SINCE.columns))
    for (const column of columns) old.exec(`alter table ${table} drop column ${column}`);
  old.exec(`alter table seats add column standing text not null default 'ask';
    delete from kysely_migration where name >= '0003'`);
  old.close();
  await ana.pickAny(id, 0);
  await tavola(data, 'restore', copy);
  await server.sweeper.sweep();
  expect((await ana.frame(id)).count).toBe(0);
  for (const seat of [0, 1, 0]) expect((await ana.pickAny(id, seat)).status).toBe(200);
  await server.close();
  const again = await startServer({ TAVOLA_DATA: data });
  const back = new Client(again.base);
  back.cookie = ana.cookie;
  expect((await back.frame(id)).count).toBe(3);
  await again.close();
});

test('restored five times under load: each time it works, and what is acknowledged afterwards stays', async () => {
  const data = newFolder();
  const server = await startServer({ TAVOLA_DATA: data });
  const ana = await Client.guest(server.base);
  const seats = [{ kind: 'me' }, { kind: 'screen' }] as const;
  const ids: string[] = [];
  for (let i = 0; i < 8; i++) ids.push((await ana.newMatch('skirmish', seats)).id);
  const copy = join(newFolder(), 'copy.db');
  await tavola(data, 'backup', copy);

  let isOver = false;
  let unexplained = 0;
  const storm = ids.map(async (id) => {
    while (!isOver) {
      const { status } = await ana.call('GET', `/api/matches/${id}/table`);
      const picked = await ana.pickAny(id, -1).catch(() => ({ status: 409 }));
      // A pick may come too late or find the file locked; it is never broken.
      if (status !== 200 || ![200, 409, 503].includes(picked.status)) unexplained++;
    }
  });
  for (let i = 0; i < 5; i++) {
    expect((await tavola(data, 'restore', copy)).stdout).toContain('Restored from');
    await server.sweeper.sweep();
  }
  isOver = true;
  await Promise.all(storm);
  expect(unexplained).toBe(0);
  await tavola(data, 'restore', copy);
  await server.sweeper.sweep();
  const before = (await ana.frame(ids[0] as string)).count;
  const [seat = 0] = (await ana.frame(ids[0] as string)).pending;
  expect((await ana.pickAny(ids[0] as string, seat)).status).toBe(200);
  await server.close();
  const again = await startServer({ TAVOLA_DATA: data });
  const back = new Client(again.base);
  back.cookie = ana.cookie;
  expect((await back.frame(ids[0] as string)).count).toBeGreaterThan(before);
  await again.close();
});

test('a store that is never free says so, and nothing is changed', async () => {
  const data = newFolder();
  const server = await startServer({ TAVOLA_DATA: data });
  const ana = await Client.guest(server.base);
  const copy = join(newFolder(), 'copy.db');
  await tavola(data, 'backup', copy);
  const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }]);
  const holder = new DatabaseSync(join(data, 'tavola.db'));
  holder.exec('begin immediate');
  const refused = await tavola(data, 'restore', copy).catch((error) => error);
  expect(refused).toMatchObject({ code: 2 });
  expect(refused.stderr).toContain('without a pause');
  holder.exec('rollback');
  holder.close();
  expect((await ana.match(id)).id).toBe(id);
  await server.close();
});

test('the secret comes along, for its owner alone: on another machine guests are who they were', async () => {
  const ownSecret = (folder: string) => ({ TAVOLA_DATA: folder, TAVOLA_SECRET: undefined });
  const data = newFolder();
  const server = await startServer(ownSecret(data));
  const ana = await Client.guest(server.base);
  const { id } = await ana.newMatch('tic-tac-toe', [{ kind: 'me' }, { kind: 'screen' }]);
  const copy = join(newFolder(), 'copy.db');
  expect((await tavola(data, 'backup', copy)).stdout).toContain(`${copy}.secret`);
  expect(statSync(`${copy}.secret`).mode & 0o777).toBe(0o600);
  await server.close();

  const elsewhere = newFolder();
  await (await startServer(ownSecret(elsewhere))).close();
  const theirs = readFileSync(join(elsewhere, 'secret'), 'utf8');
  expect((await tavola(elsewhere, 'restore', copy)).stdout).toContain('restart');
  expect(statSync(join(elsewhere, 'secret')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(elsewhere, 'secret.before-restore'), 'utf8')).toBe(theirs);
  const again = await startServer(ownSecret(elsewhere));
  const back = new Client(again.base);
  back.cookie = ana.cookie;
  expect((await back.pickAny(id, 0)).status).toBe(200);
  await again.close();
  expect((await tavola(elsewhere, 'restore', copy)).stdout).not.toContain('restart');
});
