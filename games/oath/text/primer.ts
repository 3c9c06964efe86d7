/** The game in one minute: its goal, a turn, its symbols. */
import { type PrimerFrame, type PrimerWords, primerIn } from '@tavola/kernel/face/frames.ts';

const frame = {
  goalGlyph: 'crown',
  turn: {
    wake: ['crown', 'vision'],
    act: ['supply', 'search', 'campaign'],
    rest: ['k-rest', 'favor', 'secret'],
  },
  symbols: ['supply', 'favor', 'secret', 'warband', 'pawn', 'relic', 'people', 'dark', 'vision'],
} as const satisfies PrimerFrame;

export type PrimerText = PrimerWords<typeof frame>;
export const primer = (words: PrimerText) => primerIn(frame, words);
