/** Symbols have no names of their own; a drawn piece keeps its key while it is relocated, so that it travels. */
import type { CellName } from '../../rules/state/cells.ts';
import type { Event } from '../../rules/state/moves.ts';
import type { SymbolView } from '../../rules/view.ts';

export type Keys = ReadonlyMap<CellName, string>;

/** The key of each symbol: the one it had, the one of the cell it came from, or a new one. */
export function carryKeys(
  before: Keys,
  symbols: readonly SymbolView[],
  happened: readonly Event[],
  step: number,
): Keys {
  const came = new Map<CellName, string>();
  for (const event of happened) {
    if (event.kind !== 'relocated') continue;
    // The symbols of one star change places at the same time, so what stood there before comes first.
    const key = [before.get(event.from), came.get(event.from)].find((its) => its?.startsWith(`${event.symbol} `));
    if (key === undefined) continue;
    if (came.get(event.from) === key) came.delete(event.from);
    came.set(event.to, key);
  }
  const taken = new Set(came.values());
  return new Map(
    symbols.map(({ cell, kind }) => {
      const stayed = before.get(cell);
      const kept = stayed?.startsWith(`${kind} `) && !taken.has(stayed) ? stayed : undefined;
      return [cell, came.get(cell) ?? kept ?? `${kind} ${cell} ${step}`];
    }),
  );
}
