/** What the board and the face of the game say in Portuguese. */
import { capital } from '@tavola/games/text/pt.ts';
import { isFaction } from '../data/factions.ts';
import { pieceName } from './joined.pt.ts';
import { cardName, clearingName, factionName, itemName, suitName } from './phrases.pt.ts';
import type { Words } from './type.ts';

export const words: Words = {
  phases: { birdsong: 'Amanhecer', daylight: 'Dia', evening: 'Anoitecer' },
  round: (round) => `Rodada ${round}`,
  faction: factionName,
  card: cardName,
  thing: (id) => (isFaction(id) ? factionName(id) : cardName(id)),
  piece: pieceName,
  suit: suitName,
  item: itemName,
  clearing: (clearing) => capital(clearingName(clearing)),
};
