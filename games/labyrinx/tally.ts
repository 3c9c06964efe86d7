/** What people count of a player: Treasures, cards, actions of the turn. */

import { type Nouns, tallyOf } from '@tavola/games/text/tally.ts';
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Counted } from '@tavola/kernel/face.ts';
import type { Say } from '@tavola/kernel/text.ts';
import type { Words } from './text/words.ts';
import type { SeatView, View } from './view.ts';

type Thing = 'treasures' | 'cards' | 'actions';

const nouns: Nouns<Thing> = {
  'pt-BR': { treasures: ['Tesouro', 'Tesouros'], cards: ['carta', 'cartas'], actions: ['ação', 'ações'] },
  en: { treasures: ['Treasure', 'Treasures'], cards: ['card', 'cards'], actions: ['action', 'actions'] },
};

export function tally(view: View, seat: Seat, { language }: Say<Words>): readonly Counted[] {
  const { treasures, cards } = view.players[seat] as SeatView;
  const acts = view.phase === 'actions' && view.active === seat;
  return tallyOf(nouns, language, { treasures, cards, actions: acts ? view.actions : 0 });
}
