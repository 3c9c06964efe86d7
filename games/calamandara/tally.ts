/** What people count of a traveller: symbols and cards. */

import { tallyOf } from '@tavola/games/text/tally.ts';
import type { Counted } from '@tavola/kernel/face/face.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Move } from './rules/state/moves.ts';
import type { TravellerView, View } from './rules/view.ts';
import type { Words } from './text/type.ts';

/** What the refused move would need: a Footprint to walk on (CAL-5.2.6), a symbol of the depot (CAL-5.17.1), room in a reserve. */
export function lacking(move: Move, view: View, seat: Seat, { words }: Say<Words>): string | null {
  const me = view.travellers[seat];
  if (!me) return null;
  if (move.kind === 'walk') {
    const here = view.symbols.find(({ cell }) => cell === move.cell)?.kind;
    return here === 'footprint' || move.cell === 'rift' ? null : `1 ${words.symbols.footprint.name}`;
  }
  if (move.kind === 'become') return me.depot[move.symbol] > 0 ? null : `1 ${words.symbols[move.symbol].name}`;
  if (move.kind === 'reserve' && me.finalReserve.length >= MOST_KEPT) return words.counts.room.kept;
  return move.kind === 'acquire' && me.reserve.length >= MOST_SYMBOLS ? words.counts.room.reserve : null;
}

const MOST_KEPT = 3;
const MOST_SYMBOLS = 4;

export function tally({ travellers }: View, seat: Seat, { words }: Say<Words>): readonly Counted[] {
  const { reserve, depot, hand, finalReserve } = travellers[seat] as TravellerView;
  return tallyOf(words.counts.nouns, {
    reserve: reserve.length,
    depot: Object.values(depot).reduce((sum, n) => sum + n, 0),
    hand: hand.length,
    kept: finalReserve.length,
  });
}
