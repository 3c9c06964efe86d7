import type { Migration } from 'kysely/migration';
import type { Db } from './db.ts';

/** When and where people are told, which of their browsers, and the notices on their way out (notices/outgoing.ts). */
export const notices: Migration = {
  async up(db: Db) {
    for (const column of ['zone', 'quiet_json', 'mail', 'mail_state', 'mail_mode'])
      await db.schema.alterTable('people').addColumn(column, 'text').execute();
    await db.schema.alterTable('people').addColumn('notice_delay', 'integer').execute();
    await db.schema
      .alterTable('people')
      .addColumn('remind', 'integer', (c) => c.notNull().defaultTo(1))
      .execute();
    await db.schema.alterTable('pushes').addColumn('session', 'text').execute();
    await db.schema
      .alterTable('pushes')
      .addColumn('label', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await db.schema
      .alterTable('pushes')
      .addColumn('created', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('pushes_session').on('pushes').column('session').execute();
    await db.schema.alterTable('seats').addColumn('notify', 'integer').execute();
    await db.schema.alterTable('seats').addColumn('told', 'bigint').execute();
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('way', 'text', (c) => c.notNull())
      .addColumn('receiver', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
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
    await db.schema.createIndex('outbox_due').on('outbox').columns(['sent', 'failed', 'due']).execute();
    await db.schema.createIndex('outbox_receiver').on('outbox').columns(['way', 'receiver', 'sent']).execute();
    await db.schema.createIndex('outbox_match').on('outbox').column('match').execute();
    await db.schema
      .createTable('mail_asks')
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('mail_asks_at').on('mail_asks').column('at').execute();
  },
};
