/**
 * The languages that the shell speaks: Portuguese and English, which are complete by type, and each one that has a folder here (`<language>/text.ts`), which may
 * lack what it likes: English says it then.
 */
import type { LoadedIn } from '@tavola/kernel/face/languages.ts';
import type { Partly } from '@tavola/kernel/face/word-files.ts';
import type { pt } from './pt.ts';

/** The Portuguese catalogue is the model. */
export type Text = typeof pt;
type Folders = { readonly [path: string]: () => Promise<Partly<Text>> };

const english = async () => (await import('./en.ts')).en;

/** What the folders hold, by language, and English for the rest. */
export function furtherIn(folders: Folders): NonNullable<LoadedIn<Text>['further']> {
  const further = Object.entries(folders).map(([path, load]) => [
    path.split('/')[1],
    async () => (await import('@tavola/kernel/face/word-files.ts')).completed(await english(), await load()),
  ]);
  return Object.fromEntries(further);
}

const further = furtherIn(import.meta.glob<Partly<Text>>('./*/text.ts', { import: 'text' }));
export const texts: LoadedIn<Text> = { 'pt-BR': async () => (await import('./pt.ts')).pt, en: english, further };
