import type { Migration } from 'kysely/migration';
import type { Db } from './db.ts';

/** Evenings at a real table that several phones tell: the log, who said what, where it can go on from, and who may tell. */
export const evenings: Migration = {
  async up(db: Db) {
    await db.schema
      .createTable('evenings')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('link', 'text', (c) => c.notNull().unique())
      .addColumn('owner', 'text', (c) => c.references('people.id').onDelete('set null'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('head_json', 'text', (c) => c.notNull())
      .addColumn('seed', 'text', (c) => c.notNull())
      .addColumn('rolls', 'integer', (c) => c.notNull())
      .addColumn('undo_rule', 'text', (c) => c.notNull())
      .addColumn('shared_json', 'text', (c) => c.notNull())
      .addColumn('credits_json', 'text', (c) => c.notNull())
      .addColumn('trail_json', 'text', (c) => c.notNull())
      .addColumn('fallen_json', 'text', (c) => c.notNull())
      .addColumn('rev', 'integer', (c) => c.notNull())
      .addColumn('undone', 'integer', (c) => c.notNull())
      .addColumn('moved', 'integer', (c) => c.notNull())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('updated', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('evenings_owner').on('evenings').column('owner').execute();
    await table(db, 'evening_picks')
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('option', 'text', (c) => c.notNull())
      .addColumn('word', 'text')
      .addColumn('rev', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('evening_picks_pk', ['evening', 'number'])
      .execute();
    await table(db, 'evening_points')
      .addColumn('picks', 'integer', (c) => c.notNull())
      .addColumn('chance', 'integer', (c) => c.notNull())
      .addColumn('state_json', 'text', (c) => c.notNull())
      .addColumn('doubts_json', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('evening_points_pk', ['evening', 'picks'])
      .execute();
    await table(db, 'evening_words')
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.references('people.id').onDelete('set null'))
      .addColumn('rev', 'integer', (c) => c.notNull())
      .addColumn('fate', 'text', (c) => c.notNull())
      .addColumn('body_json', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('evening_words_pk', ['evening', 'id'])
      .execute();
    await table(db, 'evening_people')
      .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('since', 'bigint', (c) => c.notNull())
      .addColumn('out', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('evening_people_pk', ['evening', 'person'])
      .execute();
    await db.schema.createIndex('evening_people_person').on('evening_people').column('person').execute();
  },
};

function table(db: Db, name: string) {
  return db.schema
    .createTable(name)
    .addColumn('evening', 'text', (c) => c.notNull().references('evenings.id').onDelete('cascade'));
}
