import type { Migration } from 'kysely/migration';
import type { Db } from './db.ts';

/** Links that open something once or for a while; `people/links.ts` makes and takes them. */
export const links: Migration = {
  async up(db: Db) {
    await db.schema
      .createTable('links')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.references('people.id').onDelete('cascade'))
      .addColumn('target_json', 'text', (c) => c.notNull())
      .addColumn('expires', 'bigint', (c) => c.notNull())
      .addColumn('uses', 'integer', (c) => c.notNull())
      .addColumn('asked_json', 'text')
      .execute();
    await db.schema.createIndex('links_person').on('links').columns(['person', 'kind']).execute();
    await db.schema.createIndex('links_target').on('links').columns(['target_json', 'kind']).execute();
    await db.schema.createIndex('links_expires').on('links').column('expires').execute();
  },
};
