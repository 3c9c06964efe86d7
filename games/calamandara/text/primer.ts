/** The game in one minute: its goal, a turn, its symbols. */
import { type PrimerFrame, type PrimerWords, primerIn } from '@tavola/kernel/face/frames.ts';

const frame = {
  goalGlyph: 'cal-rift',
  turn: {
    acquire: ['cal-footprint', 'cal-mountain'],
    insert: ['cal-footprint', 'cal-tower'],
    move: ['traveller-circle'],
    memories: ['mem-helm', 'mem-echoes'],
  },
  symbols: [
    'cal-footprint',
    'cal-mountain',
    'cal-tower',
    'cal-cave',
    'cal-wing',
    'cal-mirror',
    'cal-star',
    'cal-waterfall',
    'cal-fire',
  ],
} as const satisfies PrimerFrame;

export type PrimerText = PrimerWords<typeof frame>;
export const primer = (words: PrimerText) => primerIn(frame, words);
