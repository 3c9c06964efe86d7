/** What Calamandara's things are: cells, symbols, memory cards; and which of them an event is about. */
import { placesIn } from '@tavola/games/text/places-in.ts';
import type { Thing } from '@tavola/kernel/face/face.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { distanceOf } from './distance.ts';
import { type CellName, cellOf, PLACES } from './rules/state/cells.ts';
import { type CardName, isLinked } from './rules/state/memory.ts';
import type { Ask, Event } from './rules/state/moves.ts';
import type { SymbolKind } from './rules/state/symbols.ts';
import type { View } from './rules/view.ts';
import type { Words } from './text/type.ts';

export function thing(id: string, view: View, say: Say<Words>): Thing | null {
  const { words } = say;
  const [kind = '', of = ''] = id.split(':');
  if (id.startsWith('cal-') && id.slice(4) in words.symbols) return symbolThing(id.slice(4) as SymbolKind, words);
  if (kind === 'card' && of in words.cards) return cardThing(of as CardName, words);
  if (kind === 'cell') return cellThing(of as CellName, view, say);
  if (kind !== 'traveller') return null;
  const traveller = view.travellers[Number(of)];
  if (!traveller) return null;
  const { aboutTraveller, sides, steps } = words;
  return {
    name: aboutTraveller.name(say.who(traveller.seat)),
    text: aboutTraveller.text(sides[traveller.side], steps(distanceOf(traveller))),
  };
}

function symbolThing(kind: SymbolKind, { symbols }: Words): Thing {
  return { name: symbols[kind].name, text: symbols[kind].effect };
}

function cardThing(card: CardName, words: Words): Thing {
  const { name, when, effect } = words.cards[card];
  const kind = isLinked(card) ? words.linked : words.immediate;
  return { name, text: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}. ${when} ${effect}` };
}

function cellThing(cell: CellName, { symbols, travellers }: View, say: Say<Words>): Thing {
  const { words } = say;
  const symbol = symbols.find((one) => one.cell === cell) ?? null;
  const token = travellers.find((one) => one.token === cell)?.seat ?? null;
  const zone = cell === 'rift' ? 'rift' : PLACES[cellOf(cell)]!.zone;
  return { name: words.cell(cell, symbol, token, say), text: words.zones[zone] };
}

/** The cell a question is about, the others' travellers that it names, and the reader's own. */
export function subject(ask: Ask, _view: View, seat: Seat): readonly string[] {
  const named = typeof ask === 'string' ? [] : placesIn(ask, { cell: 'cell', cells: 'cell', tokens: 'traveller' });
  return [...named, `traveller:${seat}`];
}

/** Cells first; where an event has none, the traveller it is about. */
export function places(event: Event): readonly string[] {
  const fields = { cell: 'cell', from: 'cell', to: 'cell', mirror: 'cell' };
  const insertion = event.kind === 'inserted' ? placesIn({ kind: '', ...event.insertion }, { cell: 'cell' }) : [];
  const cells = [...insertion, ...placesIn(event, fields)].filter((place) => /^cell:(rift|[a-z]-\d-\d)$/.test(place));
  if (cells.length > 0) return cells;
  return placesIn(event, { seat: 'seat', card: 'card' });
}
