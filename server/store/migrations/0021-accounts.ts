import type { Migration } from 'kysely/migration';
import type { Db } from './db.ts';

/** Ways in: passkeys and recovery codes; what a session has proved, and which browser holds it. */
export const accounts: Migration = {
  async up(db: Db) {
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('transports_json', 'text', (c) => c.notNull())
      .addColumn('backed_up', 'integer', (c) => c.notNull())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('used', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('passkeys_person').on('passkeys').column('person').execute();
    await db.schema
      .createTable('recoveries')
      .addColumn('mark', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .addColumn('used', 'bigint')
      .addColumn('wrong', 'integer', (c) => c.notNull())
      .addColumn('tried', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('recoveries_person').on('recoveries').column('person').execute();
    await db.schema.alterTable('people').addColumn('handle', 'text').execute();
    await db.schema.alterTable('people').addColumn('offered', 'bigint').execute();
    await db.schema
      .alterTable('sessions')
      .addColumn('browser', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await db.schema.alterTable('sessions').addColumn('proved', 'bigint').execute();
  },
};
