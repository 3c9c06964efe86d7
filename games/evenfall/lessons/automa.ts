/** Lesson 4: alone against the Automa. */
import type { LessonFrame } from '@tavola/kernel/host/lesson.ts';
import type { State } from '../rules/state/state.ts';
import { begin, hold, next, owns } from './position.ts';

export const automa = {
  id: 'automa',
  minutes: 3,
  seats: [{ kind: 'player', settings: { coven: 'star' } }, 'automaton'],
  seed: 3,
  arrange: (state) => {
    begin(state, {
      'northern-lakes': ['herb-garden-4', 'cave-2', 'observatory-1'],
      'central-mountains': ['stone-circle-2', 'sanctuary-4', 'moonlit-spring-2'],
    });
    owns(state, 0, { knowledge: 3, mana: 5 });
    hold(state, 0, 'crystal-ball');
    next(state, 'wolf-pack', 'war-drum', 'osric');
  },
  steps: [
    { id: 'rival-who-follows' },
    { id: 'moonlit-spring-yours', pick: 'discover:central-mountains:moonlit-spring-2' },
    { id: 'automa-discovered-place' },
    { id: 'explored-spring', pick: 'token' },
    { id: 'automa-gained-2' },
    { id: 'conflict-mountains-begins', pick: 'pass' },
    { id: 'four-all-tie', pick: 'dial:3' },
    { id: 'stone-spring', pick: 'stone:root-2' },
    { id: 'only-more-vp-wins' },
  ],
} as const satisfies LessonFrame<State>;
