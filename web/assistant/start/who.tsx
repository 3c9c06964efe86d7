/** Who plays, in turn order: each seat with its faction, an automaton with its level and traits, and what they change. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { SpokenFace } from '@tavola/kernel/face/face.ts';
import { type Field, type Fields, usualOf } from '@tavola/kernel/rules/settings.ts';
import { useEveningWords } from '../model/words.ts';
import { FieldControl } from './field.tsx';
import { SeatGlyph } from './seat-glyph.tsx';
import { fieldsOf, LEFT_TO_CHANCE, lookBefore, newSitting, type Sitting, type Values } from './sittings.ts';

type SeatsProps = {
  readonly spoken: SpokenFace;
  readonly seats: readonly Sitting[];
  readonly onChange: (seats: readonly Sitting[]) => void;
};

export function Who(props: SeatsProps) {
  const words = useEveningWords();
  const { spoken, seats } = props;
  return (
    <>
      <h2>{words.seats}</h2>
      <ol className="evening-seats">
        {seats.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are known by their place.
          <SeatItem key={i} index={i} {...props} />
        ))}
      </ol>
      {spoken.face.real?.seats === undefined && <AddSeat {...props} />}
    </>
  );
}

function AddSeat({ spoken, seats, onChange }: SeatsProps) {
  const words = useEveningWords();
  const isFull = seats.length >= spoken.face.seats.max;
  const add = (kind: Sitting['kind']) => onChange([...seats, newSitting(kind, fieldsOf(spoken, kind), seats)]);
  return (
    <div className="evening-free">
      <button type="button" className="btn" disabled={isFull} onClick={() => add('outside')}>
        <Glyph id="plus" className="s" />
        {words.addPerson}
      </button>
      <button type="button" className="btn" disabled={isFull} onClick={() => add('automaton')}>
        <Glyph id="plus" className="s" />
        {words.addAutomaton}
      </button>
    </div>
  );
}

function SeatItem({ index: i, spoken, seats, onChange }: SeatsProps & { readonly index: number }) {
  const words = useEveningWords();
  const { face, text } = spoken;
  const sitting = seats[i] as Sitting;
  const isOpen = face.real?.seats === undefined;
  const kind = sitting.kind === 'automaton' ? words.automaton : words.person;
  return (
    <li>
      <header>
        <SeatGlyph spoken={spoken} sitting={sitting} />
        <b>{lookBefore(spoken, sitting, i)?.name ?? kind}</b>
        {isOpen && i > 0 && (
          <button
            type="button"
            className="ib"
            aria-label={words.earlier(`${kind} ${i + 1}`)}
            onClick={() => onChange(seats.toSpliced(i, 1).toSpliced(i - 1, 0, sitting))}
          >
            <Glyph id="chevron-up" />
          </button>
        )}
        {isOpen && seats.length > face.seats.min && (
          <button
            type="button"
            className="ib"
            aria-label={words.remove(`${kind} ${i + 1}`)}
            onClick={() => onChange(seats.toSpliced(i, 1))}
          >
            <Glyph id="close" />
          </button>
        )}
      </header>
      <SeatFields
        fields={fieldsOf(spoken, sitting.kind)}
        texts={text.seatSettings ?? {}}
        values={sitting.settings}
        seats={seats.length}
        onChange={(settings) => onChange(seats.with(i, { ...sitting, settings }))}
      />
    </li>
  );
}

/** Traits belong to whom somebody plays against: they are not folded away here. */
function isFolded(field: Field): boolean {
  return field.rare === true && field.kind !== 'several';
}

type FieldsProps = {
  readonly fields: Fields;
  readonly texts: SpokenFace['text']['options'];
  readonly values: Values;
  readonly seats: number;
  readonly onChange: (values: Values) => void;
};

export function SeatFields({ fields, texts, values, seats, onChange }: FieldsProps) {
  const words = useEveningWords();
  const standing = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, values[name] ?? usualOf(field)]),
  );
  const shown = Object.entries(fields).filter(([, field]) => field.applies?.(standing, seats) ?? true);
  const controls = (rare: boolean) =>
    shown
      .filter(([, field]) => isFolded(field) === rare)
      .map(([name, field]) => (
        <FieldControl
          key={name}
          name={name}
          field={field}
          text={texts[name]}
          value={values[name]}
          beside={standing}
          seats={seats}
          without={LEFT_TO_CHANCE}
          onChange={(value) => onChange({ ...values, [name]: value })}
        />
      ));
  const rare = controls(true);
  return (
    <div className="evening-fields">
      {controls(false)}
      {rare.length > 0 && (
        <details>
          <summary>{words.moreOptions}</summary>
          {rare}
        </details>
      )}
    </div>
  );
}
