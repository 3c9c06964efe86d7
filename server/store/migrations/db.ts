import type { Kysely } from 'kysely';

/** Migrations know the schema of their own day only. */
// biome-ignore lint/suspicious/noExplicitAny: there is no type of a schema that is on its way.
export type Db = Kysely<any>;
