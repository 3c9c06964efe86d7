/** What a run shall be: seats, bots and automata, variants, how many games, which seed. */
import { levels } from '@tavola/bots/bot.ts';
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { type Field, usualOf } from '@tavola/kernel/settings.ts';
import { useContext, useId } from 'react';
import { OptionRow, type OptionValue } from '../new-table/option-row.tsx';
import { useText } from '../text/catalogue.ts';
import { Segmented } from '../ui/parts.tsx';
import { botName, FaceContext } from './naming.ts';
import { MOST_GAMES_HERE, type RunPlan } from './plan.ts';
import { SeatPlan } from './seat-plan.tsx';
import { useLabWords } from './words.ts';

type Props = { readonly plan: RunPlan; readonly onChange: (plan: RunPlan) => void };

const GAMES = ['100', '1000', '10000'] as const;
const SEARCHES = ['search:30', 'search:100', 'search:300', 'search:1000'];
const MOST_SEED = 99_999_999;

export function Form({ plan, onChange }: Props) {
  const t = useLabWords();
  const shell = useText();
  const spoken = useContext(FaceContext);
  const seed = useId();
  const games = useId();
  if (!spoken) return null;
  const { seats, options } = plan;
  const { min, max } = spoken.face.seats;
  const names = ['random', 'learner', 'greedy', ...levels, ...SEARCHES, ...seats.map(({ bot }) => bot)];
  const bots = [...new Set(names)].map((value) => ({ value, name: botName(value, t, shell) }));
  const change = (part: Partial<RunPlan>) => onChange({ ...plan, ...part });
  return (
    <>
      <div className="fld">
        <span className="label">{t.who}</span>
        <ol className="lab-seats">
          {seats.map((seat, i) => (
            <SeatPlan
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the order.
              key={i}
              index={i}
              seat={seat}
              seats={seats.length}
              spoken={spoken}
              bots={bots}
              onChange={(next) => change({ seats: seats.map((old, j) => (i === j ? next : old)) })}
              onRemove={seats.length > min ? () => change({ seats: seats.filter((_, j) => j !== i) }) : null}
            />
          ))}
        </ol>
        {seats.length < max && (
          <button
            type="button"
            className="btn sm"
            onClick={() =>
              change({ seats: [...seats, { kind: 'player', bot: seats[0]?.bot ?? 'greedy', settings: {} }] })
            }
          >
            <Glyph id="plus" className="s" />
            {t.addSeat}
          </button>
        )}
      </div>
      <div className="fld">
        <span className="label">{t.seating}</span>
        <Segmented
          label={t.seating}
          value={plan.rotate ? 'rotate' : 'fixed'}
          choices={[
            { value: 'rotate', name: t.rotate },
            { value: 'fixed', name: t.fixed },
          ]}
          onChange={(it) => change({ rotate: it === 'rotate' })}
        />
      </div>
      <div className="fld">
        <label className="label" htmlFor={games}>
          {t.games}
        </label>
        <Segmented
          label={t.games}
          value={String(plan.games) as (typeof GAMES)[number]}
          choices={GAMES.map((value) => ({ value, name: Number(value).toLocaleString(spoken.language) }))}
          onChange={(value) => change({ games: Number(value) })}
        />
        <input
          id={games}
          className="field"
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST_GAMES_HERE}
          value={plan.games}
          onChange={({ target }) => change({ games: Number(target.value) })}
        />
      </div>
      <div className="fld">
        <label className="label" htmlFor={seed}>
          {t.seed}
        </label>
        <span className="lab-seed">
          <input
            id={seed}
            className="field"
            inputMode="numeric"
            value={plan.seed}
            onChange={({ target }) => change({ seed: Number(target.value.replace(/\D/g, '')) })}
          />
          <button
            type="button"
            className="ib"
            aria-label={t.newSeed}
            title={t.newSeed}
            onClick={() => change({ seed: (crypto.getRandomValues(new Uint32Array(1))[0] as number) % MOST_SEED })}
          >
            <Glyph id="dice" className="s" />
          </button>
        </span>
      </div>
      <Variants options={options} seats={seats.length} onChange={(next) => change({ options: next })} />
    </>
  );
}

type VariantsProps = {
  readonly options: RunPlan['options'];
  readonly seats: number;
  readonly onChange: (options: RunPlan['options']) => void;
};

function Variants({ options, seats, onChange }: VariantsProps) {
  const t = useLabWords();
  const spoken = useContext(FaceContext);
  const fields = Object.entries(spoken?.face.options ?? {}) as [string, Field][];
  const now = { ...Object.fromEntries(fields.map(([name, field]) => [name, usualOf(field)])), ...options };
  const applying = fields.filter(([, field]) => field.applies?.(now, seats) ?? true);
  if (!spoken || applying.length === 0) return null;
  return (
    <details className="lab-variants">
      <summary>{t.variants}</summary>
      <ul className="vars">
        {applying.map(([name, field]) => (
          <OptionRow
            key={name}
            field={field}
            seats={seats}
            text={spoken.text.options[name] ?? { name, help: '' }}
            value={(now as { [name: string]: unknown })[name] as OptionValue}
            onChange={(value) => onChange({ ...options, [name]: value })}
          />
        ))}
      </ul>
    </details>
  );
}
