import type { Migration } from 'kysely/migration';
import type { Db } from './db.ts';

/** Who held a seat where it was played elsewhere: no person of this store, only a name. */
export const holderNames: Migration = {
  async up(db: Db) {
    await db.schema.alterTable('seat_holders').addColumn('name', 'text').execute();
  },
};
