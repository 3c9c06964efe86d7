/** What the board and the face of the game say in English. */
import { capital } from '@tavola/games/text/en.ts';
import { isFaction } from '../data/factions.ts';
import { pieceName } from './joined.en.ts';
import { cardName, factionName, itemName, suitName, where } from './phrases.en.ts';
import type { Words } from './type.ts';

export const words: Words = {
  phases: { birdsong: 'Birdsong', daylight: 'Daylight', evening: 'Evening' },
  round: (round) => `Round ${round}`,
  faction: factionName,
  card: cardName,
  thing: (id) => (isFaction(id) ? factionName(id) : cardName(id)),
  piece: pieceName,
  suit: suitName,
  item: itemName,
  clearing: (clearing) => capital(where(clearing)),
};
