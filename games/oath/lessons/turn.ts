/** A turn: Wake, Act with Supply, Rest. */
import type { LessonFrame } from '@tavola/kernel/host/lesson.ts';
import { rearranged } from '../rules/hooks/sources.ts';
import { type State, siteAt } from '../rules/state/state.ts';
import { begin, garrison, lay, stand } from './position.ts';

export const turn = {
  id: 'turn',
  minutes: 4,
  seats: 2,
  seed: 3,
  seat: 1,
  arrange: (state) => {
    begin(state, 2, 1, 'wake');
    lay(state, 3, 'salt-flats');
    siteAt(state, 3).faceup = false;
    rearranged(state);
    garrison(state, 0, 'rocky-coast', -1);
    garrison(state, 1, 'rocky-coast', 1);
    stand(state, 1, 'rocky-coast');
  },
  steps: [
    { id: 'exile' },
    { id: 'supply-pays-actions' },
    { id: 'two-more-warbands', pick: 'major:muster' },
    { id: 'move-warbands', pick: 'warbands' },
    { id: 'rocky-coast-safe', pick: 'to-the-site:2' },
    { id: 'travel', pick: 'major:travel' },
    { id: 'discovered-salt-flats', pick: 'travel:provinces-2:2:0:0' },
    { id: 'rested', pick: 'end-turn', others: ['end-turn'] },
    { id: 'one-more-secret', pick: 'take:secret' },
  ],
} as const satisfies LessonFrame<State>;
