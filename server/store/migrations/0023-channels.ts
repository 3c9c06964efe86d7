import type { Migration } from 'kysely/migration';
import type { Db } from './db.ts';

/** Where a table posts its turns and results; `matches.channel` is the kind of the one it has. */
export const channels: Migration = {
  async up(db: Db) {
    await db.schema.alterTable('matches').addColumn('channel', 'text').execute();
    await db.schema
      .createTable('channels')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('match', 'text', (c) => c.unique().references('matches.id').onDelete('cascade'))
      .addColumn('grp', 'text', (c) => c.unique())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('url', 'text', (c) => c.notNull())
      .addColumn('base', 'text', (c) => c.notNull())
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('events_json', 'text', (c) => c.notNull())
      .addColumn('by', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('off', 'bigint')
      .addColumn('turn', 'integer')
      .execute();
    await db.schema.createIndex('channels_by').on('channels').column('by').execute();
    await db.schema
      .createTable('channel_uses')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('day', 'integer', (c) => c.notNull())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addColumn('last', 'bigint', (c) => c.notNull())
      .execute();
  },
};
