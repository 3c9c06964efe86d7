/** CAL-4.6: the opening symbols are touched one after the other, though they are a single option. */
import type { Choice } from '@tavola/games/board/contract.ts';
import type { Ask, Move } from '../../rules/state/moves.ts';
import type { SymbolKind } from '../../rules/state/symbols.ts';

type Opening = Choice<Move, Ask>;

const symbolsOf = (move: Move): readonly SymbolKind[] => (move.kind === 'open' ? move.symbols : []);

/** What was touched so far: the symbols that every open option holds, once something fell out. */
export function openingPicks({ open, options }: Opening): readonly SymbolKind[] {
  const [first, ...rest] = open.map(({ move }) => symbolsOf(move));
  if (first === undefined || open.length === options.length) return [];
  return rest.reduce<readonly SymbolKind[]>(common, first);
}

/** The open options that hold this symbol besides those touched before. */
export function openingTouch(choice: Opening, kind: SymbolKind): readonly string[] {
  const wanted = [...openingPicks(choice), kind];
  return choice.open.filter(({ move }) => common(symbolsOf(move), wanted).length === wanted.length).map(({ id }) => id);
}

/** The symbols that two lists share, each as often as in both. */
function common(some: readonly SymbolKind[], others: readonly SymbolKind[]): SymbolKind[] {
  const left = [...others];
  return some.filter((kind) => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
