/** Real dice whose sides have names, read one by one. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { kindOf } from '@tavola/kernel/rules/ask.ts';
import type { Decision } from '@tavola/kernel/rules/decision.ts';
import { useEvening } from '../model/context.ts';
import { useEveningWords } from '../model/words.ts';

export function OneDie({ decision: { ask, options } }: { readonly decision: Decision }) {
  const words = useEveningWords();
  const { evening, open, say, attempt } = useEvening();
  const nameOf = (id: string) => open.face.real?.side?.(kindOf(ask), Number(id), say) ?? id;
  const sides = new Map(options.map(({ id }) => [nameOf(id), id]));
  const roll = () => options[Math.floor(Math.random() * options.length)]?.id ?? '';
  return (
    <>
      <div className="evening-moves">
        {[...sides].map(([name, id]) => (
          <button key={name} type="button" className="btn big" onClick={() => attempt(() => evening.answer(id))}>
            {name}
          </button>
        ))}
      </div>
      <button type="button" className="btn" onClick={() => attempt(() => evening.answer(roll()))}>
        <Glyph id="dice" className="s" />
        {words.roll}
      </button>
    </>
  );
}
