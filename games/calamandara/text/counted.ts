/** What both languages do with several symbols. */
import type { SymbolKind } from '../rules/state/symbols.ts';

/** One phrase for each kind, in the order of the kinds: equal ones are counted. */
export function counted(
  kinds: readonly SymbolKind[],
  single: (kind: SymbolKind) => string,
  some: (count: number, kind: SymbolKind) => string,
): string[] {
  return [...new Set(kinds)].map((kind) => {
    const count = kinds.filter((it) => it === kind).length;
    return count === 1 ? single(kind) : some(count, kind);
  });
}
