/** One setting of a table or a seat, as a plain control that a thumb can use. */

import type { OptionText } from '@tavola/kernel/face/text.ts';
import type { Field } from '@tavola/kernel/rules/settings.ts';
import { fittingValues, usualOf } from '@tavola/kernel/rules/settings.ts';
import type { Values } from './sittings.ts';

type Props = {
  readonly field: Field;
  readonly text: OptionText | undefined;
  readonly name: string;
  readonly value: unknown;
  /** The other settings of the seat or table. */
  readonly beside: Values;
  readonly seats: number;
  /** Values that cannot be chosen here. */
  readonly without?: readonly string[];
  readonly onChange: (value: unknown) => void;
};

export function FieldControl(props: Props) {
  const { field, text, name, value = usualOf(field), seats, without = [], onChange } = props;
  const label = text?.name ?? name;
  const called = (one: string) => text?.values?.[one] ?? one;
  if (field.kind === 'switch') {
    return (
      <label className="evening-field check">
        <input type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} />
        <span>{label}</span>
      </label>
    );
  }
  if (field.kind === 'choice' && text?.effect) return <Tiles {...props} />;
  if (field.kind === 'choice') {
    return (
      <label className="evening-field">
        <span>{label}</span>
        <select value={String(value)} onChange={({ target }) => onChange(target.value)}>
          {fittingValues(field, seats)
            .filter((one) => !without.includes(one))
            .map((one) => (
              <option key={one} value={one}>
                {called(one)}
              </option>
            ))}
        </select>
      </label>
    );
  }
  if (field.kind === 'number') {
    return (
      <label className="evening-field">
        <span>{label}</span>
        <input
          type="number"
          min={field.min}
          max={field.max}
          value={Number(value)}
          onChange={({ target }) => onChange(Number(target.value))}
        />
      </label>
    );
  }
  const chosen = value as readonly string[];
  return (
    <fieldset className="evening-field several">
      <legend>{label}</legend>
      {field.values.map((one) => (
        <label key={one} className="evening-switch">
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
            }
          />
          <span>
            <b>{called(one)}</b>
            {text?.about?.[one] && <small>{text.about[one]}.</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Few values that say what they change, in the order of their texts. */
function Tiles({ field, text, name, value = usualOf(field), beside, onChange }: Props) {
  return (
    <fieldset className="evening-field evening-tiles">
      <legend>{text?.name ?? name}</legend>
      {Object.entries(text?.values ?? {}).map(([one, called]) => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => onChange(one)}>
          <b>{called}</b>
          <small>{text?.effect?.(one, beside)}</small>
        </button>
      ))}
    </fieldset>
  );
}
