/** What people count of a player: resources, VP, figures, cards. */

import { type Nouns, tallyOf } from '@tavola/games/text/tally.ts';
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Counted } from '@tavola/kernel/face.ts';
import type { Say } from '@tavola/kernel/text.ts';
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

export function tally({ players }: View, seat: Seat, { language }: Say<Words>): readonly Counted[] {
  const player = players[seat];
  if (!player) return [];
  const { herb, elixir, knowledge, mana, vp, witches, elders, handSize } = player;
  return tallyOf(nouns, language, { herb, elixir, knowledge, mana, vp, witches, elders, cards: handSize });
}
