/** Oath, Visions, and how an Exile wins. */
import type { LessonFrame } from '@tavola/kernel/host/lesson.ts';
import type { State } from '../rules/state/state.ts';
import { advise, begin, dismiss, enrich, stand } from './position.ts';

export const oath = {
  id: 'oath',
  minutes: 4,
  seats: 2,
  seed: 6,
  seat: 1,
  arrange: (state) => {
    begin(state, 4, 1, 'act');
    stand(state, 1, 'rocky-coast');
    advise(state, 1, 'vision-of-faith');
    dismiss(state, 'vision-of-conquest', 'vision-of-rebellion');
    enrich(state, 1, { secrets: 2 });
  },
  steps: [
    { id: 'title-oath' },
    { id: 'usurper-way' },
    { id: 'facedown-adviser', pick: 'adviser:0' },
    { id: 'vision-revealed', pick: 'reveal-vision' },
    { id: 'recover', pick: 'major:recover' },
    { id: 'darkest-secret-yours', pick: 'amount:2' },
    { id: 'chancellor-failed', pick: 'end-turn', others: ['end-turn'] },
    { id: 'win-vision' },
  ],
} as const satisfies LessonFrame<State>;
