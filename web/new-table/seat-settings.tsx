/** What the game lets one seat choose: faction, coven, level, with the game's own words and pictures. */
import type { SeatLook } from '@tavola/kernel/face/face.ts';
import type { AnyText } from '@tavola/kernel/face/text.ts';
import { type Field, type Fields, usualOf } from '@tavola/kernel/rules/settings.ts';
import type { NewSeat } from '../api/types.ts';
import { OneOf, type OptionValue, Several } from './option-row.tsx';
import { Pictured } from './pictured.tsx';

type Props = {
  readonly index: number;
  readonly seats: number;
  readonly seat: NewSeat;
  readonly fields: Fields;
  readonly text: AnyText;
  /** How the seat would look with these settings. */
  readonly lookWith: (settings: NewSeat['settings']) => SeatLook;
  readonly game: string;
  readonly onChange: (settings: NewSeat['settings']) => void;
};

export function SeatSettings({ index, seats, seat, fields, text, lookWith, game, onChange }: Props) {
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
          about={text.seatSettings?.[name]?.about?.[String(values[name])]}
          value={values[name] as OptionValue}
          lookOf={(value) => lookWith({ ...values, [name]: value })}
          game={game}
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
  /** One sentence about the value that is chosen. */
  readonly about: string | undefined;
  readonly value: OptionValue;
  readonly lookOf: (value: string) => SeatLook;
  readonly game: string;
  readonly onChange: (value: OptionValue) => void;
};

/** Its name stands above it, so that nobody must guess what a row of words is about. */
function Setting({ name, label, field, words, about, value, lookOf, game, onChange }: SettingProps) {
  if (field.kind === 'switch') {
    return (
      <label className="setting switch">
        <input type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} />
        {name}
      </label>
    );
  }
  const control = () => {
    if (field.kind === 'several')
      return <Several label={label} field={field} words={words} value={value} onChange={onChange} />;
    const values = field.kind === 'choice' ? field.values : numbers(field.min, field.max);
    const choices = values.map((it) => ({ value: it, name: words[it] ?? it, look: lookOf(it) }));
    const take = (it: string) => onChange(field.kind === 'number' ? Number(it) : it);
    const hasFigures = new Set(choices.map(({ look }) => look.figure)).size > 2;
    const props = { label, value: String(value), choices, onChange: take };
    return hasFigures ? <Pictured {...props} game={game} /> : <OneOf {...props} />;
  };
  return (
    <div className="setting">
      <span aria-hidden="true">{name}</span>
      {control()}
      {about !== undefined && <small>{about}</small>}
    </div>
  );
}

function usual(fields: Fields): { readonly [name: string]: unknown } {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, usualOf(field)]));
}

function numbers(min: number, max: number): string[] {
  return Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
}
