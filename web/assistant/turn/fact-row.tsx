/** One fact of the table and how it is told. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { factText } from '@tavola/kernel/face/text.ts';
import { sayValue } from '@tavola/kernel/rules/real.ts';
import type { Believed } from '@tavola/kernel/table/picture.ts';
import { lookOf, useEvening } from '../model/context.ts';
import { useEveningWords } from '../model/words.ts';
import { isBlank } from './choices.tsx';

type Props = {
  readonly fact: Believed;
  /** What stands there now, where that is not what the app believes. */
  readonly said?: string;
  readonly onTell: (said: string) => void;
};

export function FactRow({ fact, said = sayValue(fact), onTell }: Props) {
  const words = useEveningWords();
  const model = useEvening();
  const { open, say } = model;
  const { among } = fact;
  const blank = isBlank(fact, said);
  const name = factText(open.text, fact.fact, say);
  const seat = (fact.fact as { readonly of?: number }).of;
  const colour = seat === undefined ? undefined : lookOf(model, seat)?.colour;
  return (
    <li className={fact.sure ? '' : 'unsure'} style={colour ? { borderInlineStartColor: colour } : undefined}>
      <b>
        {name}
        {!fact.sure && <small>{words.unsure}</small>}
      </b>
      {'min' in among ? (
        <span className="stepper">
          <button
            type="button"
            className="ib"
            aria-label={words.less(name)}
            disabled={blank || Number(said) <= among.min}
            onClick={() => onTell(String(Number(said) - 1))}
          >
            <Glyph id="minus" />
          </button>
          <output aria-label={name}>{blank ? '' : said}</output>
          <button
            type="button"
            className="ib"
            aria-label={words.more(name)}
            disabled={!blank && Number(said) >= among.max}
            onClick={() => onTell(String(blank ? among.min : Number(said) + 1))}
          >
            <Glyph id="plus" />
          </button>
        </span>
      ) : (
        <select aria-label={name} value={blank ? '' : said} onChange={({ target }) => onTell(target.value)}>
          {blank && <option value="">?</option>}
          {among.map((one) => (
            <option key={one} value={one}>
              {open.text.real?.value(String(one), say, fact.fact) ?? one}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}
