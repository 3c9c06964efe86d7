/** The schema of the first version. */
import { SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Db } from './db.ts';

const first: Migration = {
  async up(db: Db) {
    await db.schema
      .createTable('people')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('login', 'text', (c) => c.unique())
      .addColumn('password', 'text')
      .addColumn('language', 'text')
      .addColumn('owner', 'text')
      .addColumn('webhook', 'text')
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('people_owner').on('people').column('owner').execute();
    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('hash', 'text', (c) => c.notNull().unique())
      .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('seen', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('sessions_person').on('sessions').column('person').execute();
    await db.schema
      .createTable('matches')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('version', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('options_json', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('owner', 'text', (c) => c.notNull())
      .addColumn('open', 'integer', (c) => c.notNull())
      .addColumn('spectators', 'text', (c) => c.notNull())
      .addColumn('talk', 'integer', (c) => c.notNull())
      .addColumn('clock_decision', 'integer')
      .addColumn('clock_player', 'integer')
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('undone', 'integer', (c) => c.notNull())
      .addColumn('seed', 'text')
      .addColumn('commitment', 'text')
      .addColumn('count', 'integer', (c) => c.notNull())
      .addColumn('pending_json', 'text', (c) => c.notNull())
      .addColumn('left_json', 'text', (c) => c.notNull())
      .addColumn('outcome_json', 'text')
      .addColumn('undo_json', 'text')
      .addColumn('abandoning_json', 'text', (c) => c.notNull())
      .addColumn('rematch', 'text')
      .addColumn('origin_json', 'text')
      .addColumn('whole', 'integer', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('updated', 'bigint', (c) => c.notNull())
      .addColumn('wake', 'bigint')
      .execute();
    await db.schema.createIndex('matches_listed').on('matches').columns(['status', 'updated']).execute();
    await sql`create index matches_wake on matches (wake) where wake is not null`.execute(db);
    await db.schema
      .createTable('seats')
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('person', 'text')
      .addColumn('level', 'text')
      .addColumn('away', 'text')
      .addColumn('standing', 'text', (c) => c.notNull())
      .addColumn('seen', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('seats_pk', ['match', 'seat'])
      .execute();
    await db.schema.createIndex('seats_person').on('seats').column('person').execute();
    await db.schema
      .createTable('picks')
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('option', 'text', (c) => c.notNull())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('picks_pk', ['match', 'number'])
      .execute();
    await db.schema
      .createTable('checkpoints')
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('picks', 'integer', (c) => c.notNull())
      .addColumn('chance', 'integer', (c) => c.notNull())
      .addColumn('told', 'integer', (c) => c.notNull())
      .addColumn('state_json', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('checkpoints_pk', ['match', 'picks'])
      .execute();
    await db.schema
      .createTable('invitations')
      .addColumn('token', 'text', (c) => c.primaryKey())
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('seat', 'integer')
      .execute();
    await db.schema.createIndex('invitations_match').on('invitations').column('match').execute();
    await db.schema
      .createTable('watchers')
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('person', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('watchers_pk', ['match', 'person'])
      .execute();
    await db.schema
      .createTable('talk')
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('talk_pk', ['match', 'number'])
      .execute();
    await db.schema
      .createTable('mutes')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('muted', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('mutes_pk', ['person', 'muted'])
      .execute();
    await db.schema
      .createTable('pushes')
      .addColumn('endpoint', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('p256dh', 'text', (c) => c.notNull())
      .addColumn('auth', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('pushes_person').on('pushes').column('person').execute();
  },
};

/** SQLite keeps a table of picks and an index over it: one tree that is both is half the work and half the room. */
const picksInOneTree: Migration = {
  async up(db: Db) {
    if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
    await sql`create table picks_in_one (
      match text not null references matches (id) on delete cascade, number integer not null, seat integer not null,
      option text not null, revision integer not null, at bigint not null, primary key (match, number)) without rowid`.execute(
      db,
    );
    await sql`insert into picks_in_one select match, number, seat, option, revision, at from picks`.execute(db);
    await sql`drop table picks`.execute(db);
    await sql`alter table picks_in_one rename to picks`.execute(db);
  },
};

/** Picks on their way into their tables (journal.ts). */
const journal: Migration = {
  async up(db: Db) {
    if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
    await sql`create table journal (id integer primary key, entries_json text not null)`.execute(db);
  },
};

/** Watchers hold the link they came by, and go with it; tables are found by who made them. */
const watchLinks: Migration = {
  async up(db: Db) {
    await db.schema.alterTable('watchers').addColumn('token', 'text').execute();
    await db.schema
      .alterTable('watchers')
      .addColumn('since', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await sql`update watchers set token =
      (select token from invitations where invitations.match = watchers.match and invitations.seat is null)`.execute(
      db,
    );
    await db.schema.createIndex('watchers_person').on('watchers').columns(['person', 'since']).execute();
    await db.schema.createIndex('matches_owner').on('matches').columns(['owner', 'status']).execute();
  },
};

const seatSettings: Migration = {
  async up(db: Db) {
    await db.schema
      .alterTable('seats')
      .addColumn('settings_json', 'text', (c) => c.notNull().defaultTo('{}'))
      .execute();
  },
};

/** The three old words for standing answers become orders. */
const standingOrders: Migration = {
  async up(db: Db) {
    await db.schema
      .alterTable('seats')
      .addColumn('standing_json', 'text', (c) => c.notNull().defaultTo('{"ask":"concerns","armed":[],"stop":false}'))
      .execute();
    await db.schema.alterTable('seats').dropColumn('standing').execute();
  },
};

const peoplesDice: Migration = {
  async up(db: Db) {
    await db.schema
      .alterTable('matches')
      .addColumn('dice', 'text', (c) => c.notNull().defaultTo('app'))
      .execute();
  },
};

/** Games that follow from games: what a match inherits stays with it, for its log must play again by itself. */
const chains: Migration = {
  async up(db: Db) {
    for (const column of ['follows', 'chain', 'inheritance_json'])
      await db.schema.alterTable('matches').addColumn(column, 'text').execute();
    await db.schema.createIndex('matches_chain').on('matches').column('chain').execute();
  },
};

/** One person against bots could always take back whatever they liked. */
const practice: Migration = {
  async up(db: Db) {
    await db.schema
      .alterTable('matches')
      .addColumn('practice', 'text', (c) => c.notNull().defaultTo('no'))
      .execute();
    await sql`update matches set practice = 'allowed' where 1 =
      (select count(*) from seats where seats.match = matches.id and (seats.person is not null or seats.kind = 'free'))`.execute(
      db,
    );
  },
};

/** What was found out about a finished match stays with it. */
const analyses: Migration = {
  async up(db: Db) {
    await db.schema
      .createTable('analyses')
      .addColumn('match', 'text', (c) => c.primaryKey().references('matches.id').onDelete('cascade'))
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('strength', 'text', (c) => c.notNull())
      .addColumn('analysis_json', 'text', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .execute();
  },
};

export const firstTen = {
  '0001-first': first,
  '0002-picks-in-one-tree': picksInOneTree,
  '0003-journal': journal,
  '0004-watch-links': watchLinks,
  '0005-seat-settings': seatSettings,
  '0006-standing-orders': standingOrders,
  '0007-peoples-dice': peoplesDice,
  '0008-chains': chains,
  '0009-practice': practice,
  '0010-analyses': analyses,
} as const satisfies Record<string, Migration>;
