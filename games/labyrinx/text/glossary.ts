/** The signs that are explained; what has a name of its own in the words of the board says it itself. */
import { type GlossaryFrame, type GlossaryWords, glossaryIn } from '@tavola/kernel/face/frames.ts';

const frame = {
  own: ['lab-door', 'lab-chest', 'lab-monster', 'lab-trap', 'lab-treasure', 'hand', 'stack', 'close', 'eye'],
  shared: {
    'lab-dead-end': 'discard',
    'lab-straight': 'discard',
    'lab-bend': 'discard',
    'lab-tee': 'discard',
    'lab-cross': 'discard',
    log: 'discard',
  },
} as const satisfies GlossaryFrame;

export type GlossaryText = GlossaryWords<typeof frame>;
export const glossary = (words: GlossaryText) => glossaryIn(frame, words);
