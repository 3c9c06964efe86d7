/** The recap in English. */
import { list } from '@tavola/games/text/en.ts';
import type { NewsWords } from '../news.ts';

const times = (n: number) => (n === 1 ? '' : n === 2 ? ' twice' : ` ${n} times`);

export const news: NewsWords = {
  list: (words) => list(words),
  campaignedYou: (n) => `campaigned against you${times(n)}`,
  campaigned: (whom, n) => `campaigned against ${whom}${times(n)}`,
  youLost: (things) => `you lost ${list(things)}`,
  youHeld: 'you lost nothing',
  rules: (n, name) => (n === 1 ? `took the rule of ${name}` : `took the rule of ${n} sites`),
  banditsRule: (name) => `Bandits rule ${name}`,
  ruledBefore: 'it was yours',
  tookRelic: (n, name) => (n === 1 ? `took ${name}` : `took ${n} relics`),
  fromYou: 'it was yours',
  tookBanner: (name) => `took the banner ${name}`,
  title: 'took the title',
  usurper: 'turned the title to Usurper',
  vision: (name) => `revealed ${name}`,
  adviser: (n) => (n === 1 ? 'played an adviser' : `played ${n} advisers`),
  toSite: (n, site) => (n === 1 ? `played a card to ${site}` : `played ${n} cards to sites`),
  mustered: (n) => `mustered${times(n)}`,
  traded: (n) => `traded${times(n)}`,
  travelled: (n, site) => (n === 1 ? `travelled to ${site}` : `travelled${times(n)}`),
  searched: (n) => `searched${times(n)}`,
  tookTokens: (what) => `took ${what} from you`,
  became: (role) => `is now ${role}`,
  near: {
    usurper: (who) => `${who} is the Usurper`,
    keepTitle: 'wins by still holding the title as their turn begins',
    vision: (who, name) => `${who} revealed ${name}`,
    visionMet: 'the Vision is fulfilled: wins if it still is as their turn begins',
    visionOpen: 'wins by fulfilling the Vision as their turn begins',
    visionsDrawn: 'it only counts once three Visions were drawn',
    empire: (who) => `${who} holds the title`,
    endOf: (round, chance) =>
      chance === null
        ? `wins by still holding the title at the end of round ${round}`
        : `wins by still holding the title at the end of round ${round}, if the game ends then (${chance} in 6)`,
  },
};
