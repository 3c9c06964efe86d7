import type { Text } from './type.ts';

/** Written by the texts' author; until then only what the types need. */
export const en = { clauses: {}, options: {}, reasons: {}, board: () => [] } as unknown as Text;
