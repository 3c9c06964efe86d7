/** What the board and the face of the game say in English. */

import { namedWords } from '../names.ts';
import type { Words } from '../type.ts';
import { automatonTexts } from './automata/all.ts';
import { counts } from './counts.ts';
import { drawn } from './drawn.ts';
import { pieceName } from './joined.ts';
import { names, reachHint, where } from './phrases/phrases.ts';

export const words: Words = {
  counts,
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
  round: (round) => `Round ${round}`,
  reach: reachHint,
  ...namedWords({ names, pieceName, clearingName: where, automata: automatonTexts, drawn }),
};
