import type { Migration } from 'kysely/migration';
import type { Db } from './db.ts';

/** Who played a seat since which pick, where it changed hands; and the offer of a seat. */
export const seatHolders: Migration = {
  async up(db: Db) {
    await db.schema
      .createTable('seat_holders')
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('person', 'text')
      .addColumn('from_pick', 'integer', (c) => c.notNull())
      .addColumn('why', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('seat_holders_match').on('seat_holders').column('match').execute();
    await db.schema.createIndex('seat_holders_person').on('seat_holders').column('person').execute();
    await db.schema.alterTable('seats').addColumn('offer_json', 'text').execute();
  },
};
