/** What a table of Hex may agree on. */
import { flag, type Settings, settings, type ValuesOf, whole } from '@tavola/kernel/rules/settings.ts';

const fields = {
  size: whole(5, 11, { usual: 7 }),
  swap: flag({ usual: true }),
};

export type Options = ValuesOf<typeof fields>;
export const options: Settings<Options> = settings(fields);
