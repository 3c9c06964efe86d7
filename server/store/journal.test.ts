/** Picks in the journal are as good as picks in their table: for readers, after a crash, beside another process. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Rng, seededRng } from '@tavola/kernel/rules/rng.ts';
import { afterEach, expect, test } from 'vitest';
import { unplayed } from '../match/start.ts';
import { readPending, writePending } from '../memory/live-match.ts';
import { newFolder } from '../testing/start.ts';
import type { MatchRow, PickRow } from './schema.ts';
import { Store } from './store.ts';
import { type Change, changeOf, newMatch } from './writes.ts';

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
  dice: 'app',
  follows: null,
  chain: null,
  inheritance_json: null,
  owner: 'p_1',
  open: 0,
  spectators: 'none',
  practice: 'no',
  talk: 0,
  plans: 0,
  clock_decision: null,
  clock_player: null,
  clock_increment: null,
  clock_zone: null,
  weekends: 0,
  ...unplayed(null, [], 1),
  status: 'playing',
  revision: 1,
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
  await store.commit(newMatch({ row, seats: [], invitations: [], picks: [], checkpoints: [], others: [] }));
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

test('what an older version left behind is read', async () => {
  const file = join(newFolder(), 'tavola.db');
  const before = await Store.open({ file });
  await begun(before);
  await before.close();
  const db = new DatabaseSync(file);
  const entries = [
    [
      'm_1',
      1,
      2,
      2,
      '[{"seat":0,"decision":2,"since":7,"noticed":0}]',
      [
        [0, 0, 'a', 6],
        [1, -1, '3', 7],
      ],
    ],
  ];
  db.prepare('insert into journal (entries_json) values (?)').run(JSON.stringify(entries));
  db.close();
  const again = await open(file);
  const picks = await again.db.selectFrom('picks').select(['number', 'option', 'at']).orderBy('number').execute();
  expect(picks).toEqual([
    { number: 0, option: 'a', at: 6 },
    { number: 1, option: '3', at: 7 },
  ]);
  const row = await rowOf(again);
  expect([row.revision, readPending(row)]).toEqual([2, [{ seat: 0, decision: 2, since: 7, noticed: 0 }]]);
});

test('who is asked is kept short, and comes back whole', () => {
  const pending = [
    { seat: 0, decision: 12, since: 1_700_000_000_000, noticed: 1 },
    { seat: 3, decision: 12, since: 5, noticed: 0, quiet: 9 },
  ];
  expect(readPending({ ...fresh, pending_json: writePending(pending) })).toEqual(pending);
  expect(readPending({ ...fresh, pending_json: writePending([]) })).toEqual([]);
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

/** A match as it must be: its row, and the options that were picked. */
type Model = { row: MatchRow; picks: readonly string[] };

/** A change of `model`: picks that may bring a checkpoint, picks that change more, an undo. A checkpoint's state is the picks before it. */
function changed({ row: before, picks }: Model, rng: Rng): { readonly model: Model; readonly change: Change } {
  const revision = before.revision + 1;
  const { id: match } = before;
  const undo = picks.length > 0 && rng.below(6) === 0;
  const cut = undo ? rng.below(picks.length) : null;
  const isPlain = !undo && rng.below(5) > 0;
  const option = `pick ${revision}`;
  const added: PickRow[] = undo ? [] : [{ match, number: picks.length, seat: 0, option, revision, at: 5 }];
  const now = cut === null ? [...picks, option] : picks.slice(0, cut);
  const row = { ...before, revision, count: now.length, ...(isPlain ? {} : { name: option }) };
  const checkpoint =
    rng.below(3) > 0 || now.length === 0
      ? null
      : { match, picks: now.length, chance: 0, told: 0, state_json: JSON.stringify(now) };
  const change = changeOf({ before, row, isPlain, seats: [], picks: added, cut, checkpoint, others: [] });
  return { model: { row, picks: now }, change };
}

async function expectAll(store: Store, models: readonly Model[]): Promise<void> {
  for (const { row, picks } of models) {
    const { id } = row;
    const found = await store.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(found).toEqual(row);
    const rows = await store.db.selectFrom('picks').selectAll().where('match', '=', id).orderBy('number').execute();
    expect(rows.map(({ option }) => option)).toEqual(picks);
    const points = await store.db.selectFrom('checkpoints').selectAll().where('match', '=', id).execute();
    for (const point of points) expect(JSON.parse(point.state_json)).toEqual(picks.slice(0, point.picks));
  }
}

test.each([1, 2, 3, 4])(
  'whatever happens in whatever order, nothing is lost and nothing returns (%i)',
  async (seed) => {
    const rng = seededRng(seed);
    let file = join(newFolder(), 'tavola.db');
    let store = await open(file);
    const models: Model[] = [];
    for (const n of [1, 2, 3]) models.push({ row: await begun(store, { ...fresh, id: `m_${n}` }), picks: [] });
    const go = async (at: Store, i: number) => {
      const { model, change } = changed(models[i] as Model, rng);
      expect(await at.commit(change)).toBe(true);
      models[i] = model;
    };
    for (let step = 0; step < 150; step++) {
      const i = rng.below(models.length);
      const model = models[i] as Model;
      switch (rng.below(12)) {
        case 0:
          await expectAll(store, models);
          break;
        case 1: {
          // Somebody who saw an older revision.
          const late = { ...model, row: { ...model.row, revision: model.row.revision - 1 } };
          expect(await store.commit(changed(late, rng).change)).toBe(false);
          break;
        }
        case 2: {
          const { change } = changed(model, rng);
          const wrong = pick(model.row, { name: 'x' }).change.writes;
          const broken = { ...change, picked: null, writes: [...wrong, ...wrong.slice(1)] };
          // Others who are written in the same group do not suffer.
          const other = (i + 1) % models.length;
          await Promise.all([expect(store.commit(broken)).rejects.toThrow('UNIQUE'), go(store, other)]);
          break;
        }
        case 3:
          // A transaction of the query builder, and picks that come while it is open.
          await Promise.all([
            store.db.transaction().execute(async (trx) => {
              await trx.updateTable('matches').set({ created: 1 }).where('id', '=', model.row.id).execute();
              await trx.selectFrom('picks').selectAll().execute();
            }),
            ...models.map((_, n) => go(store, n)),
          ]);
          break;
        case 4: {
          const there = await Store.open({ file });
          await expectAll(there, models);
          await go(there, i);
          await there.close();
          break;
        }
        case 5: {
          const crashed = join(newFolder(), 'tavola.db');
          for (const end of ['', '-wal']) copyFileSync(file + end, crashed + end);
          [file, store] = [crashed, await open(crashed)];
          break;
        }
        default:
          await Promise.all(models.map((_, n) => (rng.below(2) === 0 ? go(store, n) : null)));
      }
    }
    await expectAll(store, models);
  },
);
