/** The keep (ROOT-6.2.2), hers and the automaton's (AUT-4.2.1). */

import type { Ban } from '../../contract/faction.ts';
import { playerOf } from '../../state/state.ts';
import { KEEP } from './state.ts';

/** ROOT-6.2.2: only the Marquise can place pieces in the clearing with the keep. */
export const keep: Ban = {
  clause: 'ROOT-6.2.2',
  what: 'place',
  byPiece: true,
  forbids: (state, self, seat, clearing) => seat !== self && playerOf(state, self).tokens[KEEP]?.[clearing] === 1,
};
