/** What people count of a player: Treasures, cards, actions of the turn. */

import { type Nouns, shortOf, tallyOf } from '@tavola/games/text/tally.ts';
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Counted } from '@tavola/kernel/face.ts';
import type { Say } from '@tavola/kernel/text.ts';
import type { Move } from './rules/moves.ts';
import { ACTIONS } from './rules/state.ts';
import type { Words } from './text/words.ts';
import type { SeatView, View } from './view.ts';

type Thing = 'treasures' | 'cards' | 'actions';

const nouns: Nouns<Thing> = {
  'pt-BR': { treasures: ['Tesouro', 'Tesouros'], cards: ['carta', 'cartas'], actions: ['ação', 'ações'] },
  en: { treasures: ['Treasure', 'Treasures'], cards: ['card', 'cards'], actions: ['action', 'actions'] },
};

/** Moves that cost more actions than are left (LAB-4.2, LAB-3.4). */
export function lacking(move: Move, view: View, _seat: Seat, { language }: Say<Words>): string | null {
  if (view.phase !== 'actions') return null;
  const actions =
    move.kind === 'rest' || move.kind === 'despair' ? ACTIONS : 'cost' in move ? Number(move.cost) || 1 : 0;
  return shortOf(nouns, language, { actions }, { actions: view.actions });
}

export function tally(view: View, seat: Seat, { language }: Say<Words>): readonly Counted[] {
  const { treasures, cards } = view.players[seat] as SeatView;
  const acts = view.phase === 'actions' && view.active === seat;
  return tallyOf(nouns, language, { treasures, cards, actions: acts ? view.actions : 0 });
}
