/** Search and play cards, muster and trade. */
import type { LessonFrame } from '@tavola/kernel/host/lesson.ts';
import type { State } from '../rules/state/state.ts';
import { begin, enrich, onTop, settle, stand } from './position.ts';

export const cards = {
  id: 'cards',
  minutes: 4,
  seats: 2,
  seed: 4,
  seat: 1,
  arrange: (state) => {
    begin(state, 2, 1, 'act');
    settle(state, 'rocky-coast', 'wayside-inn');
    stand(state, 1, 'rocky-coast');
    enrich(state, 1, { favor: 1, secrets: 1 });
    onTop(state, 'tents', 'rangers', 'storyteller');
  },
  steps: [
    { id: 'cards-powers' },
    { id: 'search', pick: 'major:search' },
    { id: 'three-cards-hand', pick: 'search:world:2:0' },
    { id: 'kept-tents', pick: 'card:tents' },
    { id: 'two-cards-discarded', pick: 'card:rangers' },
    { id: 'tents-advises', pick: 'to-advisers:true' },
    { id: 'trade', pick: 'major:trade' },
    { id: 'two-favor', pick: 'trade:elders:favor:2:0' },
    { id: 'two-more-warbands', pick: 'major:muster' },
    { id: 'secret-came-back', pick: 'end-turn' },
  ],
} as const satisfies LessonFrame<State>;
