import type { Migration } from 'kysely/migration';
import type { Db } from './db.ts';

/** Screens that show a table to the room, codes that people type, hands that lie open on a screen, and the claim of a lost phone. */
export const boards: Migration = {
  async up(db: Db) {
    await db.schema
      .createTable('boards')
      .addColumn('person', 'text', (c) => c.primaryKey().references('people.id').onDelete('cascade'))
      .addColumn('link', 'text', (c) => c.notNull().unique())
      .addColumn('match', 'text', (c) => c.references('matches.id').onDelete('set null'))
      .addColumn('since', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('boards_match').on('boards').column('match').execute();
    await db.schema
      .createTable('codes')
      .addColumn('code', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('target', 'text', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('codes_target').on('codes').columns(['target', 'kind']).execute();
    await db.schema.createIndex('codes_until').on('codes').column('until').execute();
    await db.schema.alterTable('seats').addColumn('shown', 'text').execute();
    await db.schema.alterTable('matches').addColumn('claim_json', 'text').execute();
  },
};
