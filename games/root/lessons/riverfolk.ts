/** The Riverfolk: the others pay, funds act. */
import type { LessonFrame } from '@tavola/kernel/host/lesson.ts';
import type { State } from '../rules/state/state.ts';
import { begin, earn, factions, hold, onTop, post, put } from './position.ts';

export const riverfolk = {
  id: 'riverfolk',
  minutes: 4,
  seats: factions('riverfolk', 'marquise'),
  seed: 17,
  arrange: (state) => {
    put(state, 0, 10, { warrior: 1 });
    post(state, 0, 10);
    put(state, 0, 5, { warrior: 1 });
    put(state, 0, 11, { warrior: 2 });
    earn(state, 0, 'funds', 0, 2);
    earn(state, 0, 'payments', 0, 1);
    earn(state, 0, 'payments', 1, 2);
    put(state, 1, 1, { keep: 1, warrior: 2 });
    put(state, 1, 5, { sawmill: 1, warrior: 2 });
    put(state, 1, 9, { workshop: 1, warrior: 1 });
    put(state, 1, 10, { recruiter: 1, warrior: 1 });
    for (const clearing of [2, 4, 6, 7, 8, 12]) put(state, 1, clearing, { warrior: 1 });
    hold(state, 0, 'anvil', 'codebreakers');
    hold(state, 1, 'cobbler', 'bake-sale', 'tax-collector');
    onTop(state, 'sappers');
    begin(state, 2, 0, 'birdsong');
  },
  steps: [
    { id: 'warriors-money' },
    { id: 'saved-funds-give' },
    { id: 'establish-trade-post', pick: 'riverfolk.establish' },
    { id: 'trade-post-clearing', pick: 'clearing:5' },
    { id: 'new-card-window', pick: 'riverfolk.draw' },
    { id: 'two-funds-saved', pick: 'done' },
    { id: 'price-of-cards', pick: 'riverfolk.price:2' },
    { id: 'price-of-boats', pick: 'riverfolk.price:1' },
    { id: 'price-of-mercenaries', pick: 'riverfolk.price:3' },
  ],
} as const satisfies LessonFrame<State>;
