/** What the game lets one seat choose: faction, coven, level, with the game's own words. */
import { type Field, type Fields, usualOf } from '@tavola/kernel/settings.ts';
import type { AnyText } from '@tavola/kernel/text.ts';
import type { NewSeat } from '../host/types.ts';
import { Segmented } from '../ui/parts.tsx';
import { type OptionValue, Several } from './option-row.tsx';

type Props = {
  readonly index: number;
  readonly seats: number;
  readonly seat: NewSeat;
  readonly fields: Fields;
  readonly text: AnyText;
  readonly onChange: (settings: NewSeat['settings']) => void;
};

export function SeatSettings({ index, seats, seat, fields, text, onChange }: Props) {
  const values = { ...usual(fields), ...seat.settings };
  const shown = Object.entries(fields).filter(([, field]) => field.applies?.(values, seats) ?? true);
  if (shown.length === 0) return null;
  return (
    <div className="au settings">
      {shown.map(([name, field]) => (
        <Setting
          key={name}
          name={text.seatSettings?.[name]?.name ?? name}
          label={`${text.seatSettings?.[name]?.name ?? name} (${index + 1})`}
          field={field}
          words={text.seatSettings?.[name]?.values ?? {}}
          value={values[name] as OptionValue}
          onChange={(value) => onChange({ ...seat.settings, [name]: value })}
        />
      ))}
    </div>
  );
}

type SettingProps = {
  readonly name: string;
  readonly label: string;
  readonly field: Field;
  readonly words: { readonly [value: string]: string };
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
};

/** Few short words stand side by side, many in a list to open. */
const MOST_SIDE_BY_SIDE = 4;

function Setting({ name, label, field, words, value, onChange }: SettingProps) {
  if (field.kind === 'switch') {
    return (
      <label className="setting">
        <input type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} />
        {name}
      </label>
    );
  }
  if (field.kind === 'several')
    return <Several label={label} field={field} words={words} value={value} onChange={onChange} />;
  const values = field.kind === 'choice' ? field.values : numbers(field.min, field.max);
  const choices = values.map((it) => ({ value: it, name: words[it] ?? it }));
  const take = (it: string) => onChange(field.kind === 'number' ? Number(it) : it);
  if (choices.length <= MOST_SIDE_BY_SIDE)
    return <Segmented label={label} value={String(value)} choices={choices} onChange={take} />;
  return (
    <label className="setting">
      <span>{name}</span>
      <select aria-label={label} value={String(value)} onChange={({ target }) => take(target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  );
}

function usual(fields: Fields): { readonly [name: string]: unknown } {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, usualOf(field)]));
}

function numbers(min: number, max: number): string[] {
  return Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
}
