/** What hands do for the Automa, in English. */
import { partsIn } from '@tavola/games/text/parts.ts';
import type { LineWords } from '../lines.ts';

const nth = (n: number) => `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'}`;

export const lineWords: LineWords = {
  parts: partsIn({ way: 'to', plus: 'plus', minus: 'minus', total: (n) => `now ${n}` }),
  verbs: {
    card: 'Card',
    marker: 'Marker',
    'deck-place': 'Place of the deck',
    ritual: 'Ritual',
    person: 'Person',
    track: 'Track',
    score: 'Score',
    explore: 'Explore',
    strength: 'Her strength',
    stone: 'Leftmost stone',
    witches: 'Witches',
    'new-places': 'New Places',
    total: 'Her total',
    board: 'Automa',
  },
  spots: {
    discard: ['discard', 'the discard pile'],
    outer: ['outer circle', 'the outer circle'],
    inner: ['inner circle', 'the inner circle'],
    specialists: ['Specialists', 'the Specialists'],
    hers: ['hers', 'her'],
    reserve: ['hers', 'her Reserve'],
    gaps: ['empty slots', 'the empty slots'],
    coven: ['beside the Coven', 'the side of your Coven'],
    bottom: ['0', 'the lowest field'],
  },
  regions: {
    'northern-lakes': ['North', 'the North'],
    'central-mountains': ['Centre', 'the Centre'],
    'southern-slopes': ['South', 'the South'],
  },
  actions: {
    boon: 'Gold field',
    'discover-north': 'Discover in the North',
    'discover-central': 'Discover in the Centre',
    play: 'Play a card',
    explore: 'Explore',
    transfer: 'Transfer',
    'draw-place': 'Draw a Place',
    'coven-track': 'Track',
  },
  obstacles: {
    'no-witch': 'No Witch in her Reserve.',
    'no-place-here': 'No Place there.',
    'no-place-left': 'The Place deck is empty.',
    'nothing-outside': 'Her outer circle is empty.',
    'no-ritual-outside': 'No Ritual in her outer circle.',
    'no-card': 'The deck is empty.',
    'no-free-place': 'No free Place.',
  },
  atTop: 'at the top',
  noVp: 'No Place of hers gives VP.',
  vp: 'VP',
  witches: (n) => (n === 1 ? 'Witch' : 'Witches'),
  cards: (n) => (n === 1 ? 'card' : 'cards'),
  leftmost: ([region]) => `1st Place, ${region}`,
  there: ([, region]) => `in ${region}`,
  spot: ({ circle, n }) =>
    circle === 'outer'
      ? [`${nth(n)} Place`, `the ${nth(n)} Place`]
      : [`${nth(n)} inner Place`, `the ${nth(n)} inner Place`],
  field: (n) => (n === 0 ? ['top field', 'the top field'] : [`field ${n}`, `field ${n}`]),
};
