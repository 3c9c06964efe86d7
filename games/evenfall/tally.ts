/** What people count of a player: resources, VP, figures, cards. */

import { type Nouns, shortOf, tallyOf } from '@tavola/games/text/tally.ts';
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Counted } from '@tavola/kernel/face.ts';
import type { Say } from '@tavola/kernel/text.ts';
import { costOf } from './data/cards.ts';
import type { Move } from './rules/moves.ts';
import type { Words } from './text/words.ts';
import type { View } from './view.ts';

type Thing = 'herb' | 'elixir' | 'knowledge' | 'mana' | 'vp' | 'witches' | 'elders' | 'cards';

const nouns: Nouns<Thing> = {
  'pt-BR': {
    herb: ['Erva', 'Ervas'],
    elixir: ['Elixir', 'Elixires'],
    knowledge: ['Conhecimento', 'Conhecimentos'],
    mana: ['Mana', 'de Mana'],
    vp: ['PV', 'PVs'],
    witches: ['Bruxa da reserva', 'Bruxas da reserva'],
    elders: ['Ancião da reserva', 'Anciões da reserva'],
    cards: ['carta', 'cartas'],
  },
  en: {
    herb: ['Herb', 'Herbs'],
    elixir: ['Elixir', 'Elixirs'],
    knowledge: ['Knowledge', 'Knowledge'],
    mana: ['Mana', 'Mana'],
    vp: ['VP', 'VP'],
    witches: ['Witch in reserve', 'Witches in reserve'],
    elders: ['Elder in reserve', 'Elders in reserve'],
    cards: ['card', 'cards'],
  },
};

/** What the cost of a card asks beyond what the player has; a reduction may still help (EVE-4.14). */
export function lacking(move: Move, { players }: View, seat: Seat, { language }: Say<Words>): string | null {
  const player = players[seat];
  if (!player || (move.kind !== 'ritual' && move.kind !== 'specialist')) return null;
  const { herb = 0, elixir = 0, knowledge = 0, mana = 0 } = costOf(move.card);
  return shortOf(nouns, language, { herb, elixir, knowledge, mana }, player);
}

export function tally({ players }: View, seat: Seat, { language }: Say<Words>): readonly Counted[] {
  const player = players[seat];
  if (!player) return [];
  const { herb, elixir, knowledge, mana, vp, witches, elders, handSize } = player;
  return tallyOf(nouns, language, { herb, elixir, knowledge, mana, vp, witches, elders, cards: handSize });
}
