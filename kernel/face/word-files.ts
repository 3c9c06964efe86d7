/** Files of words. A further language is a folder of the same files, each with as little as one sentence: where it says nothing, English does. */
import type { LoadedIn } from './languages.ts';
import type { Language } from './text.ts';

/** What a language that is still being translated has of some words: any part of a record; a sentence or a list is there or is not. */
export type Partly<W> = W extends readonly unknown[] | ((...args: never) => unknown)
  ? W
  : W extends object
    ? { readonly [K in keyof W]?: Partly<W[K]> }
    : W;

/** What is loaded for each language. */
export type WordFiles<W> = { readonly [L in Language]: () => Promise<W> } & {
  readonly further?: { readonly [language: string]: () => Promise<Partly<NoInfer<W>>> };
};

/** Loads words and makes of them what people see: chapters of their titles and summaries, say. */
export function inLanguages<W, T>(files: WordFiles<W>, make: (words: W) => T): LoadedIn<T> {
  const further = Object.entries(files.further ?? {}).map(([language, load]) => [
    language,
    async () => make(completed(await files.en(), await load())),
  ]);
  return {
    'pt-BR': async () => make(await files['pt-BR']()),
    en: async () => make(await files.en()),
    further: Object.fromEntries(further),
  };
}

/** English with everything that the other language already says in its place. */
export function completed<W>(english: W, part: unknown): W {
  if (!isRecord(english) || !isRecord(part)) return (part ?? english) as W;
  const words = Object.entries(english).map(([key, said]) => [key, completed(said, part[key])]);
  return Object.fromEntries(words) as W;
}

/** Every sentence of English that the part lacks, by its path: `events.walked`. */
export function missing(english: unknown, part: unknown, path: readonly string[] = []): string[] {
  if (!isRecord(english)) return part === undefined ? [path.join('.')] : [];
  return Object.entries(english).flatMap(([key, said]) =>
    missing(said, isRecord(part) ? part[key] : undefined, [...path, key]),
  );
}

function isRecord(words: unknown): words is { readonly [key: string]: unknown } {
  return typeof words === 'object' && words !== null && !Array.isArray(words);
}
