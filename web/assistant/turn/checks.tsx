/** A quiet line to compare: supplies and points. A wrong number puts what it is made of in doubt. */

import { factText } from '@tavola/kernel/face/text.ts';
import { useState } from 'react';
import { useEvening } from '../model/context.ts';
import { useEveningWords } from '../model/words.ts';

export function Checks() {
  const words = useEveningWords();
  const { evening, open, say, attempt } = useEvening();
  const [doubted, setDoubted] = useState(false);
  const checks = evening.app.checks();
  if (checks.length === 0) return null;
  return (
    <details className="evening-checks">
      <summary>{words.checks}</summary>
      {doubted && <p role="status">{words.doubted}</p>}
      <ul>
        {checks.map(({ id, check, value }) => {
          const name = `${factText(open.text, check, say)}: ${value}`;
          return (
            <li key={id}>
              <button
                type="button"
                className="btn sm"
                aria-label={words.wrong(name)}
                onClick={() => {
                  attempt(() => evening.miscounted(id));
                  setDoubted(true);
                }}
              >
                {name}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
