/** The Corvids: hidden plots that score when they are flipped. */
import type { LessonFrame } from '@tavola/kernel/host/lesson.ts';
import type { State } from '../rules/state/state.ts';
import { begin, conceal, factions, hold, onTop, put } from './position.ts';

export const corvids = {
  id: 'corvids',
  minutes: 4,
  seats: factions('corvids', 'marquise'),
  seed: 23,
  arrange: (state) => {
    put(state, 0, 9, { warrior: 1 });
    conceal(state, 0, 9, 'bomb');
    put(state, 0, 12, { warrior: 2 });
    put(state, 0, 10, { warrior: 1 });
    put(state, 1, 1, { keep: 1, warrior: 2 });
    put(state, 1, 5, { sawmill: 1, warrior: 1 });
    put(state, 1, 9, { workshop: 1, warrior: 2 });
    put(state, 1, 10, { recruiter: 1, warrior: 1 });
    for (const clearing of [2, 4, 6, 7, 8, 11]) put(state, 1, clearing, { warrior: 1 });
    hold(state, 0, 'tax-collector', 'root-tea-rabbit');
    hold(state, 1, 'cobbler', 'bake-sale', 'sappers');
    onTop(state, 'anvil', 'foxfolk-steel');
    begin(state, 2, 0, 'birdsong');
  },
  steps: [
    { id: 'flipped-plots-score' },
    { id: 'tea-crafted-2', pick: 'craft:root-tea-rabbit' },
    { id: 'boom-2-vp', pick: 'corvids.flip:9' },
    { id: 'crow-every-fox', pick: 'corvids.recruit:tax-collector' },
    { id: 'first-action-plot', pick: 'corvids.plot' },
    { id: 'plot-clearing-12', pick: 'clearing:12' },
    { id: 'extortion-hidden', pick: 'corvids.type:extortion' },
    { id: 'second-action-move', pick: 'move' },
    { id: 'from-clearing-8', pick: 'clearing:8' },
    { id: 'clearing-4', pick: 'clearing:4' },
    { id: 'daylight-ends', pick: 'done' },
    { id: 'drew-cards', pick: 'done' },
  ],
} as const satisfies LessonFrame<State>;
