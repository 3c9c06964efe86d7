/** ROOT-13.7, AUT-11.7.2: the snare. */

import type { Ban } from '../../contract/faction.ts';
import { areEnemies } from '../../state/state.ts';
import { remove, token } from '../../woodland/removal.ts';
import { faceUpAt, PLOT } from './state.ts';

/** No enemy piece is placed at a snare that lies face up, and none leaves it. */
export const snares: readonly Ban[] = (['place', 'leave'] as const).map((what) => ({
  clause: 'ROOT-13.7',
  what,
  byPiece: true,
  forbids: (state, self, seat, clearing) =>
    faceUpAt(state, self, clearing) === 'snare' && areEnemies(state, self, seat),
  spring: (table, self, clearing) => remove(table, [{ ...token(self, PLOT, clearing), by: self }]),
}));
