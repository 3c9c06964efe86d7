/** What the board and the face of the game say in English. */
import { pieceName } from './joined.en.ts';
import { capital } from './lists.ts';
import { cardName, factionName, itemName, suitName, where } from './names.en.ts';
import type { Words } from './type.ts';

export const words: Words = {
  phases: { birdsong: 'Birdsong', daylight: 'Daylight', evening: 'Evening' },
  round: (round) => `Round ${round}`,
  faction: factionName,
  card: cardName,
  piece: pieceName,
  suit: suitName,
  item: itemName,
  clearing: (clearing) => capital(where(clearing)),
};
