/** The game in one minute: its goal, a turn, its symbols. */
import { type PrimerFrame, type PrimerWords, primerIn } from '@tavola/kernel/face/frames.ts';

const frame = {
  goalGlyph: 'eve-vp',
  turn: {
    income: ['eve-card', 'eve-knowledge', 'eve-mana'],
    actions: ['eve-discover', 'eve-binding', 'eve-field'],
    conflict: ['eve-witch', 'eve-dial'],
    'round-end': ['eve-first'],
  },
  symbols: [
    'eve-herb',
    'eve-elixir',
    'eve-knowledge',
    'eve-mana',
    'eve-witch',
    'eve-elder',
    'eve-binding',
    'eve-transfer',
    'eve-stone',
  ],
} as const satisfies PrimerFrame;

export type PrimerText = PrimerWords<typeof frame>;
export const primer = (words: PrimerText) => primerIn(frame, words);
