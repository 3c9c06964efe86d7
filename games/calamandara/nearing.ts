/** Who is one walk from the Rift (CAL-7.1), by the Footprints that lie open. Caves and Wings, which lead further, are not counted. */
import type { Nearing } from '@tavola/kernel/face/news.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { distanceOf } from './distance.ts';
import { type Cell, cellAt, cellOf, PLACES, RIFT } from './rules/state/cells.ts';
import type { TravellerView, View } from './rules/view.ts';
import type { Words } from './text/type.ts';

const AROUND = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

export function nearing(view: View, _seat: Seat, say: Say<Words>): readonly Nearing[] {
  const { near } = say.words.news;
  return view.travellers.flatMap((traveller): Nearing[] => {
    const short = missingSteps(traveller, view);
    if (short > 1) return [];
    const { seat } = traveller;
    const text = near.close(say.who(seat), distanceOf(traveller));
    return [{ seat, text, note: short === 0 ? near.linked : near.oneShort, sure: short === 0 }];
  });
}

/** How many Footprints the shortest way to the Rift lacks; 0 or 1 exactly, 2 for more. */
function missingSteps({ token }: TravellerView, { symbols, travellers }: View): number {
  if (token === 'start' || token === 'rift') return 2;
  const trodden = new Set(symbols.flatMap(({ cell, kind }) => (kind === 'footprint' ? [cellOf(cell)] : [])));
  const taken = new Set([
    ...symbols.flatMap(({ cell, kind }) => (kind === 'footprint' ? [] : [cellOf(cell)])),
    ...tokensOf(travellers),
  ]);
  const cost = new Map<Cell, number>([[cellOf(token), 0]]);
  for (const budget of [0, 1]) {
    const open = [...cost.keys()];
    for (const cell of open) {
      for (const next of neighbours(cell)) {
        const price = (cost.get(cell) ?? 0) + (next === RIFT || trodden.has(next) ? 0 : 1);
        if (price > budget || taken.has(next) || (cost.get(next) ?? 2) <= price) continue;
        cost.set(next, price);
        open.push(next);
      }
    }
  }
  return cost.get(RIFT) ?? 2;
}

function tokensOf(travellers: View['travellers']): Cell[] {
  return travellers.flatMap(({ token }) => (token === 'start' ? [] : [cellOf(token)]));
}

function neighbours(cell: Cell): Cell[] {
  const { x, y } = PLACES[cell]!;
  return AROUND.flatMap(([dx, dy]) => cellAt(x + dx, y + dy) ?? []);
}
