/** Two real dice with one touch, in any order: the ten pairs, ascending. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { Decision } from '@tavola/kernel/rules/decision.ts';
import { isDice, useEvening } from '../model/context.ts';
import { useEveningWords } from '../model/words.ts';

type Props = { readonly decision: Decision };

export function Pairs({ decision: { options } }: Props) {
  const words = useEveningWords();
  const { evening, attempt } = useEvening();
  const sides = options.map(({ id, move }) => ({ id, shown: (move as { readonly face?: string }).face ?? id }));
  const pairs = sides.flatMap((high, i) => sides.slice(0, i + 1).map((low) => [high, low] as const));
  const enter = (high: string, low: string) =>
    attempt(() => {
      evening.answer(high);
      const next = evening.app.decision;
      if (next && isDice(evening, next)) evening.answer(low);
    });
  const any = () => sides[Math.floor(Math.random() * sides.length)]?.id ?? '';
  return (
    <>
      <div className="evening-pairs">
        {pairs.map(([high, low]) => (
          <button
            key={`${high.id} ${low.id}`}
            type="button"
            aria-label={words.pair(high.shown, low.shown)}
            onClick={() => enter(high.id, low.id)}
          >
            <b>{high.shown}</b>
            <b className="low">{low.shown}</b>
          </button>
        ))}
      </div>
      <button type="button" className="btn evening-roll" onClick={() => enter(any(), any())}>
        <Glyph id="dice" className="s" />
        {words.roll}
      </button>
    </>
  );
}
