/** The shell's own words. The Portuguese catalogue is the model: a key missing in English does not compile. */
import type { Language } from '@tavola/kernel/text.ts';
import { useSettings } from '../settings.ts';
import { en } from './en.ts';
import { pt } from './pt.ts';

export type Text = typeof pt;

const catalogues: { readonly [L in Language]: Text } = { 'pt-BR': pt, en };

export function useText(): Text {
  return catalogues[useSettings().language];
}

/** The sentence for an error code. */
export function problemText(text: Text, code: string): string {
  const { problems } = text;
  return (problems as { readonly [code: string]: string })[code] ?? problems.UNKNOWN;
}
