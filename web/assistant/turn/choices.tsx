/** A fact that was never told: every value it may have is a button. */

import { factText } from '@tavola/kernel/face/text.ts';
import { readValue, sayValue } from '@tavola/kernel/rules/real.ts';
import type { Believed } from '@tavola/kernel/table/picture.ts';
import { useEvening } from '../model/context.ts';

type Props = { readonly fact: Believed; readonly said: string; readonly onTell: (said: string) => void };

/** At most this many stand side by side. */
const FEW = 3;

export function Choices({ fact, said, onTell }: Props) {
  const { open, say } = useEvening();
  const { among } = fact;
  const isNumber = 'min' in among;
  const values = isNumber
    ? Array.from({ length: among.max - among.min + 1 }, (_, i) => String(among.min + i))
    : among.map(String);
  return (
    <li className={`evening-choices ${values.length <= FEW ? 'few' : ''}`}>
      <fieldset>
        <legend>{factText(open.text, fact.fact, say)}</legend>
        {values.map((value) => {
          const isShort = /^\d+$/.test(value);
          return (
            <button
              key={value}
              type="button"
              className={`btn ${isShort ? 'short' : ''}`}
              aria-pressed={value === said}
              onClick={() => onTell(value)}
            >
              {isShort && isNumber ? value : (open.text.real?.value(value, say, fact.fact) ?? value)}
            </button>
          );
        })}
      </fieldset>
    </li>
  );
}

/** Nothing that could stand there stands there yet. */
export function isBlank(fact: Believed, said = sayValue(fact)): boolean {
  return readValue(fact.among, said) === null;
}
