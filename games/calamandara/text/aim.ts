/** What a declared card aims at, in the words of one language. */
import { lower } from '@tavola/games/text/capital.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { CellName, Orientation } from '../rules/state/cells.ts';
import type { Choice, Insertion } from '../rules/state/state.ts';
import type { SymbolKind } from '../rules/state/symbols.ts';

type Part<K extends keyof Choice> = NonNullable<Choice[K]>;
type One<K extends keyof Choice> = Part<K> extends readonly (infer T)[] ? T : never;

type AimWords = {
  readonly modes: { readonly [mode in Part<'mode'>]: string };
  readonly places: { readonly [place in Part<'place'>]: string };
  readonly list: (parts: readonly string[]) => string;
  readonly whoIn: (seat: Seat, say: Say) => string;
  readonly countCards: (count: number) => string;
  readonly symbolList: (kinds: readonly SymbolKind[]) => string;
  readonly at: (cell: CellName) => string;
  readonly target: (who: string) => string;
  readonly targets: (who: string) => string;
  readonly give: (symbol: SymbolKind) => string;
  readonly loss: (loss: One<'losses'>, say: Say) => string;
  readonly insertion: (insertion: Insertion) => string;
  readonly move: (move: One<'moves'>) => string;
  readonly discard: (symbol: SymbolKind) => string;
  readonly recipient: (who: string) => string;
};

/** In brackets, as far as a sentence can hold it. */
export function aimIn(words: AimWords): (choice: Choice, seat: Seat, say: Say) => string {
  const { list, whoIn } = words;
  return (choice, seat, say) => {
    const parts: string[] = [];
    if (choice.mode !== undefined) parts.push(lower(words.modes[choice.mode]));
    if (choice.target !== undefined && choice.target !== seat) parts.push(words.target(whoIn(choice.target, say)));
    if (choice.targets?.length) parts.push(words.targets(list(choice.targets.map((target) => whoIn(target, say)))));
    if (choice.place !== undefined) parts.push(words.places[choice.place]);
    if (choice.count !== undefined) parts.push(words.countCards(choice.count));
    if (choice.give !== undefined) parts.push(words.give(choice.give));
    if (choice.symbols?.length) parts.push(words.symbolList(choice.symbols));
    if (choice.losses?.length) parts.push(list(choice.losses.map((loss) => words.loss(loss, say))));
    if (choice.cell !== undefined) parts.push(words.at(choice.cell));
    if (choice.cells?.length) parts.push(list(choice.cells.map(words.at)));
    if (choice.insertions?.length) parts.push(list(choice.insertions.map(words.insertion)));
    if (choice.moves?.length) parts.push(list(choice.moves.map(words.move)));
    if (choice.discard !== undefined) parts.push(words.discard(choice.discard));
    if (choice.recipient !== undefined) parts.push(words.recipient(whoIn(choice.recipient, say)));
    return parts.length === 0 ? '' : ` (${parts.join('; ')})`;
  };
}

/** How an inserted symbol lies, where that is more than one way. */
export function turnOf({ symbol, way }: Insertion, lie: (kind: SymbolKind, way: Orientation) => string): string {
  return way !== null && symbol !== 'footprint' && symbol !== 'waterfall' ? `, ${lie(symbol, way)}` : '';
}
