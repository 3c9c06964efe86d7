import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Db } from './db.ts';

/** Turns that people prepare. Tables that had a clock of a day or more when this came may have them, like new ones. */
export const plans: Migration = {
  async up(db: Db) {
    await db.schema
      .createTable('plans')
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('plan_json', 'text', (c) => c.notNull())
      .addColumn('next', 'integer', (c) => c.notNull())
      .addColumn('since', 'integer')
      .addColumn('stopped', 'text')
      .addColumn('made', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('plans_pk', ['match', 'seat'])
      .execute();
    await db.schema
      .alterTable('matches')
      .addColumn('plans', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await sql`update matches set plans = 1 where clock_decision >= 86400 or clock_player >= 86400`.execute(db);
  },
};
