/**
 * Which card was turned. What the rule looks at first (the suit) is the row, what else it looks at (an item, a name) stands in it. Where there are
 * many, the suit is touched first, or a part of the name typed.
 */

import { isBySuit, MANY_CARDS, rowsOf } from '@tavola/kernel/face/real-cards.ts';
import type { Decision } from '@tavola/kernel/rules/decision.ts';
import { useState } from 'react';
import { optionText, useEvening } from '../model/context.ts';
import { useEveningWords } from '../model/words.ts';
import { SuitPicker } from './suit-picker.tsx';

export function CardPicker({ decision: { options } }: { readonly decision: Decision }) {
  const { open } = useEvening();
  const ids = options.map(({ id }) => id);
  if (isBySuit(ids, open.face.real ?? {})) return <SuitPicker options={options} />;
  return <NamePicker options={options} />;
}

type Options = { readonly options: Decision['options'] };

function NamePicker({ options }: Options) {
  const words = useEveningWords();
  const model = useEvening();
  const { evening, open, say, attempt } = model;
  const [row, setRow] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const rows = rowsOf(options.map(({ id }) => id)).toSorted();
  const answer = (id: string) => attempt(() => evening.answer(id));
  const nameOf = (name: string) => open.face.things?.candidate?.(name, say) ?? name;
  const isLong = options.length > MANY_CARDS;
  const search = plain(typed.trim());
  const isShown = (one: string, id: string) =>
    search === '' ? !isLong || row === one : plain(nameOf(id.slice(one.length + 1))).includes(search);
  const named = (one: string) =>
    options
      .filter(({ id }) => id.startsWith(`${one}/`) && isShown(one, id))
      .toSorted((a, b) => (isLong ? optionText(model, a.move).localeCompare(optionText(model, b.move)) : 0));
  const isAnswer = (one: string) => options.some(({ id }) => id === one);
  return (
    <>
      {open.text.real?.cardHelp && <p>{open.text.real.cardHelp}</p>}
      {isLong && (
        <label className="evening-field">
          <span>{words.search}</span>
          <input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </label>
      )}
      <div className="evening-cards">
        {rows.map((one) => (
          <div key={one} className={`row suit-${one}`}>
            <button
              type="button"
              className="btn big"
              disabled={!isLong && !isAnswer(one)}
              aria-expanded={isLong && !isAnswer(one) ? row === one : undefined}
              onClick={() => (isAnswer(one) ? answer(one) : setRow(row === one ? null : one))}
            >
              {nameOf(one)}
            </button>
            {named(one).map(({ id, move }) => (
              <button
                key={id}
                type="button"
                className="btn"
                aria-label={optionText(model, move)}
                onClick={() => answer(id)}
              >
                {nameOf(id.slice(one.length + 1))}
              </button>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

/** Without accents and capitals. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
