/** A notice may be about the account and no table. Notices on their way are kept. */
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Db } from './db.ts';

export const accountNotices: Migration = {
  async up(db: Db) {
    // SQLite cannot make a column nullable in place.
    await db.schema.alterTable('outbox').renameTo('outbox_before').execute();
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('way', 'text', (c) => c.notNull())
      .addColumn('receiver', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('match', 'text', (c) => c.references('matches.id').onDelete('cascade'))
      .addColumn('seat', 'integer')
      .addColumn('decision', 'integer', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull().unique())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .addColumn('due', 'bigint', (c) => c.notNull())
      .addColumn('batch', 'text')
      .addColumn('claimed', 'bigint')
      .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('sent', 'bigint')
      .addColumn('failed', 'bigint')
      .execute();
    const columns = sql.raw(
      'id, way, receiver, kind, match, seat, decision, key, made, due, batch, claimed, tries, sent, failed',
    );
    await sql`insert into outbox (${columns}) select ${columns} from outbox_before`.execute(db);
    await db.schema.dropTable('outbox_before').execute();
    await db.schema.createIndex('outbox_due').on('outbox').columns(['sent', 'failed', 'due']).execute();
    await db.schema.createIndex('outbox_receiver').on('outbox').columns(['way', 'receiver', 'sent']).execute();
    await db.schema.createIndex('outbox_match').on('outbox').column('match').execute();
  },
};
