/** What the board and the face of the game say in English. */
import { capital } from '@tavola/games/text/en.ts';
import { isCard } from '../data/cards.ts';
import { type FactionId, isFaction } from '../data/factions.ts';
import { isItem } from '../data/items.ts';
import { isQuest } from '../data/quests.ts';
import { isSuit } from '../data/suits.ts';
import type { Minister } from '../rules/factions/duchy/state.ts';
import { automatonTexts } from './automata/all.en.ts';
import { drawn } from './drawn.en.ts';
import { pieceName } from './joined.en.ts';
import { cardName, characterName, factionName, itemName, questName, reachHint, suitName, where } from './phrases.en.ts';
import type { Words } from './type.ts';

export const words: Words = {
  phases: { birdsong: 'Birdsong', daylight: 'Daylight', evening: 'Evening' },
  setup: 'Setup',
  sources: {
    removal: 'Buildings and tokens removed',
    items: 'Items crafted',
    faction: 'By the faction itself',
    other: 'Cards and map',
    lost: 'Lost',
  },
  offTrack: 'Off the score track',
  round: (round) => `Round ${round}`,
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
  clearing: (clearing) => capital(where(clearing)),
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
