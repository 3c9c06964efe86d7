/** Beast: searches. */
import { REGIONS, type Region } from '../../../data/board.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const beastSearch = {
  'errand-boy': {
    fold: { 'search.piles': (_oath, piles) => [...new Set([...piles, ...REGIONS])] },
  },

  mushrooms: {
    forbid: { search: (_oath, _at, { pile }) => pile === 'world' },
    fold: { 'action.free': () => true, 'search.base': () => 1, 'search.under': () => true },
  },

  bracken: {
    modifier: { choices: () => HEAPS },
    fold: {
      'search.discards': (_oath, _to, _at, _search, as) => {
        const [pile, layer] = (as as string).split('-');
        return { pile: pile as Region, under: layer === 'under' };
      },
    },
  },
} satisfies CardPowers;

const HEAPS: readonly string[] = REGIONS.flatMap((region) => [`${region}-top`, `${region}-under`]);
