/** What people count of a traveller: symbols and cards. */

import { type Nouns, tallyOf } from '@tavola/games/text/tally.ts';
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Counted } from '@tavola/kernel/face.ts';
import type { Language, Say } from '@tavola/kernel/text.ts';
import type { Move } from './rules/moves.ts';
import type { Words } from './text/type.ts';
import type { TravellerView, View } from './view.ts';

type Thing = 'reserve' | 'depot' | 'hand' | 'kept';

const nouns: Nouns<Thing> = {
  'pt-BR': {
    reserve: ['símbolo da reserva', 'símbolos da reserva'],
    depot: ['símbolo do depósito', 'símbolos do depósito'],
    hand: ['carta da mão', 'cartas da mão'],
    kept: ['carta da Reserva Final', 'cartas da Reserva Final'],
  },
  en: {
    reserve: ['symbol in the reserve', 'symbols in the reserve'],
    depot: ['symbol in the depot', 'symbols in the depot'],
    hand: ['card in hand', 'cards in hand'],
    kept: ['card in the Final Reserve', 'cards in the Final Reserve'],
  },
};

/** What the refused move would need: a Footprint to walk on (CAL-5.2.6), a symbol of the depot (CAL-5.17.1), room in a reserve. */
export function lacking(move: Move, view: View, seat: Seat, { language, words }: Say<Words>): string | null {
  const me = view.travellers[seat];
  if (!me) return null;
  if (move.kind === 'walk') {
    const here = view.symbols.find(({ cell }) => cell === move.cell)?.kind;
    return here === 'footprint' || move.cell === 'rift' ? null : `1 ${words.symbols.footprint.name}`;
  }
  if (move.kind === 'become') return me.depot[move.symbol] > 0 ? null : `1 ${words.symbols[move.symbol].name}`;
  if (move.kind === 'reserve' && me.finalReserve.length >= MOST_KEPT) return ROOM[language].kept;
  return move.kind === 'acquire' && me.reserve.length >= MOST_SYMBOLS ? ROOM[language].reserve : null;
}

const MOST_KEPT = 3;
const MOST_SYMBOLS = 4;
const ROOM: { readonly [L in Language]: { readonly kept: string; readonly reserve: string } } = {
  'pt-BR': { kept: '1 lugar na Reserva Final', reserve: '1 lugar na reserva' },
  en: { kept: '1 place in the Final Reserve', reserve: '1 place in the reserve' },
};

export function tally({ travellers }: View, seat: Seat, { language }: Say<Words>): readonly Counted[] {
  const { reserve, depot, hand, finalReserve } = travellers[seat] as TravellerView;
  return tallyOf(nouns, language, {
    reserve: reserve.length,
    depot: Object.values(depot).reduce((sum, n) => sum + n, 0),
    hand: hand.length,
    kept: finalReserve.length,
  });
}
