/** Marquise de Cat (ROOT-6). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pieceTypes } from '../../../data/pieces.ts';
import { marquiseTracks } from '../../../data/tracks.ts';
import type { Faction } from '../../contract/faction.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { craftStep } from '../../turn/craft.ts';
import { drawAndDiscard } from '../../turn/turn.ts';
import { onMap } from '../../woodland/pieces.ts';
import { actions } from './daylight.ts';
import { fieldHospitals } from './hospitals.ts';
import { keep } from './keep.ts';
import { setup } from './setup.ts';
import { ACTIONS, boardOf, newBoard, RECRUITER, WORKSHOP } from './state.ts';
import { produceWood } from './wood.ts';

export const marquise: Faction = {
  id: 'marquise',
  ...pieceTypes.marquise,
  board: { create: newBoard },
  turn: {
    setup,
    reset(state, self) {
      Object.assign(boardOf(state, self), { crafted: false, actions: ACTIONS, recruited: false });
    },
    /** ROOT-6.4. */
    birdsong: produceWood,
    daylight,
    evening,
  },
  rule: { bans: [keep] },
  removal: { after: fieldHospitals },
  /** ROOT-6.2.1. */
  craft: { pieces: (state, self, clearing) => playerOf(state, self).buildings[WORKSHOP]?.[clearing] ?? 0 },
  cards: { hand: 'hidden' },
  assistant: {
    points: {
      sawmill: { placed: marquiseTracks.sawmill.vp },
      workshop: { placed: marquiseTracks.workshop.vp },
      recruiter: { placed: marquiseTracks.recruiter.vp },
    },
    outside: { removal: { after: fieldHospitals } },
  },
};

/** ROOT-6.5: first craft, then act. */
function* daylight(table: Root, self: Seat): Rules {
  const board = boardOf(table.state, self);
  if (!board.crafted) yield* craftStep(table, self);
  board.crafted = true;
  yield* actions(table, self);
}

/** ROOT-6.6. */
function* evening(table: Root, self: Seat): Rules {
  yield* drawAndDiscard(table, self, 1 + drawBonus(table.state, self));
}

/** One more card from the third recruiter on, and one more from the fifth. */
function drawBonus(state: State, self: Seat): number {
  const recruiters = onMap(playerOf(state, self).buildings[RECRUITER]);
  return (recruiters >= 3 ? 1 : 0) + (recruiters >= 5 ? 1 : 0);
}
