/** Picks in the journal are as good as picks in their table: for readers, after a crash, beside another process. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { newFolder } from '../testing/start.ts';
import type { MatchRow, PickRow } from './schema.ts';
import { Store } from './store.ts';
import { changeOf, newMatch } from './writes.ts';

const stores: Store[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

async function open(file: string): Promise<Store> {
  const store = await Store.open({ file });
  stores.push(store);
  return store;
}

const fresh: MatchRow = {
  id: 'm_1',
  game: 'skirmish',
  version: '1',
  name: '',
  options_json: '{}',
  status: 'playing',
  owner: 'p_1',
  open: 0,
  spectators: 'none',
  talk: 0,
  clock_decision: null,
  clock_player: null,
  revision: 1,
  undone: 0,
  seed: null,
  commitment: null,
  count: 0,
  pending_json: '[]',
  left_json: '[]',
  outcome_json: null,
  undo_json: null,
  abandoning_json: '[]',
  rematch: null,
  origin_json: null,
  whole: 1,
  created: 1,
  updated: 1,
  wake: null,
};

/** The change that one more pick makes of a match. */
function pick(before: MatchRow, fields: Partial<MatchRow> = {}) {
  const row = { ...before, revision: before.revision + 1, count: before.count + 1, ...fields };
  const { id, count, revision } = row;
  const picks: PickRow[] = [{ match: id, number: count - 1, seat: 0, option: `pick ${revision}`, revision, at: 5 }];
  const isPlain = Object.keys(fields).length === 0;
  return { row, change: changeOf({ before, row, isPlain, seats: [], picks, cut: null, checkpoint: null, others: [] }) };
}

async function played(store: Store, from: MatchRow, times: number): Promise<MatchRow> {
  let current = from;
  for (let i = 0; i < times; i++) {
    const { row, change } = pick(current);
    expect(await store.commit(change)).toBe(true);
    current = row;
  }
  return current;
}

const begun = async (store: Store, row = fresh) => {
  await store.commit(newMatch({ row, seats: [], invitations: [], picks: [], checkpoints: [] }));
  return row;
};
/** Straight from the file, without moving anything. */
function inFile(file: string, table: 'picks' | 'journal'): number {
  const db = new DatabaseSync(file, { readOnly: true });
  const found = db.prepare(`select count(*) as n from ${table}`).get();
  db.close();
  return Number(found?.n);
}
const options = async (store: Store) =>
  (await store.db.selectFrom('picks').select('option').where('match', '=', 'm_1').orderBy('number').execute()).map(
    ({ option }) => option,
  );
const rowOf = (store: Store) =>
  store.db.selectFrom('matches').selectAll().where('id', '=', 'm_1').executeTakeFirstOrThrow();

test('picks wait in the journal until somebody reads, and then everybody finds them in order', async () => {
  const file = join(newFolder(), 'tavola.db');
  const store = await open(file);
  const row = await played(store, await begun(store), 5);
  expect([inFile(file, 'picks'), inFile(file, 'journal')]).toEqual([0, 5]);
  expect(await rowOf(store)).toEqual(row);
  expect(await options(store)).toEqual(['pick 2', 'pick 3', 'pick 4', 'pick 5', 'pick 6']);
  expect([inFile(file, 'picks'), inFile(file, 'journal')]).toEqual([5, 0]);
});

test('picks of many matches at once are one row', async () => {
  const file = join(newFolder(), 'tavola.db');
  const store = await open(file);
  const rows = await Promise.all([1, 2, 3].map((n) => begun(store, { ...fresh, id: `m_${n}` })));
  await Promise.all(rows.map((row) => store.commit(pick(row).change)));
  expect(inFile(file, 'journal')).toBe(1);
  const counts = await store.db.selectFrom('matches').select('count').execute();
  expect(counts).toEqual([{ count: 1 }, { count: 1 }, { count: 1 }]);
});

test('another change of the match moves what waited of it first', async () => {
  const file = join(newFolder(), 'tavola.db');
  const store = await open(file);
  const row = await played(store, await begun(store), 2);
  const named = pick(row, { name: 'Friday' });
  expect(await store.commit(named.change)).toBe(true);
  expect(inFile(file, 'picks')).toBe(3);
  const last = await played(store, named.row, 1);
  expect(await rowOf(store)).toEqual(last);
  expect(await options(store)).toHaveLength(4);
});

test('what saw an old revision is refused, and costs nothing', async () => {
  const store = await open(join(newFolder(), 'tavola.db'));
  const row = await played(store, await begun(store), 3);
  expect(await store.commit(pick(fresh).change)).toBe(false);
  expect(await store.commit(pick(fresh, { name: 'late' }).change)).toBe(false);
  const last = await played(store, row, 1);
  expect(await rowOf(store)).toEqual(last);
});

test('after a crash the journal is moved at the start; entries that were moved before are not moved again', async () => {
  const file = join(newFolder(), 'tavola.db');
  const store = await open(file);
  const waiting = await played(store, await begun(store), 3);
  const cut = { ...waiting, revision: waiting.revision + 1, count: 1 };
  // An undo: its match was moved, the journal still has the picks.
  const change = changeOf({
    before: waiting,
    row: cut,
    isPlain: false,
    seats: [],
    picks: [],
    cut: 1,
    checkpoint: null,
    others: [],
  });
  await store.commit(change);
  const last = await played(store, cut, 2);
  const crashed = join(newFolder(), 'tavola.db');
  for (const end of ['', '-wal']) copyFileSync(file + end, crashed + end);
  expect(inFile(crashed, 'journal')).toBe(5);
  const again = await open(crashed);
  expect(inFile(crashed, 'journal')).toBe(0);
  expect(await rowOf(again)).toEqual(last);
  expect(await options(again)).toEqual(['pick 2', 'pick 6', 'pick 7']);
});

test('two processes at one file: each finds the journal of the other', async () => {
  const file = join(newFolder(), 'tavola.db');
  const here = await open(file);
  const row = await played(here, await begun(here), 3);
  const there = await open(file);
  expect(await rowOf(there)).toEqual(row);
  const next = await played(there, row, 2);
  expect(await here.commit(pick(row).change)).toBe(false);
  expect(await rowOf(here)).toEqual(next);
  const last = await played(here, next, 2);
  expect(await options(there)).toHaveLength(7);
  expect(await rowOf(there)).toEqual(last);
});

test('a failing write takes nothing with it', async () => {
  const store = await open(join(newFolder(), 'tavola.db'));
  const row = await played(store, await begun(store), 2);
  const { change } = pick(row, { name: 'x' });
  const broken = { ...change, writes: [...change.writes, ...change.writes.slice(1)] };
  await expect(store.commit(broken)).rejects.toThrow('UNIQUE');
  const last = await played(store, row, 2);
  expect(await rowOf(store)).toEqual(last);
  expect(await options(store)).toHaveLength(4);
});
