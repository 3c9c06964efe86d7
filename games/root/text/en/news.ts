/** The recap in English. */
import { counted, list } from '@tavola/games/text/en.ts';
import type { NewsWords } from '../news.ts';

const times = (n: number) => (n === 1 ? '' : n === 2 ? ' twice' : ` ${n} times`);

export const news: NewsWords = {
  list: (words) => list(words),
  attackedYou: (n) => `attacked you${times(n)}`,
  attacked: (whom, n) => `attacked ${whom}${times(n)}`,
  tookPieces: (n) => `removed ${n === 1 ? 'a piece of yours' : `${n} pieces of yours`}`,
  youLost: (pieces) => `you lost ${list(pieces)}`,
  noLoss: 'you lost nothing',
  entered: (n) => (n === 1 ? 'entered a clearing of yours' : `entered clearings of yours${times(n)}`),
  standing: (n, clearing, rules) => `now ${n} in ${clearing}${rules ? ', and rules it' : ''}`,
  marched: (n) => `marched${times(n)}`,
  recruited: (n) => `recruited ${counted(n, 'warrior')}`,
  built: (piece) => `placed ${piece}`,
  rules: (n) => (n === 1 ? 'took the rule of a clearing' : `took the rule of ${n} clearings`),
  ruledBefore: (clearing) => `you ruled ${clearing}`,
  scored: (n) => `scored ${n} VP`,
  points: (n) => `+${n} VP`,
  crafted: (n, name) => (n === 1 ? `crafted ${name}` : `crafted ${n} cards`),
  tookCard: (n) => `took ${n === 1 ? 'a card of yours' : `${n} cards of yours`}`,
  gaveCard: (n) => `gave you ${n === 1 ? 'a card' : `${n} cards`}`,
  tookItem: (n) => `took ${n === 1 ? 'an item of yours' : `${n} items of yours`}`,
  youLostVp: (n) => `You lost ${n} VP`,
  youLostCard: (name) => `You lost ${name}`,
  revolted: (clearing) => `revolted in ${clearing}`,
  turmoil: 'fell into turmoil',
  quest: (n) => (n === 1 ? 'completed a quest' : `completed ${n} quests`),
  activated: 'activated a dominance card',
  near: {
    points: (who, vp) => `${who} has ${vp} VP`,
    missing: (vp) => `${vp} more to win`,
    dominance: (who) => `${who} activated Dominance`,
    suit: (suit, ruled) => `wins by ruling 3 clearings (${suit}) as their turn begins; rules ${ruled} now`,
    corners: (ruled) => `wins by ruling two opposite corners as their turn begins; rules ${ruled} of 2 now`,
  },
};
