/** One option of a game, with its name and one-line explanation from the game's texts. */

import type { OptionText } from '@tavola/kernel/face/text.ts';
import { type Field, fittingValues, type SomeOf } from '@tavola/kernel/rules/settings.ts';
import { useText } from '../text/catalogue.ts';
import { Row, Segmented, Switch } from '../ui/parts.tsx';

export type OptionValue = string | number | boolean | readonly string[];
type Props = {
  readonly field: Field;
  readonly seats: number;
  readonly text: OptionText;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
};

/** What does not fit side by side on a phone becomes a list to open. */
const MOST_LETTERS = 40;

type Choices = readonly { readonly value: string; readonly name: string }[];

export function OptionRow({ field, seats, text, value, onChange }: Props) {
  const { name, help } = text;
  const control = () => {
    if (field.kind === 'switch') return <Switch label={name} on={value === true} onChange={onChange} />;
    if (field.kind === 'number') {
      return <Stepper label={name} value={Number(value)} min={field.min} max={field.max} onChange={onChange} />;
    }
    if (field.kind === 'several')
      return <Several label={name} field={field} words={text.values ?? {}} value={value} onChange={onChange} />;
    const choices = fittingValues(field, seats).map((it) => ({ value: it, name: text.values?.[it] ?? it }));
    return <OneOf label={name} value={String(value)} choices={choices} onChange={onChange} />;
  };
  return (
    <Row name={name} help={text.about?.[String(value)] ?? help}>
      {control()}
    </Row>
  );
}

type StepperProps = {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
};

function Stepper({ label, value, min, max, onChange }: StepperProps) {
  const t = useText();
  const bounded = (n: number) => onChange(Math.min(max, Math.max(min, Math.round(n) || min)));
  return (
    <span className="stepper">
      <button type="button" aria-label={t.newTable.less(label)} onClick={() => bounded(value - 1)}>
        −
      </button>
      <input
        inputMode="numeric"
        aria-label={label}
        value={value}
        onChange={({ target }) => bounded(Number(target.value))}
      />
      <button type="button" aria-label={t.newTable.more(label)} onClick={() => bounded(value + 1)}>
        +
      </button>
    </span>
  );
}

type OneOfProps = {
  readonly label: string;
  readonly value: string;
  readonly choices: Choices;
  readonly onChange: (value: string) => void;
};

/** Few short words stand side by side, others in a list to open. */
export function OneOf({ label, value, choices, onChange }: OneOfProps) {
  if (choices.map((it) => it.name).join('').length <= MOST_LETTERS)
    return <Segmented label={label} value={value} choices={choices} onChange={onChange} />;
  return (
    <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.name}
        </option>
      ))}
    </select>
  );
}

type SeveralProps = {
  readonly label: string;
  readonly field: SomeOf<string>;
  readonly words: { readonly [value: string]: string };
  readonly value: OptionValue;
  readonly onChange: (value: readonly string[]) => void;
};

export function Several({ label, field, words, value, onChange }: SeveralProps) {
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const toggled = (it: string) => (chosen.includes(it) ? chosen.filter((other) => other !== it) : [...chosen, it]);
  return (
    <fieldset className="seg" aria-label={label}>
      {field.values.map((it) => (
        <button key={it} type="button" aria-pressed={chosen.includes(it)} onClick={() => onChange(toggled(it))}>
          {words[it] ?? it}
        </button>
      ))}
    </fieldset>
  );
}
