import type { LessonsText } from '../../lessons/index.ts';

export const lessons: LessonsText = {
  'first-ships': {
    title: 'Your first ships',
    summary: 'Dock at a pier, take a rival’s with a bigger ship, and discard.',
    steps: {
      goal: {
        say: 'Hold the most piers when the last ship is played.',
        why: 'Your rival already holds pier 1 with ship 6. You have ships 4, 9 and 20.',
        done: 'The goal: the most piers',
      },
      'empty-pier': {
        say: 'An empty pier takes any ship. Dock your smallest, ship 4, at pier 2.',
        why: 'Big ships are worth keeping: what lies at a pier can only be replaced by something bigger.',
        done: 'You held pier 2, until a bigger ship came',
      },
      'bigger-ship': {
        say: 'Ship 7 pushed yours out. Take pier 1 with ship 9: it is bigger than 6.',
        done: 'Pier 1 is yours',
      },
      discard: {
        say: 'You drew ship 24. You may discard a ship instead of docking: try it.',
        why: 'It is a waste here; later, when nothing fits, you must discard.',
        done: 'You discarded a ship',
      },
    },
  },
};
