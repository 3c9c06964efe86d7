/** What the board and the face of the game say in Portuguese. */
import { pieceName } from './joined.pt.ts';
import { capital } from './lists.ts';
import { cardName, clearingName, factionName, itemName, suitName } from './names.pt.ts';
import type { Words } from './type.ts';

export const words: Words = {
  phases: { birdsong: 'Amanhecer', daylight: 'Dia', evening: 'Anoitecer' },
  round: (round) => `Rodada ${round}`,
  faction: factionName,
  card: cardName,
  piece: pieceName,
  suit: suitName,
  item: itemName,
  clearing: (clearing) => capital(clearingName(clearing)),
};
