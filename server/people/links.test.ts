import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Store, type StoreConfig } from '../store/store.ts';
import { postgresFolder, startPostgres, type ThrowAway } from '../testing/postgres.ts';
import { newFolder } from '../testing/start.ts';
import { Links, sweepLinks } from './links.ts';
import { People } from './people.ts';

const RACES = 40;

/** The same promises on both databases. */
function promises(open: () => StoreConfig) {
  let now = 1_000_000;
  let store: Store;
  let config: StoreConfig;
  let seats: Links<{ seat: number }>;
  let people: People;
  beforeAll(async () => {
    config = open();
    store = await Store.open(config);
    seats = new Links(store, 'seat', () => now);
    people = new People(store, () => now);
  });
  afterAll(() => store.close());

  test('a link is looked at as often as one likes and used once', async () => {
    const secret = await seats.make({ target: { seat: 2 }, lasts: 1000 });
    const link = { person: null, target: { seat: 2 }, expires: now + 1000, asked: null };
    for (let i = 0; i < 2; i++) expect(await seats.look(secret)).toEqual(link);
    expect(await seats.take(secret)).toEqual(link);
    expect(await seats.take(secret)).toBeNull();
    expect(await seats.look(secret)).toBeNull();
  });

  test('a link for three opens three times', async () => {
    const secret = await seats.make({ target: { seat: 0 }, lasts: 1000, uses: 3 });
    const taken = [];
    for (let i = 0; i < 4; i++) taken.push((await seats.take(secret)) !== null);
    expect(taken).toEqual([true, true, true, false]);
  });

  test('of two who say something of a link at once one is heard', async () => {
    const doors = new Links<null, { who: string }>(store, 'door', () => now);
    const secret = await doors.make({ target: null, lasts: 1000, secret: 'typed by hand' });
    const heard = await Promise.all(['ana', 'bia'].map((who) => doors.ask(secret, null, { who })));
    expect(heard.filter(Boolean)).toHaveLength(1);
    const { asked } = (await doors.look('typed by hand')) ?? {};
    expect(asked).toEqual({ who: heard[0] ? 'ana' : 'bia' });
    expect(await doors.ask(secret, { who: 'caio' }, { who: 'dora' })).toBe(false);
    expect(await doors.ask(secret, asked ?? null, { who: 'dora' })).toBe(true);
  });

  test('the store never holds the secret', async () => {
    const secret = await seats.make({ target: { seat: 1 }, lasts: 1000 });
    const rows = await store.db.selectFrom('links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('a link of one kind opens nothing of another', async () => {
    const secret = await seats.make({ target: { seat: 1 }, lasts: 1000 });
    const mails = new Links(store, 'mail', () => now);
    expect([await mails.look(secret), await mails.take(secret), await mails.revoke(secret)]).toEqual([
      null,
      null,
      false,
    ]);
    expect(await seats.take(secret)).not.toBeNull();
  });

  test('a link whose time is over opens nothing, and the sweep forgets it and no other', async () => {
    const [short, long] = [
      await seats.make({ target: { seat: 1 }, lasts: 10, uses: 2 }),
      await seats.make({ target: { seat: 1 }, lasts: 1000 }),
    ];
    now += 10;
    expect([await seats.look(short), await seats.take(short)]).toEqual([null, null]);
    expect(await sweepLinks(store, now)).toBe(false);
    expect(await seats.revoke(short)).toBe(false);
    expect(await seats.take(long)).not.toBeNull();
  });

  test('links are revoked one by one, of a person, or by where they lead', async () => {
    const ana = await people.newPerson({ kind: 'guest', name: 'Ana' });
    const make = (seat: number, person?: string) =>
      seats.make({ target: { seat }, lasts: 1000, ...(person ? { person } : {}) });
    const [one, hers, there, kept] = [await make(5), await make(6, ana.id), await make(7), await make(8)];
    expect(await seats.revoke(one)).toBe(true);
    await seats.revokeAll({ person: ana.id });
    await seats.revokeAll({ target: { seat: 7 } });
    for (const secret of [one, hers, there]) expect(await seats.look(secret)).toBeNull();
    expect(await seats.look(kept)).not.toBeNull();
  });

  test('what a guest gave to others goes to the account it becomes; the rest goes with the guest', async () => {
    const [guest, ana] = [await people.newPerson({ kind: 'guest' }), await people.newPerson({ kind: 'account' })];
    const devices = new Links(store, 'device', () => now);
    const given = await seats.make({ target: { seat: 3 }, person: guest.id, lasts: 1000 });
    const device = await devices.make({ target: null, person: guest.id, lasts: 1000 });
    await people.inherit(guest.id, ana);
    await people.erase(guest.id);
    expect(await seats.look(given)).toMatchObject({ person: ana.id });
    expect(await devices.look(device)).toBeNull();
  });

  test('two processes race for a link: one gets it, every time', async () => {
    const processes = [await taker(config), await taker(config)];
    const real = new Links<number>(store, 'seat', Date.now);
    for (let i = 0; i < RACES; i++) {
      const secret = await real.make({ target: i, lasts: 60_000 });
      const answers = await Promise.all(processes.map((it) => answer(it, secret)));
      expect(answers.filter(Boolean)).toHaveLength(1);
    }
    for (const it of processes) it.disconnect();
  });
}

async function taker({ file, url = '' }: StoreConfig): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('../testing/links-main.ts', import.meta.url));
  const child = fork(program, [file, url], { execArgv: ['--disable-warning=ExperimentalWarning'] });
  await once(child, 'message');
  return child;
}

async function answer(child: ChildProcess, secret: string): Promise<boolean> {
  child.send(secret);
  const [taken] = await once(child, 'message');
  return taken;
}

describe('links on SQLite', () => {
  const folder = newFolder();
  afterAll(() => rmSync(folder, { recursive: true }));
  promises(() => ({ file: join(folder, 'tavola.db') }));
});

describe.skipIf(!postgresFolder)('links on PostgreSQL', () => {
  let postgres: ThrowAway;
  beforeAll(async () => {
    postgres = await startPostgres(postgresFolder ?? '');
  });
  afterAll(() => postgres.stop());
  promises(() => ({ file: '', url: postgres.newDatabase('links') }));
});
