/** The game in one minute: its goal, a turn, its symbols. */
import { type PrimerFrame, type PrimerWords, primerIn } from '@tavola/kernel/face/frames.ts';

const frame = {
  goalGlyph: 'crown',
  turn: {
    birdsong: ['wood', 'decree', 'sympathy'],
    daylight: ['march', 'battle', 'build'],
    evening: ['handcard'],
  },
  symbols: ['fox', 'rabbit', 'mouse', 'bird', 'rw-marquise', 'sawmill', 'sympathy', 'item-hammer', 'die-12'],
} as const satisfies PrimerFrame;

export type PrimerText = PrimerWords<typeof frame>;
export const primer = (words: PrimerText) => primerIn(frame, words);
