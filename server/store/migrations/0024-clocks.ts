import type { Migration } from 'kysely/migration';
import type { Db } from './db.ts';

/** Clocks with increment and free time; old tables go on with the clock they have. */
export const clocks: Migration = {
  async up(db: Db) {
    await db.schema.alterTable('matches').addColumn('clock_increment', 'integer').execute();
    await db.schema.alterTable('matches').addColumn('clock_zone', 'text').execute();
    await db.schema
      .alterTable('matches')
      .addColumn('weekends', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('matches').addColumn('pause_json', 'text').execute();
    for (const table of ['people', 'seats'])
      await db.schema
        .alterTable(table)
        .addColumn('holidays_json', 'text', (c) => c.notNull().defaultTo('[]'))
        .execute();
  },
};
