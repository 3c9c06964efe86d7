/** What the board and the face of the game say in Portuguese. */
import { capital } from '@tavola/games/text/pt.ts';
import { isCard } from '../data/cards.ts';
import { type FactionId, isFaction } from '../data/factions.ts';
import { isItem } from '../data/items.ts';
import { isQuest } from '../data/quests.ts';
import { isSuit } from '../data/suits.ts';
import type { Minister } from '../rules/factions/duchy/state.ts';
import { automatonTexts } from './automata/all.pt.ts';
import { drawn } from './drawn.pt.ts';
import { pieceName } from './joined.pt.ts';
import {
  cardName,
  characterName,
  clearingName,
  factionName,
  itemName,
  questName,
  reachHint,
  suitName,
} from './phrases.pt.ts';
import type { Words } from './type.ts';

export const words: Words = {
  phases: { birdsong: 'Amanhecer', daylight: 'Dia', evening: 'Anoitecer' },
  setup: 'Preparação',
  sources: {
    removal: 'Construções e marcadores removidos',
    items: 'Itens criados',
    faction: 'Pela própria facção',
    other: 'Cartas e mapa',
    lost: 'Perdidos',
  },
  offTrack: 'Fora da trilha de pontos',
  round: (round) => `Rodada ${round}`,
  faction: factionName,
  automaton: (faction, character) => {
    const name = automatonTexts[faction as FactionId]?.name ?? factionName(faction);
    return character ? `${name} (${characterName(character)})` : name;
  },
  card: cardName,
  thing,
  piece: pieceName,
  suit: suitName,
  item: itemName,
  clearing: (clearing) => capital(clearingName(clearing)),
  reach: reachHint,
  drawn,
};

function thing(id: string): string {
  if (isFaction(id)) return factionName(id);
  if (isItem(id)) return capital(itemName(id));
  if (isSuit(id)) return capital(suitName(id));
  if (isQuest(id)) return questName(id);
  if (id in drawn.ministerNames) return drawn.ministerNames[id as Minister].name;
  return isCard(id) ? cardName(id) : capital(pieceName(id));
}
