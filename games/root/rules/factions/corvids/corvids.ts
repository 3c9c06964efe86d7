/** Corvid Conspiracy (ROOT-13). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { NONE } from '@tavola/kernel/rules/real.ts';
import { clearings } from '../../../data/maps.ts';
import { pieceTypes } from '../../../data/pieces.ts';
import { clearingSuits } from '../../../data/suits.ts';
import type { Faction } from '../../contract/faction.ts';
import { placeOf, type Tellable } from '../../contract/tell.ts';
import { choose } from '../../state/choose.ts';
import { playerOf, type State, suitAt } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { plots } from '../../vocabulary/corvids.ts';
import { clearingMove } from '../../vocabulary/moves.ts';
import { place, placeable } from '../../woodland/place.ts';
import { embeddedAgents } from './agents.ts';
import { birdsong } from './birdsong.ts';
import { daylight, evening } from './daylight.ts';
import { exposure } from './exposure.ts';
import { afterRemoval } from './plots.ts';
import { snares } from './snare.ts';
import { ACTIONS, boardOf, flaw, newBoard, newSecret, PLOT, redeal, viewSecret } from './state.ts';

export const corvids: Faction = {
  id: 'corvids',
  ...pieceTypes.corvids,
  board: { create: newBoard },
  turn: {
    setup,
    reset(state, self) {
      Object.assign(boardOf(state, self), { actions: ACTIONS, placed: 0, exerted: false });
    },
    birdsong,
    daylight,
    evening,
    offers: exposure,
  },
  rule: { bans: snares },
  /** ROOT-13.2.3. */
  move: { nimble: true },
  battle: { extraHits: embeddedAgents },
  removal: { after: afterRemoval },
  /** ROOT-13.2.1: plots of either face. */
  craft: { pieces: (state, self, clearing) => playerOf(state, self).tokens[PLOT]?.[clearing] ?? 0 },
  cards: { hand: 'hidden' },
  secret: { create: newSecret, view: viewSecret, redeal },
  books: { flaw },
  assistant: { facts: { board: plotsUp } },
};

/** The plot that lies face up in a clearing. */
function plotsUp(state: State, of: Seat): readonly Tellable[] {
  const { up } = boardOf(state, of);
  return clearings.map((clearing) => {
    const fact = { kind: 'plot', clearing, of } as const;
    return { fact, holder: up, key: clearing, among: [...plots, NONE], place: placeOf(clearing) };
  });
}

/** ROOT-13.3: a warrior in a clearing of each suit. */
function* setup(table: Root, self: Seat): Rules {
  const { state } = table;
  for (const suit of clearingSuits) {
    const where = placeable(state, self).where('ROOT-13.3', (clearing) => suitAt(state, clearing) === suit);
    const { clearing } = yield* choose(self, { kind: 'corvids.first-warrior', suit }, where.moves(clearingMove));
    yield* place(table, self, clearing, { warriors: 1 });
  }
}
