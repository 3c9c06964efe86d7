/** The signs that are explained; what has a name of its own in the words of the board says it itself. */
import { type GlossaryFrame, type GlossaryWords, glossaryIn } from '@tavola/kernel/face/frames.ts';

const frame = {
  own: [
    'eve-herb',
    'eve-elixir',
    'eve-knowledge',
    'eve-mana',
    'eve-any',
    'eve-card',
    'eve-vp',
    'eve-witch',
    'eve-elder',
    'eve-scythe',
    'eve-orb',
    'eve-transfer',
    'eve-explore',
    'eve-discover',
    'eve-binding',
    'eve-artifact',
    'eve-familiar',
    'eve-spell',
    'eve-sets',
    'eve-first',
    'eve-dial',
    'eve-step',
    'eve-step-both',
    'eve-step-again',
    'eve-token',
    'eve-field',
    'stone-wild',
    'rotate',
    'person',
    'automaton',
  ],
  shared: {
    'eve-stone': 'stone',
    'stone-raven': 'stone',
    'stone-serpent': 'stone',
    'stone-eye': 'stone',
    'stone-flame': 'stone',
    'stone-wave': 'stone',
    'stone-root': 'stone',
  },
} as const satisfies GlossaryFrame;

export type GlossaryText = GlossaryWords<typeof frame>;
export const glossary = (words: GlossaryText) => glossaryIn(frame, words);
