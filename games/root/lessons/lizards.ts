/** The Lizard Cult: cards are shown, gardens grow, the Outcast is converted. */
import type { LessonFrame } from '@tavola/kernel/host/lesson.ts';
import type { State } from '../rules/state/state.ts';
import { begin, congregate, factions, hold, onTop, put } from './position.ts';

export const lizards = {
  id: 'lizards',
  minutes: 4,
  seats: factions('lizards', 'marquise'),
  seed: 13,
  arrange: (state) => {
    put(state, 0, 3, { garden: 1, warrior: 3 });
    put(state, 0, 6, { warrior: 1 });
    put(state, 0, 7, { warrior: 1 });
    put(state, 0, 11, { garden: 1, warrior: 2 });
    congregate(state, 0, 3, 'sword', 'codebreakers', 'anvil');
    put(state, 1, 1, { keep: 1, warrior: 2 });
    put(state, 1, 5, { sawmill: 1, warrior: 1 });
    put(state, 1, 9, { workshop: 1, warrior: 1 });
    put(state, 1, 10, { recruiter: 1, warrior: 1 });
    for (const clearing of [2, 4, 7, 8, 12]) put(state, 1, clearing, { warrior: 1 });
    hold(state, 0, 'mouse-in-a-sack', 'scouting-party', 'sappers');
    hold(state, 1, 'cobbler', 'bake-sale', 'tax-collector');
    onTop(state, 'root-tea-mouse');
    begin(state, 3, 0, 'birdsong');
  },
  steps: [
    { id: 'gardens-score' },
    { id: 'outcast-mouse' },
    { id: 'convert-two-acolytes', pick: 'lizards.conspire:convert:2' },
    { id: 'warrior-became-lizard', pick: 'clearing:7' },
    { id: 'mouse-card-revealed', pick: 'lizards.reveal:mouse-in-a-sack' },
    { id: 'ritual-build', pick: 'build' },
    { id: 'two-mouse-gardens', pick: 'clearing:7' },
    { id: 'another-mouse-card', pick: 'lizards.reveal:scouting-party' },
    { id: 'gardens-scored', pick: 'lizards.score:2' },
    { id: 'one-more-acolyte', pick: 'lizards.reveal:sappers' },
    { id: 'cards-came-back', pick: 'done' },
  ],
} as const satisfies LessonFrame<State>;
