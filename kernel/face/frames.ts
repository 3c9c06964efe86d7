/**
 * Chapters, the game in one minute, the glossary and the options are each a frame without words (what there is, in which order, with which pictures) and a file
 * of words for each language. The words are typed by their frame: a language that lacks a title does not compile.
 */
import type { Chapter, Glossary, Primer, Thing } from './face.ts';
import type { OptionText } from './text.ts';

export type ChapterFrame = Pick<Chapter, 'clauses' | 'glyphs' | 'special'> & { readonly id: string };
export type ChapterWords<F extends readonly ChapterFrame[]> = {
  readonly [id in F[number]['id']]: Pick<Chapter, 'title' | 'summary'>;
};

export function chaptersIn<F extends readonly ChapterFrame[]>(frames: F, words: ChapterWords<F>): readonly Chapter[] {
  return frames.map(({ id, ...frame }) => ({ ...frame, ...words[id as F[number]['id']] }));
}

export type PrimerFrame = {
  readonly goalGlyph: string;
  /** The phases of a turn with their pictures. */
  readonly turn: { readonly [phase: string]: readonly string[] };
  readonly symbols: readonly string[];
};
type Named = { readonly name: string; readonly text: string };
export type PrimerWords<F extends PrimerFrame> = Pick<Primer, 'goal' | 'goalLine' | 'turnTitle'> & {
  readonly turn: { readonly [phase in keyof F['turn']]: Named };
  readonly symbols: { readonly [glyph in F['symbols'][number]]: Named };
};

export function primerIn<F extends PrimerFrame>({ goalGlyph, turn, symbols }: F, words: PrimerWords<F>): Primer {
  return {
    ...words,
    goalGlyph,
    turn: Object.entries(turn).map(([phase, glyphs]) => ({ ...(words.turn[phase] as Named), glyphs })),
    symbols: symbols.map((glyph) => ({ glyph, ...(words.symbols[glyph as F['symbols'][number]] as Named) })),
  };
}

/** The signs that have words of their own, and those that share them with other signs. */
export type GlossaryFrame = { readonly own: readonly string[]; readonly shared?: { readonly [glyph: string]: string } };
export type GlossaryWords<F extends GlossaryFrame> = {
  readonly [id in F['own'][number] | SharedIn<F>]: Thing;
};
type SharedIn<F> = F extends { readonly shared: { readonly [glyph: string]: infer Id extends string } } ? Id : never;

export function glossaryIn<F extends GlossaryFrame>({ own, shared = {} }: F, words: GlossaryWords<F>): Glossary {
  const things = words as Glossary;
  const signs = [...own.map((id) => [id, id] as const), ...Object.entries(shared)];
  return Object.fromEntries(signs.map(([glyph, id]) => [glyph, things[id] as Thing]));
}

/** The frame of the options is the fields of the rules (rules/settings.ts): each has a name, and so has each word that it can be set to. */
export type OptionWords<O> = { readonly [option in keyof O]-?: WordsOfOption<NonNullable<O[option]>> };
type WordsOfOption<V> = [V] extends [string]
  ? Label &
      Pick<OptionText, 'effect'> & {
        readonly values: { readonly [value in V]: string };
        readonly about?: { readonly [value in V]?: string };
      }
  : [V] extends [boolean]
    ? Label & { readonly values?: { readonly [value in `${boolean}`]: string } }
    : [V] extends [number]
      ? Label
      : OptionText;
type Label = Pick<OptionText, 'name' | 'help'>;
