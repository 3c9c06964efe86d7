/** What a gesture fills in behind its target, and can be changed before it is made: numbers in the row, anything else on a sheet. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { moveText } from '@tavola/kernel/face/face.ts';
import { questionText } from '@tavola/kernel/face/text.ts';
import { type Amount, amounts, type FoldedOption, MOST_IN_ROW, type Stage } from '@tavola/kernel/host/folding.ts';
import { useState } from 'react';
import { useText } from '../../text/catalogue.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useAsked, useGame } from '../model/parts.tsx';

export function PartsRow() {
  const { asked } = useAsked();
  const { face } = useGame();
  const numbers = asked.parts.flatMap((part) => {
    const values = amounts(face.folding, part);
    return values ? [{ part, values }] : [];
  });
  const others = asked.parts.filter((part) => numbers.every((number) => number.part !== part));
  return (
    <>
      {others.length > 0 && <Others parts={others} />}
      {numbers.map(({ part, values }) => (
        <Numbers key={part.options[0]?.id} part={part} values={values} />
      ))}
    </>
  );
}

type NumbersProps = { readonly part: Stage; readonly values: readonly Amount[] };

/** A few stand side by side; more are stepped through. */
function Numbers({ part, values }: NumbersProps) {
  const t = useText();
  const { text, say } = useGame();
  const { asked } = useAsked();
  const at = values.findIndex(({ option }) => option.id === part.taken?.id);
  const choose = (option: FoldedOption | undefined) => option && asked.change(part, option);
  const name = questionText(text, part.ask, say).title;
  if (values.length <= MOST_IN_ROW)
    return (
      <fieldset className="amounts" aria-label={name}>
        {values.map(({ value, option }, i) => (
          <button key={option.id} type="button" aria-pressed={i === at} onClick={() => choose(option)}>
            {value}
          </button>
        ))}
      </fieldset>
    );
  return (
    <fieldset className="amounts" aria-label={name}>
      <button
        type="button"
        aria-label={t.table.fewer}
        disabled={at <= 0}
        onClick={() => choose(values[at - 1]?.option)}
      >
        <Glyph id="minus" className="s" />
      </button>
      <output>{t.table.amountOf(values[at]?.value ?? 0, values.at(-1)?.value ?? 0)}</output>
      <button
        type="button"
        aria-label={t.table.more}
        disabled={at >= values.length - 1}
        onClick={() => choose(values[at + 1]?.option)}
      >
        <Glyph id="plus" className="s" />
      </button>
    </fieldset>
  );
}

function Others({ parts }: { readonly parts: readonly Stage[] }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.table.adjust}
      </button>
      {isOpen && (
        <Dialog kind="sheet" title={t.table.adjust} onClose={() => setOpen(false)}>
          {parts.map((part) => (
            <Part key={part.options[0]?.path.length} part={part} />
          ))}
        </Dialog>
      )}
    </>
  );
}

function Part({ part }: { readonly part: Stage }) {
  const { text, face, say } = useGame();
  const { asked } = useAsked();
  return (
    <section className="part">
      <h3 className="label">{questionText(text, part.ask, say).whole}</h3>
      <ul className="tray">
        {part.options.map((option) => (
          <li key={option.id}>
            <button
              type="button"
              className="btn option"
              aria-pressed={option.id === part.taken?.id}
              onClick={() => asked.change(part, option)}
            >
              <span>{moveText({ face, text }, option.move, say)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
