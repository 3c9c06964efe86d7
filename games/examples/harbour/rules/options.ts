/** What a table may agree on before it starts. */
import { type Settings, settings, type ValuesOf, whole } from '@tavola/kernel/rules/settings.ts';

const fields = { piers: whole(3, 6, { usual: 5 }) };

export type Options = ValuesOf<typeof fields>;
export const options: Settings<Options> = settings(fields);
