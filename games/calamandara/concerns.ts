/** Does a moment of another's doing concern a seat: its token, hand, reserve or way, or somebody about to win? By what that seat may see alone. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type CellName, cellAt, cellOf, nameOf, PLACES } from './rules/state/cells.ts';
import type { CardName } from './rules/state/memory.ts';
import type { Ask } from './rules/state/moves.ts';
import type { EntryView, TravellerView, View } from './rules/view.ts';

type WindowAsk = Extract<Ask, { readonly kind: 'window' }>;

export function concerns(view: View, seat: Seat, ask: Ask): boolean {
  if (typeof ask === 'string') return true;
  if (ask.kind === 'window') return ask.active === seat ? isOwnMoment(view, seat, ask) : isMoment(view, seat, ask);
  return ask.kind !== 'respond' || isAimedAt(view, seat);
}

/** In a seat's own turn nothing needs an answer; only Fall of Winds has no other moment. */
function isOwnMoment(view: View, seat: Seat, { window: which }: WindowAsk): boolean {
  return which === 'te' && holds(view, seat, 'fall-of-winds');
}

/** Cards that undo an insertion while it is shown. */
const UNDOING: readonly CardName[] = ['delirium-of-armio', 'helm-of-solitude', 'sealed-fields'];

function isMoment(view: View, seat: Seat, { window: which, active, cells = [], tokens = [] }: WindowAsk): boolean {
  switch (which) {
    case 't0':
      return view.travellers[active]?.inFinalZone === true && holds(view, seat, 'errancy-of-silence');
    case 'c2a':
      return tokens.includes(seat) || onWay(view, seat, cells);
    case 'c2b':
      return onWay(view, seat, cells) && !UNDOING.some((card) => holds(view, seat, card));
    case 'a3':
      return view.destination === 'rift';
    default:
      return false;
  }
}

function holds({ travellers }: View, seat: Seat, card: CardName): boolean {
  const { hand, onDeck } = travellers[seat] as TravellerView;
  return hand.includes(card) || onDeck.some((waiting) => waiting.card === card);
}

/** Cards that change something for everybody. */
const FOR_ALL: readonly CardName[] = ['the-well', 'submerged-paintings'];
/** Cards whose target is the turn, or the card below. */
const AGAINST_A_TURN: readonly CardName[] = [
  'errancy-of-silence',
  'sealed-fields',
  'the-oracle',
  'delirium-of-armio',
  'guardian-of-maurna',
  'monument-in-duadar',
  'helm-of-solitude',
];

/** The last card of the stack: against the seat, against its card or its turn, on its way, or about to win. */
function isAimedAt(view: View, seat: Seat): boolean {
  const [entry, below] = view.stack.toReversed() as [EntryView | undefined, EntryView | undefined];
  if (!entry) return false;
  if (below && (below.player === seat || below.user === seat)) return true;
  const { target, targets = [], losses = [], cell, cells = [], insertions = [], moves = [] } = entry.choice;
  if (target === seat || targets.includes(seat) || losses.some((loss) => loss.seat === seat)) return true;
  if (FOR_ALL.includes(entry.effect) || cell === 'rift') return true;
  if (!below && view.active === seat && AGAINST_A_TURN.includes(entry.effect)) return true;
  const laid = insertions.filter(({ symbol }) => symbol !== 'footprint').map((insertion) => insertion.cell);
  return onWay(view, seat, [...cells, ...laid, ...moves.flatMap(({ from, to }) => [from, to])]);
}

/** The way of a traveller: their own land, and the footprints that lead on from its token; next to it counts too. */
function onWay(view: View, seat: Seat, cells: readonly CellName[]): boolean {
  if (cells.length === 0) return false;
  const { side } = view.travellers[seat] as TravellerView;
  const way = wayOf(view, seat);
  return cells.some((cell) => {
    if (PLACES[cellOf(cell)]?.land === side || way.has(cell)) return true;
    return neighboursOf(cell).some((next) => way.has(next));
  });
}

/** Footprints that hang together with the token. */
function wayOf({ symbols, travellers }: View, seat: Seat): ReadonlySet<CellName> {
  const { token } = travellers[seat] as TravellerView;
  if (token === 'start') return new Set();
  const footprints = new Set(symbols.filter(({ kind }) => kind === 'footprint').map(({ cell }) => cell));
  const way = new Set<CellName>([token]);
  for (const cell of way) for (const next of neighboursOf(cell)) if (footprints.has(next)) way.add(next);
  return way;
}

function neighboursOf(cell: CellName): CellName[] {
  const { x, y } = PLACES[cellOf(cell)] as (typeof PLACES)[number];
  return [cellAt(x, y + 1), cellAt(x + 1, y), cellAt(x, y - 1), cellAt(x - 1, y)].flatMap((next) =>
    next === undefined ? [] : [nameOf(next)],
  );
}
