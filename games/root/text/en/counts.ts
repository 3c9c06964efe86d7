import type { Counts } from '../counts.ts';

export const counts: Counts = {
  nouns: {
    vp: ['VP', 'VP'],
    cards: ['card in hand', 'cards in hand'],
    warriors: ['warrior on the map', 'warriors on the map'],
    items: ['item', 'items'],
  },
  features: {
    vp: { counted: ['VP', 'VP'] },
    promise: ['More VP on the way on your board', 'Fewer VP on the way on your board'],
    ground: [
      'Stronger on the map: more clearings ruled, fewer threats',
      'Weaker on the map: fewer clearings ruled, more threats',
    ],
    army: ['More warriors on the map', 'Fewer warriors on the map'],
    cards: ['More cards in hand', 'Fewer cards in hand'],
  },
  rules: (ruler, clearing, { who, me }) => {
    if (ruler < 0) return `nobody rules ${clearing}`;
    return ruler === me ? `you rule ${clearing}` : `${who(ruler)} rules ${clearing}`;
  },
};
