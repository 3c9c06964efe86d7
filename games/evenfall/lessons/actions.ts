/** Lesson 1: one action a turn, and what it brings. */
import type { LessonFrame } from '@tavola/kernel/host/lesson.ts';
import type { State } from '../rules/state/state.ts';
import { begin, hold, next, owns, TWO_COVENS } from './position.ts';

export const actions = {
  id: 'actions',
  minutes: 4,
  seats: TWO_COVENS,
  seed: 3,
  options: { firstPlayer: 'seat-1' },
  arrange: (state) => {
    begin(state, {
      'northern-lakes': ['herb-garden-4', 'cave-2', 'observatory-1'],
      'central-mountains': ['stone-circle-2', 'sanctuary-4', 'moonlit-spring-2'],
    });
    owns(state, 0, { knowledge: 3, mana: 2 });
    owns(state, 1, { knowledge: 3, mana: 2 });
    hold(state, 0, 'osric', 'jun', 'war-drum');
    hold(state, 1, 'phoenix', 'dragan', 'helga');
    next(state, 'harvest-moon', 'lake-dragon');
  },
  steps: [
    { id: 'goal-most-vp' },
    { id: 'herb-garden-yours', pick: 'discover:northern-lakes:herb-garden-4' },
    { id: 'began-trade', pick: 'free:discard:2' },
    { id: 'jun-went-discard', pick: 'discard:jun' },
    { id: 'war-drum-too', pick: 'discard:war-drum' },
    { id: 'one-more-elixir', pick: 'gain:elixir', others: ['pass'] },
    { id: 'three-herbs-elixir', pick: 'token' },
    { id: 'osric-works', pick: 'specialist:osric' },
    { id: 'osric-brought-two', pick: 'free:turn:osric' },
    { id: 'another-turn-done', pick: 'end-turn' },
    { id: 'all-passed-conflict', pick: 'pass' },
  ],
} as const satisfies LessonFrame<State>;
