/** The reasons of a hint in words that a player understands. */
import type { Reason } from '@tavola/bots/hint/reasons.ts';
import type { AnyFace } from '@tavola/kernel/face/face.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';

export type WhyLine = { readonly tone: 'plus' | 'minus'; readonly text: string };
type Words = { readonly better: (name: string) => string; readonly worse: (name: string) => string };

const MOST_LINES = 3;

/** What is good for `seat` bears a plus: more of its own, less for the others. */
export function whyLines(
  reasons: readonly Reason[],
  seat: Seat,
  { face, say }: { readonly face: AnyFace; readonly say: Say },
  t: Words,
): readonly WhyLine[] {
  const lines = reasons.flatMap(({ seat: of, name, change, worth }): WhyLine[] => {
    if (name === null) {
      const words = worth > 0 ? t.better : t.worse;
      return of === seat ? [] : [{ tone: worth > 0 ? 'minus' : 'plus', text: words(say.who(of)) }];
    }
    const text = face.picks?.feature?.(name, change, say) ?? null;
    return text === null ? [] : [{ tone: worth > 0 ? 'plus' : 'minus', text }];
  });
  return lines.slice(0, MOST_LINES);
}

/** Chances in whole percent. */
export function percent(chance: number | undefined): number {
  return Math.round(100 * (chance ?? 0));
}

/** "+12", "−3" */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}
