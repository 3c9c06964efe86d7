/** Why a pick is better, in words: the features that Oath's evaluation counts. */
import { featureText } from '@tavola/games/text/features.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Words } from './text/words.ts';

export function feature(name: string, change: number, { words }: Say<Words>): string | null {
  return featureText(words.counts.features, name, change);
}
