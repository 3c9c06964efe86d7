/** A quiet line to compare: supplies and points. A wrong number puts what it is made of in doubt. */
import { factText } from '@tavola/kernel/face/text.ts';
import { useState } from 'react';
import { useText } from '../../text/catalogue.ts';
import { useEvening } from '../model/context.ts';

export function Checks() {
  const t = useText();
  const { evening, open, say, attempt } = useEvening();
  const [doubted, setDoubted] = useState(false);
  const checks = evening.app.checks();
  if (checks.length === 0) return null;
  return (
    <details className="evening-checks">
      <summary>{t.assistant.checks}</summary>
      {doubted && <p role="status">{t.assistant.doubted}</p>}
      <ul>
        {checks.map(({ id, check, value }) => {
          const name = `${factText(open.text, check, say)}: ${value}`;
          return (
            <li key={id}>
              <button
                type="button"
                className="btn sm"
                aria-label={t.assistant.wrong(name)}
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
