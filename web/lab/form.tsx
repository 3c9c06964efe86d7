/** What a run is to be: seats, bots and automata, variants, how many games, which seed. */
import { levels } from '@tavola/bots/search/bot.ts';
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { type Field, usualOf } from '@tavola/kernel/rules/settings.ts';
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
  const { seats, options } = plan;
  const change = (part: Partial<RunPlan>) => onChange({ ...plan, ...part });
  if (!useContext(FaceContext)) return null;
  return (
    <>
      <SeatPlans plan={plan} change={change} />
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
      <HowMany plan={plan} change={change} />
      <Seed plan={plan} change={change} />
      <Variants options={options} seats={seats.length} onChange={(next) => change({ options: next })} />
    </>
  );
}

type PartProps = { readonly plan: RunPlan; readonly change: (part: Partial<RunPlan>) => void };

function SeatPlans({ plan: { seats }, change }: PartProps) {
  const t = useLabWords();
  const shell = useText();
  const spoken = useContext(FaceContext);
  if (!spoken) return null;
  const { min, max } = spoken.face.seats;
  const names = ['random', 'learner', 'greedy', ...levels, ...SEARCHES, ...seats.map(({ bot }) => bot)];
  const bots = [...new Set(names)].map((value) => ({ value, name: botName(value, t, shell) }));
  const add = () => change({ seats: [...seats, { kind: 'player', bot: seats[0]?.bot ?? 'greedy', settings: {} }] });
  return (
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
            onChange={(next) => change({ seats: seats.with(i, next) })}
            onRemove={seats.length > min ? () => change({ seats: seats.toSpliced(i, 1) }) : null}
          />
        ))}
      </ol>
      {seats.length < max && (
        <button type="button" className="btn sm" onClick={add}>
          <Glyph id="plus" className="s" />
          {t.addSeat}
        </button>
      )}
    </div>
  );
}

function HowMany({ plan, change }: PartProps) {
  const t = useLabWords();
  const spoken = useContext(FaceContext);
  const id = useId();
  return (
    <div className="fld">
      <label className="label" htmlFor={id}>
        {t.games}
      </label>
      <Segmented
        label={t.games}
        value={String(plan.games) as (typeof GAMES)[number]}
        choices={GAMES.map((value) => ({ value, name: Number(value).toLocaleString(spoken?.language) }))}
        onChange={(value) => change({ games: Number(value) })}
      />
      <input
        id={id}
        className="field"
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_GAMES_HERE}
        value={plan.games}
        onChange={({ target }) => change({ games: Number(target.value) })}
      />
    </div>
  );
}

function Seed({ plan, change }: PartProps) {
  const t = useLabWords();
  const id = useId();
  return (
    <div className="fld">
      <label className="label" htmlFor={id}>
        {t.seed}
      </label>
      <span className="lab-seed">
        <input
          id={id}
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
  const fields = Object.entries(spoken?.face.forms.options ?? {}) as [string, Field][];
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
