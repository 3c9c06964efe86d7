/** The shell's own words. The Portuguese catalogue is the model: a key missing in English does not compile. */
import type { Language } from '@tavola/kernel/text.ts';
import { useSettings } from '../settings.ts';
import type { pt } from './pt.ts';

export type Text = typeof pt;

const sources: { readonly [L in Language]: () => Promise<Text> } = {
  'pt-BR': async () => (await import('./pt.ts')).pt,
  en: async () => (await import('./en.ts')).en,
};
const loaded = new Map<Language, Text>();

/** To be awaited before anything is said in that language. */
export async function loadText(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, await sources[language]());
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
