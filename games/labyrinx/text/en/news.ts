/** The recap in English. */
import { counted, list } from '@tavola/games/text/en.ts';
import type { NewsWords } from '../news.ts';

const times = (n: number) => (n === 1 ? '' : n === 2 ? ' twice' : ` ${n} times`);
const OF = { chest: 'chest', monster: 'monster', trap: 'trap' } as const;

export const news: NewsWords = {
  list: (words) => list(words),
  robbedYou: (n) => `stole ${n === 1 ? 'a Treasure of yours' : `${n} Treasures of yours`}`,
  robbed: (whom) => `stole a Treasure from ${whom}`,
  youLost: (n) => `You lost ${n === 1 ? 'a Treasure' : counted(n, 'Treasure')}`,
  movedYou: (n) => `sent you away${times(n)}`,
  toPlace: (place) => `you are in ${place} now`,
  pushedYou: (n) => `pushed you${times(n)}`,
  moved: (n) => `walked ${counted(n, 'space')}`,
  laid: (n) => `laid ${counted(n, 'card')} in the maze`,
  drew: (n) => `drew ${counted(n, 'card')}`,
  beat: (challenge, n) => `beat ${n === 1 ? `a ${OF[challenge]}` : `${n} ${OF[challenge]}s`}`,
  failed: (n) => `failed a challenge${times(n)}`,
  lost: (n) => `lost ${counted(n, 'Treasure')}`,
  won: (n) => `won ${counted(n, 'Treasure')}`,
  has: (n) => `has ${counted(n, 'Treasure')} now`,
  rested: 'rested',
  despaired: 'despaired',
  power: (name) => `used ${name}`,
  race: 'The race to the Hall has begun',
  near: {
    treasures: (who, n) => `${who} has ${counted(n, 'Treasure')}`,
    missing: (n) => `${counted(n, 'Treasure')} more to win`,
    home: 'wins by coming back to the Empty Hall',
    racing: (who) => `${who} races to the Hall`,
  },
};
