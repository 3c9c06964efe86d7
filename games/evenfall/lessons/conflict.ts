/** Lesson 3: figures, Mana, rewards and stones. */
import type { LessonFrame } from '@tavola/kernel/host/lesson.ts';
import type { State } from '../rules/state/state.ts';
import { begin, lay, owns, send, TWO_COVENS } from './position.ts';

export const conflict = {
  id: 'conflict',
  minutes: 3,
  seats: TWO_COVENS,
  seed: 3,
  options: { firstPlayer: 'seat-1' },
  arrange: (state) => {
    begin(state, {
      'northern-lakes': ['cave-2', null, null],
      'central-mountains': [null, 'sanctuary-4', 'moonlit-spring-2'],
    });
    lay(state, 0, 'outer', 'herb-garden-4');
    lay(state, 0, 'inner', 'stone-circle-2', 'phoenix');
    lay(state, 1, 'outer', 'observatory-1');
    send(state, 0, 'northern-lakes', 2);
    send(state, 1, 'northern-lakes', 1);
    send(state, 0, 'central-mountains', 1);
    owns(state, 0, { mana: 8 });
    owns(state, 1, { mana: 4 });
    state.phase = 'conflict';
  },
  steps: [
    { id: 'conflict-northern-lakes' },
    { id: 'strength-6-against', pick: 'dial:4', others: ['dial:3'] },
    { id: 'wave-stone-doubles', pick: 'stone:wave-1' },
    { id: 'rewards-strength-4' },
    { id: 'mountains-won', pick: 'dial:3' },
    { id: 'stone-plans', pick: 'stone:flame-1' },
    { id: 'new-round' },
  ],
} as const satisfies LessonFrame<State>;
