/** The recap in English. */
import { counted, list } from '@tavola/games/text/en.ts';
import type { NewsWords } from '../news.ts';
import { cellName } from './phrases.ts';

const symbols = (n: number) => counted(n, 'symbol');

export const news: NewsWords = {
  list: (words) => list(words),
  youWerePushed: (n) => (n === 1 ? 'A Mirror pushed you' : `Mirrors pushed you ${n} times`),
  youDecayed: 'You decayed to your start point',
  tookYou: (cell) => `took you to ${cellName(cell)}`,
  stoppedYou: {
    turn: 'prevented your turn',
    acquisition: 'undid your acquisition',
    insertion: 'undid your insertion',
    walk: 'prevented your walk',
    attack: 'sealed the fields for you',
    memories: 'silenced your memories',
  },
  tookCards: (n) => `touched ${n === 1 ? 'a card of yours' : `${n} cards of yours`}`,
  tookSymbols: (n) => `took ${symbols(n)} from your reserve`,
  youHave: (card) => `you are without ${card}`,
  undidCard: (card) => `cancelled ${card}`,
  invadedYou: 'invaded your land',
  insertedAtYours: (n) => `inserted ${symbols(n)} in your land`,
  destroyedAtYours: (n) => `destroyed ${symbols(n)} in your land`,
  inserted: (n) => `inserted ${symbols(n)}`,
  destroyed: (n) => `destroyed ${symbols(n)}`,
  walked: (cell) => `walked to ${cellName(cell)}`,
  left: (distance) => `is ${distance} from the Rift`,
  finalZone: 'entered the Final Zone',
  used: (n, name) => (n === 1 ? `used ${name}` : `used ${n} cards`),
  acquired: (n) => `acquired ${symbols(n)}`,
  drew: (n) => `drew ${counted(n, 'card')}`,
  stayed: 'stayed where they were',
  handsPassed: 'All hands were passed on by one',
  near: {
    close: (who, distance) => `${who} is ${distance} from the Rift`,
    linked: 'the Footprints already lead there: wins by walking',
    oneShort: 'one Footprint is missing on the way',
  },
};
