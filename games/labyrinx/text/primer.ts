/** The game in one minute: its goal, a turn, its symbols. */
import { type PrimerFrame, type PrimerWords, primerIn } from '@tavola/kernel/face/frames.ts';

const frame = {
  goalGlyph: 'lab-treasure',
  turn: {
    expand: ['lab-tee'],
    act: ['lab-straight', 'lab-door'],
    fog: ['lab-cross'],
  },
  symbols: [
    'lab-chest',
    'lab-monster',
    'lab-trap',
    'lab-treasure',
    'lab-door',
    'lab-cross',
    'lab-bend',
    'lab-dead-end',
    'emblem-elora',
  ],
} as const satisfies PrimerFrame;

export type PrimerText = PrimerWords<typeof frame>;
export const primer = (words: PrimerText) => primerIn(frame, words);
