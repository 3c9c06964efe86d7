/** Corvid Conspiracy (ROOT-13). */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import { pieceTypes } from '../../../data/pieces.ts';
import { clearingSuits } from '../../../data/suits.ts';
import { choose } from '../../choose.ts';
import { clearingMove } from '../../moves.ts';
import { place, placeable } from '../../place.ts';
import { playerOf, suitAt } from '../../state.ts';
import type { Root } from '../../table.ts';
import type { Faction } from '../faction.ts';
import { embeddedAgents } from './agents.ts';
import { birdsong } from './birdsong.ts';
import { daylight, evening } from './daylight.ts';
import { exposure } from './exposure.ts';
import { afterRemoval } from './plots.ts';
import { snares } from './snare.ts';
import { ACTIONS, boardOf, flaw, newBoard, newSecret, PLOT, redeal, viewSecret } from './state.ts';

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
  bans: snares,
  /** ROOT-13.2.3. */
  nimble: true,
  /** ROOT-13.2.1: plots of either face. */
  craftingPieces: (state, self, clearing) => playerOf(state, self).tokens[PLOT]?.[clearing] ?? 0,
  extraHits: embeddedAgents,
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
    yield* place(table, self, clearing, { warriors: 1 });
  }
}
