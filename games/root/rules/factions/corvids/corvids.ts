/** Corvid Conspiracy (ROOT-13). */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import { pieceTypes } from '../../../data/pieces.ts';
import { clearingSuits } from '../../../data/suits.ts';
import { DEFENDER } from '../../battle-state.ts';
import { choose } from '../../choose.ts';
import { clearingMove } from '../../moves.ts';
import { placeable, placeWarriors } from '../../place.ts';
import { remove, token } from '../../removal.ts';
import { areEnemies, playerOf, suitAt } from '../../state.ts';
import type { Root } from '../../table.ts';
import type { Ban, Faction } from '../faction.ts';
import { birdsong } from './birdsong.ts';
import { daylight, evening } from './daylight.ts';
import { exposure } from './exposure.ts';
import { afterRemoval } from './plots.ts';
import {
  ACTIONS,
  boardOf,
  faceUpAt,
  flaw,
  isFaceDown,
  newBoard,
  newSecret,
  PLOT,
  redeal,
  viewSecret,
} from './state.ts';

/** ROOT-13.7: no enemy piece is placed at a snare that lies face up, and none leaves it. */
const snare = (what: Ban['what']): Ban => ({
  clause: 'ROOT-13.7',
  what,
  forbids: (state, self, seat, clearing) =>
    faceUpAt(state, self, clearing) === 'snare' && areEnemies(state, self, seat),
  spring: (table, self, clearing) => remove(table, [{ ...token(self, PLOT, clearing), by: self }]),
});

export const corvids: Faction = {
  id: 'corvids',
  hand: 'hidden',
  ...pieceTypes.corvids,
  newBoard,
  newSecret,
  setup,
  newTurn(state, self) {
    Object.assign(boardOf(state, self), { actions: ACTIONS, placed: 0, exerted: false });
  },
  birdsong,
  daylight,
  evening,
  bans: [snare('place'), snare('leave')],
  /** ROOT-13.2.3. */
  nimble: true,
  /** ROOT-13.2.1: plots of either face. */
  craftingPieces: (state, self, clearing) => playerOf(state, self).tokens[PLOT]?.[clearing] ?? 0,
  /** ROOT-13.2.5: Embedded Agents. */
  extraHits: (state, self, { clearing }, side) => (side === DEFENDER && isFaceDown(state, self, clearing) ? 1 : 0),
  afterRemoval,
  offers: exposure,
  viewSecret,
  redeal,
  flaw,
};

/** ROOT-13.3: a warrior in a clearing of each suit. */
function* setup(table: Root, self: Seat): Rules {
  const { state } = table;
  for (const suit of clearingSuits) {
    const where = placeable(state, self).where('ROOT-13.3', (clearing) => suitAt(state, clearing) === suit);
    const { clearing } = yield* choose(self, { kind: 'corvids.first-warrior', suit }, where.moves(clearingMove));
    placeWarriors(table, self, clearing, 1);
  }
}
