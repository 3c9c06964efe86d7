import type { Counts } from '../counts.ts';

export const counts: Counts = {
  nouns: {
    reserve: ['symbol in the reserve', 'symbols in the reserve'],
    depot: ['symbol in the depot', 'symbols in the depot'],
    hand: ['card in hand', 'cards in hand'],
    kept: ['card in the Final Reserve', 'cards in the Final Reserve'],
  },
  features: {
    steps: ['More steps left to the Rift', 'Fewer steps left to the Rift'],
    distance: ['The traveller is further from the Rift', 'The traveller is nearer to the Rift'],
    footprints: ['More Footprints ready in the reserve', 'Fewer Footprints ready in the reserve'],
    reserve: ['More symbols in the reserve', 'Fewer symbols in the reserve'],
    hand: ['More cards in hand', 'Fewer cards in hand'],
  },
  room: { kept: '1 place in the Final Reserve', reserve: '1 place in the reserve' },
};
