/** What a table may agree on apart from its seats: the game's variants, then the table's own. Rare ones are folded away. */
import type { SpokenFace } from '@tavola/kernel/face/face.ts';
import { type Field, usualOf } from '@tavola/kernel/rules/settings.ts';
import { useText } from '../text/catalogue.ts';
import { Row, Switch } from '../ui/parts.tsx';
import { OptionRow, type OptionValue } from './option-row.tsx';
import { clockOf, hasDays, type OwnClock, type Pace, USUAL_OWN } from './pace.ts';
import { PaceRows } from './pace-rows.tsx';

export type TableChoices = {
  readonly values: { readonly [name: string]: OptionValue };
  readonly name: string;
  readonly pace: Pace;
  /** The clock of the pace `own`. */
  readonly own: OwnClock;
  /** Days that no clock counts, where the pace has days. */
  readonly weekends: boolean;
  /** May turns be prepared? Null: as is usual with this clock. */
  readonly plans: boolean | null;
  readonly open: boolean;
  readonly isPublic: boolean;
  readonly local: boolean;
  readonly peoplesDice: boolean;
  /** Null: as is usual for these players. */
  readonly practice: boolean | null;
};
export const USUAL_CHOICES: TableChoices = {
  values: {},
  name: '',
  pace: 'live',
  own: USUAL_OWN,
  weekends: false,
  plans: null,
  open: false,
  isPublic: false,
  local: false,
  peoplesDice: false,
  practice: null,
};

type Props = {
  readonly spoken: SpokenFace;
  readonly seats: number;
  readonly hasFriends: boolean;
  readonly hasBots: boolean;
  readonly isAlone: boolean;
  readonly choices: TableChoices;
  readonly onChange: (change: Partial<TableChoices>) => void;
};

export function Options(props: Props) {
  const { spoken, seats, choices, onChange } = props;
  const t = useText();
  const { values } = choices;
  const { options } = spoken.face.forms;
  const now = { ...Object.fromEntries(Object.entries(options).map(([name, it]) => [name, usualOf(it)])), ...values };
  const applying = Object.entries(options).filter(([, field]) => field.applies?.(now, seats) ?? true);
  const row = ([name, field]: readonly [string, Field]) => (
    <OptionRow
      key={name}
      field={field}
      seats={seats}
      text={spoken.text.options[name] ?? { name, help: '' }}
      value={now[name] as OptionValue}
      onChange={(value) => onChange({ values: { ...values, [name]: value } })}
    />
  );
  const rare = applying.filter(([, field]) => field.rare);
  return (
    <section>
      <div className="sh">
        <h2>{t.newTable.variants}</h2>
        {Object.keys(values).length > 0 && (
          <button type="button" className="btn sm quiet" onClick={() => onChange({ values: {} })}>
            {t.newTable.defaults}
          </button>
        )}
      </div>
      <ul className="vars">
        {applying.filter(([, field]) => !field.rare).map(row)}
        <TableRows {...props} />
      </ul>
      <details className="rare">
        <summary>{t.newTable.moreOptions}</summary>
        <ul className="vars">
          {rare.map(row)}
          <RareRows {...props} />
        </ul>
      </details>
    </section>
  );
}

function TableRows({ hasFriends, choices, onChange }: Props) {
  const t = useText();
  const { open, isPublic, local } = choices;
  if (!hasFriends) {
    return (
      <Row name={t.newTable.local} help={t.newTable.localHelp}>
        <Switch label={t.newTable.local} on={local} onChange={(it) => onChange({ local: it })} />
      </Row>
    );
  }
  return (
    <>
      <PaceRows choices={choices} onChange={onChange} />
      {isOverDays(choices) && <PlansRow choices={choices} onChange={onChange} />}
      <Row name={t.newTable.open} help={t.newTable.openHelp}>
        <Switch label={t.newTable.open} on={open} onChange={(it) => onChange({ open: it })} />
      </Row>
      <Row name={t.newTable.watched} help={t.newTable.watchedHelp}>
        <Switch label={t.newTable.watched} on={isPublic} onChange={(it) => onChange({ isPublic: it })} />
      </Row>
    </>
  );
}

function isOverDays({ pace, own }: TableChoices): boolean {
  return hasDays(clockOf(pace, own));
}

/** Where turns take days it stands with the clock, elsewhere with what is rare. */
function PlansRow({ choices, onChange }: Pick<Props, 'choices' | 'onChange'>) {
  const t = useText();
  // Nobody can rehearse dice that people roll.
  if (choices.peoplesDice) return null;
  const isOn = choices.plans ?? isOverDays(choices);
  return (
    <Row name={t.newTable.plans} help={t.newTable.plansHelp}>
      <Switch label={t.newTable.plans} on={isOn} onChange={(it) => onChange({ plans: it })} />
    </Row>
  );
}

function RareRows({ hasFriends, hasBots, isAlone, choices, onChange }: Props) {
  const t = useText();
  const { name, isPublic, local, peoplesDice, practice } = choices;
  return (
    <>
      {!hasBots && (
        <Row name={t.newTable.dice} help={t.newTable.diceHelp}>
          <Switch label={t.newTable.dice} on={peoplesDice} onChange={(it) => onChange({ peoplesDice: it })} />
        </Row>
      )}
      {!hasFriends && !local && (
        <Row name={t.newTable.watched} help={t.newTable.watchedHelp}>
          <Switch label={t.newTable.watched} on={isPublic} onChange={(it) => onChange({ isPublic: it })} />
        </Row>
      )}
      {hasFriends && !isOverDays(choices) && <PlansRow choices={choices} onChange={onChange} />}
      <Row name={t.newTable.practice} help={t.newTable.practiceHelp}>
        <Switch label={t.newTable.practice} on={practice ?? isAlone} onChange={(it) => onChange({ practice: it })} />
      </Row>
      <Row name={t.newTable.name} help={t.newTable.nameHelp}>
        <input
          className="field"
          aria-label={t.newTable.name}
          maxLength={60}
          value={name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </Row>
    </>
  );
}
