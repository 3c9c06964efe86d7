/** What people count of a traveller: symbols and cards. */

import { type Nouns, tallyOf } from '@tavola/games/text/tally.ts';
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Counted } from '@tavola/kernel/face.ts';
import type { Say } from '@tavola/kernel/text.ts';
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

export function tally({ travellers }: View, seat: Seat, { language }: Say<Words>): readonly Counted[] {
  const { reserve, depot, hand, finalReserve } = travellers[seat] as TravellerView;
  return tallyOf(nouns, language, {
    reserve: reserve.length,
    depot: Object.values(depot).reduce((sum, n) => sum + n, 0),
    hand: hand.length,
    kept: finalReserve.length,
  });
}
