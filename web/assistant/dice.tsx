/** Two real dice as two rows: both are read before anything is answered. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { Decision } from '@tavola/kernel/rules/decision.ts';
import { useState } from 'react';
import { useText } from '../text/catalogue.ts';
import { isDice, useEvening } from './context.ts';

type Props = { readonly decision: Decision };

export function Dice({ decision }: Props) {
  const t = useText();
  const { evening, attempt } = useEvening();
  const [read, setRead] = useState<readonly (string | null)[]>([null, null]);
  const names = [t.assistant.higher, t.assistant.lower];
  const enter = (dice: readonly (string | null)[]) => {
    setRead(dice);
    const [first, second] = dice;
    if (first == null || second == null) return;
    attempt(() => {
      evening.answer(first);
      const next = evening.app.decision;
      if (next && isDice(evening, next)) evening.answer(second);
    });
  };
  const roll = () => {
    const any = () => decision.options[Math.floor(Math.random() * decision.options.length)]?.id ?? null;
    enter([any(), any()]);
  };
  return (
    <>
      <div className="evening-dice">
        {names.map((name, row) => (
          <fieldset key={name}>
            <legend>{name}</legend>
            {decision.options.map(({ id, move }) => (
              <button
                key={id}
                type="button"
                aria-pressed={read[row] === id}
                onClick={() => enter(read.map((one, i) => (i === row ? id : one)))}
              >
                {(move as { readonly face?: string }).face ?? id}
              </button>
            ))}
          </fieldset>
        ))}
      </div>
      <button type="button" className="btn" onClick={roll}>
        <Glyph id="dice" className="s" />
        {t.assistant.roll}
      </button>
    </>
  );
}
