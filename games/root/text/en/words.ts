/** What the board and the face of the game say in English. */

import { namedWords } from '../names.ts';
import type { Words } from '../type.ts';
import { automatonTexts } from './automata/all.ts';
import { counts } from './counts.ts';
import { drawn } from './drawn.ts';
import { pieceName } from './joined.ts';
import { news } from './news.ts';
import { names, reachHint, where } from './phrases/phrases.ts';
import { stakes } from './stakes.ts';

export const words: Words = {
  counts,
  news,
  stakes,
  phases: { birdsong: 'Birdsong', daylight: 'Daylight', evening: 'Evening' },
  setup: 'Setup',
  sources: {
    removal: 'Buildings and tokens removed',
    items: 'Items crafted',
    faction: 'By the faction itself',
    other: 'Cards and map',
    lost: 'Lost',
  },
  offTrack: 'Off the score track',
  endings: {
    points: (vp, round) => `${vp} VP in round ${round}`,
    dominance: (suit, round) =>
      suit === 'bird'
        ? `by Dominance in round ${round}: two opposite corners`
        : `by Dominance in round ${round}: three ${names.suitName(suit)} clearings`,
  },
  round: (round) => `Round ${round}`,
  reach: reachHint,
  ...namedWords({ names, pieceName, clearingName: where, automata: automatonTexts, drawn }),
};
