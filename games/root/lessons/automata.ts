/** The Mechanical Marquise plays: how to follow it, and how to ask why. */
import type { LessonFrame } from '@tavola/kernel/host/lesson.ts';
import type { State } from '../rules/state/state.ts';
import { begin, factions, hold, onTop, put, scored, support } from './position.ts';

export const automata = {
  id: 'automata',
  minutes: 3,
  seats: [...factions('alliance'), { kind: 'automaton', settings: { faction: 'marquise' } }],
  seed: 29,
  arrange: (state) => {
    for (const clearing of [8, 9]) put(state, 0, clearing, { sympathy: 1 });
    scored(state, 0, 1);
    support(state, 0, 'anvil', 'foxfolk-steel');
    put(state, 1, 3, { keep: 1, warrior: 3 });
    put(state, 1, 6, { sawmill: 1, warrior: 1 });
    put(state, 1, 8, { workshop: 1, warrior: 1 });
    put(state, 1, 11, { recruiter: 1, warrior: 2 });
    put(state, 1, 9, { warrior: 3 });
    for (const clearing of [2, 4, 5, 7, 10, 12]) put(state, 1, clearing, { warrior: 1 });
    hold(state, 0, 'tax-collector', 'codebreakers');
    onTop(state, 'cobbler', 'root-tea-mouse');
    begin(state, 2, 0, 'daylight');
  },
  steps: [
    { id: 'card-order' },
    { id: 'one-more-supporter', pick: 'alliance.mobilize:codebreakers' },
    { id: 'her-turn', pick: 'done' },
    { id: 'mouse-order' },
    { id: 'every-choice-reason' },
    { id: 'revolt-clearing-8', pick: 'alliance.revolt:8' },
    { id: 'one-supporter-spent', pick: 'card:anvil' },
    { id: 'workshop-removed-1', pick: 'card:foxfolk-steel' },
  ],
} as const satisfies LessonFrame<State>;
