/** Lesson 2: Rituals on Places, Catalysts, and the way to the Inner Circle. */
import type { LessonFrame } from '@tavola/kernel/host/lesson.ts';
import type { State } from '../rules/state/state.ts';
import { begin, hold, lay, owns, TWO_COVENS } from './position.ts';

export const rituals = {
  id: 'rituals',
  minutes: 4,
  seats: TWO_COVENS,
  seed: 3,
  options: { firstPlayer: 'seat-1' },
  arrange: (state) => {
    begin(state, {
      'northern-lakes': ['cave-2', 'observatory-1', 'castle-in-the-mist-2'],
      'central-mountains': ['stone-circle-2', 'sanctuary-4', 'moonlit-spring-2'],
    });
    lay(state, 0, 'outer', 'herb-garden-2');
    owns(state, 0, { herb: 4, elixir: 5, knowledge: 2, mana: 2 });
    hold(state, 0, 'phoenix', 'cauldron-of-the-choir');
    hold(state, 1, 'dragan', 'helga');
  },
  steps: [
    { id: 'two-places' },
    { id: 'chose-phoenix', pick: 'ritual:phoenix' },
    { id: 'phoenix-garden-6', pick: 'on:herb-garden-2', others: ['pass'] },
    { id: 'cauldron-stands-mine', pick: 'ritual:cauldron-of-the-choir' },
    { id: 'herb-elixir-became', pick: 'field:nqobantu-mine-sun:elder' },
    { id: 'step-on-track', pick: 'build:orb:herb-garden-2:resources' },
    { id: 'witch-mountains', pick: 'field:central-mountains:witch' },
    { id: 'chose-transfer', pick: 'option:central-mountains:1' },
    { id: 'phoenix-counts-end', pick: 'transfer:herb-garden-2' },
    { id: 'discover-bind-transfer' },
  ],
} as const satisfies LessonFrame<State>;
