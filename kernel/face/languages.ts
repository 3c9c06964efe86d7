/** Words by language. Portuguese and English are complete: a sentence that one of them lacks does not compile. A further language may be incomplete (word-files.ts). */
import { type Language, languages } from './text.ts';

/** Something in every language: the name of a game, say. */
export type InLanguages<T> = { readonly [L in Language]: T } & {
  readonly further?: { readonly [language: string]: T };
};

/** Something in words, loaded one language at a time. */
export type LoadedIn<T> = InLanguages<() => Promise<T>>;

/** The complete language that a reader of `language` is answered in where nothing else is there. */
export function completeFor(language: string): Language {
  return languages.find((it) => it === language) ?? 'en';
}

/** What is said in a language, complete or not. */
export function saidIn<T>(words: InLanguages<T>, language: string): T {
  return words.further?.[language] ?? words[completeFor(language)];
}

/** The same of what is loaded. */
export function spokenIn<T>(loaded: LoadedIn<T>, language: string): Promise<T> {
  return saidIn(loaded, language)();
}
