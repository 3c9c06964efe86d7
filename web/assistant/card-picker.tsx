/** Which card was turned: one touch. What the rule looks at first (the suit) is the row, what it may look at besides (an item) stands in it. */
import type { Decision } from '@tavola/kernel/decision.ts';
import { optionText, useEvening } from './context.ts';

export function CardPicker({ decision: { options } }: { readonly decision: Decision }) {
  const model = useEvening();
  const { evening, open, say, attempt } = model;
  const rows = [...new Set(options.map(({ id }) => id.split('/')[0] as string))].toSorted();
  const answer = (id: string) => attempt(() => evening.answer(id));
  const nameOf = (name: string) => open.face.candidate?.(name, say) ?? name;
  return (
    <>
      {open.text.real?.cardHelp && <p>{open.text.real.cardHelp}</p>}
      <div className="evening-cards">
        {rows.map((row) => (
          <div key={row} className={`row suit-${row}`}>
            <button
              type="button"
              className="btn big"
              disabled={!options.some(({ id }) => id === row)}
              onClick={() => answer(row)}
            >
              {nameOf(row)}
            </button>
            {options
              .filter(({ id }) => id.startsWith(`${row}/`))
              .map(({ id, move }) => (
                <button
                  key={id}
                  type="button"
                  className="btn"
                  aria-label={optionText(model, move)}
                  onClick={() => answer(id)}
                >
                  {nameOf(id.slice(row.length + 1))}
                </button>
              ))}
          </div>
        ))}
      </div>
    </>
  );
}
