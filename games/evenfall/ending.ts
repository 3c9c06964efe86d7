/** By which rule a game ended (EVE-9.4; EVE-8.8 against the Automa). */
import type { Ending } from '@tavola/kernel/face/face.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import type { View } from './rules/view.ts';
import type { Words } from './text/words.ts';

export function ending(
  { winners, reason, scores = [] }: Outcome,
  { automa }: View,
  { words }: Say<Words>,
): Ending | null {
  const sorted = scores.toSorted((a, b) => b - a);
  const best = Math.max(...winners.map((seat) => scores[seat] ?? 0));
  const by = words.endings[reason]?.(best, sorted.find((vp) => vp < best) ?? best);
  return by && sorted.length > 0 ? { by, clause: automa ? 'EVE-8.8' : 'EVE-9.4' } : null;
}
