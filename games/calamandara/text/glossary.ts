/** The signs that are explained; what has a name of its own in the words of the board says it itself. */
import { type GlossaryFrame, type GlossaryWords, glossaryIn } from '@tavola/kernel/face/frames.ts';

const frame = {
  own: ['cal-rift', 'hand', 'lock', 'stack', 'replay', 'kind:linked', 'kind:immediate', 'bell'],
  shared: {
    'traveller-circle': 'traveller',
    'traveller-triangle': 'traveller',
    'traveller-square': 'traveller',
    'traveller-diamond': 'traveller',
  },
} as const satisfies GlossaryFrame;

export type GlossaryText = GlossaryWords<typeof frame>;
export const glossary = (words: GlossaryText) => glossaryIn(frame, words);
