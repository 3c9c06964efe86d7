import type { Kysely } from 'kysely';

/** Migrations know the schema of their own day only. */
// biome-ignore lint/suspicious/noExplicitAny: a schema in the middle of its migrations has no type.
export type Db = Kysely<any>;
