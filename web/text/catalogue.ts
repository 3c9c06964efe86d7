/** The shell's own words, in the language of the reader. */
import { spokenIn } from '@tavola/kernel/face/languages.ts';
import { useSettings } from '../browser/settings.ts';
import { type Text, texts } from './languages.ts';

const loaded = new Map<string, Text>();

/** To be awaited before anything is said in that language. */
export async function loadText(language: string): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, await spokenIn(texts, language));
}

export function useText(): Text {
  const { language } = useSettings();
  const text = loaded.get(language);
  if (!text) throw new Error(`no text in ${language} yet`);
  return text;
}

/** The sentence for an error code. */
export function problemText(text: Text, code: string): string {
  const { problems } = text;
  return (problems as { readonly [code: string]: string })[code] ?? problems.UNKNOWN;
}
