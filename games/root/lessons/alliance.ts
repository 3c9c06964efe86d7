/** The Alliance: sympathy, supporters, revolt. */
import type { LessonFrame } from '@tavola/kernel/host/lesson.ts';
import type { State } from '../rules/state/state.ts';
import { begin, factions, hold, onTop, put, scored, support } from './position.ts';

export const alliance = {
  id: 'alliance',
  minutes: 4,
  seats: factions('alliance', 'marquise'),
  seed: 5,
  arrange: (state) => {
    for (const clearing of [4, 8, 9]) put(state, 0, clearing, { sympathy: 1 });
    scored(state, 0, 2);
    support(state, 0, 'mouse-in-a-sack', 'codebreakers', 'anvil', 'foxfolk-steel');
    put(state, 1, 3, { keep: 1, warrior: 2 });
    put(state, 1, 7, { sawmill: 1, warrior: 1 });
    put(state, 1, 9, { workshop: 1, warrior: 2 });
    put(state, 1, 11, { recruiter: 1, warrior: 1 });
    for (const clearing of [2, 4, 5, 6, 8, 10, 12]) put(state, 1, clearing, { warrior: 1 });
    hold(state, 0, 'scouting-party', 'tax-collector');
    hold(state, 1, 'cobbler', 'sappers', 'bake-sale');
    onTop(state, 'favor-of-the-rabbits', 'travel-gear-fox');
    begin(state, 3, 0, 'birdsong');
  },
  steps: [
    { id: 'sympathy-scores' },
    { id: 'revolt-clearing-9', pick: 'alliance.revolt:9' },
    { id: 'one-supporter-spent', pick: 'card:mouse-in-a-sack' },
    { id: 'workshop-removed-1', pick: 'card:codebreakers' },
    { id: 'no-more-revolts', pick: 'done' },
    { id: 'sympathy-clearing-12', pick: 'alliance.spread:12' },
    { id: 'another-supporter-spent', pick: 'card:anvil' },
    { id: 'sympathy-placed', pick: 'card:foxfolk-steel' },
    { id: 'two-officers', pick: 'alliance.train:scouting-party' },
    { id: 'new-supporter', pick: 'alliance.mobilize:tax-collector' },
    { id: 'one-more-warrior', pick: 'recruit' },
    { id: 'drew-two-cards', pick: 'done' },
  ],
} as const satisfies LessonFrame<State>;
