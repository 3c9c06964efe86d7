/** What a memory card and a symbol say to the one who looks at them. */
import type { CardName } from '../rules/state/memory.ts';

export type CardText = {
  readonly name: string;
  /** What it does in two or three words, for the face of the card. */
  readonly act: string;
  /** When it may be used. */
  readonly when: string;
  readonly effect: string;
};

export type SymbolText = {
  readonly name: string;
  /** The name inside a sentence, without an article: "2 Pegadas". */
  readonly plural: string;
  /** With its article: "a Torre", "the Tower". */
  readonly the: string;
  readonly effect: string;
};

/** Cards that may be used in any open window; the others say when. */
const IN_ANY_WINDOW = [
  'mirage-of-sleep',
  'the-well',
  'relative-dimensions',
  'ruins-of-domodora',
  'nomad-lands',
  'nightmare-of-abandonment',
  'submerged-paintings',
  'praximechanic-theory',
  'dogmatic-shadow',
  'obtuse-laceration',
  'calamandara-qhoz',
  'gavonian-mirror',
  'temple-of-calon',
  'dionesian-perception',
  'laments-of-lucaresti',
  'dogmatic-entropy',
] as const satisfies readonly CardName[];
type InAnyWindow = (typeof IN_ANY_WINDOW)[number];

export type MemoryWords = {
  readonly [card in CardName]: card extends InAnyWindow ? Omit<CardText, 'when'> : CardText;
};

/** The cards in one language; `anyWindow` says when most of them may be used. */
export function memoriesIn(words: MemoryWords, anyWindow: string): { readonly [card in CardName]: CardText } {
  const cards = Object.entries(words).map(([card, text]) => [card, { when: anyWindow, ...text }]);
  return Object.fromEntries(cards) as { readonly [card in CardName]: CardText };
}
