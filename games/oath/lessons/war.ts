/** Travel, recover a relic, campaign for a site. */
import type { LessonFrame } from '@tavola/kernel/host/lesson.ts';
import type { State } from '../rules/state/state.ts';
import { begin, bury, enrich, garrison, lay, stand } from './position.ts';

export const war = {
  id: 'war',
  minutes: 4,
  seats: 2,
  seed: 5,
  rolls: [1, 1, 4, 4, 4, 4, 4],
  seat: 1,
  arrange: (state) => {
    begin(state, 3, 1, 'act');
    lay(state, 3, 'marshes');
    garrison(state, 0, 'marshes', 1);
    bury(state, 'marshes', 'brass-horse');
    stand(state, 1, 'rocky-coast');
    enrich(state, 1, { secrets: 1, warbands: 2 });
  },
  steps: [
    { id: 'plan-marshes' },
    { id: 'travel', pick: 'major:travel' },
    { id: 'marshes', pick: 'travel:marshes:2:0:0' },
    { id: 'recover', pick: 'major:recover' },
    { id: 'brass-horse-yours', pick: 'buried:marshes:0' },
    { id: 'campaign', pick: 'major:campaign' },
    { id: 'target-marshes', pick: 'done' },
    { id: 'five-attack-dice', pick: 'dice:5' },
    { id: 'marshes-yours', pick: 'amount:2' },
  ],
} as const satisfies LessonFrame<State>;
