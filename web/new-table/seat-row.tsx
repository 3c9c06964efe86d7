/** Who sits on one seat of a new table. */
import { Glyph, SeatShape } from '@tavola/games/board/glyph.tsx';
import type { SpokenFace } from '@tavola/kernel/face/face.ts';
import { type RefObject, useId } from 'react';
import type { NewSeat } from '../api/types.ts';
import { useText } from '../text/catalogue.ts';
import type { Text } from '../text/languages.ts';
import { Segmented } from '../ui/parts.tsx';
import { lookOf } from './look-of.ts';
import { SeatSettings } from './seat-settings.tsx';
import { bot, firstLevel } from './usual-seats.ts';

export type MyName = {
  readonly name: string;
  rename(name: string): void;
  /** The others come over the network and must know whom they meet. */
  readonly isNeeded: boolean;
  /** Said below the field when the table was started without it. */
  readonly problem: string | null;
  readonly field: RefObject<HTMLInputElement | null>;
};

type Props = {
  readonly index: number;
  readonly seat: NewSeat;
  readonly seats: number;
  readonly spoken: SpokenFace;
  /** What the game calls who sits here. */
  readonly role: string | undefined;
  readonly me: MyName | null;
  readonly canRemove: boolean;
  readonly onChange: (seat: NewSeat) => void;
  readonly onRemove: () => void;
};

const LEVELS = ['easy', 'medium', 'hard'] as const;

export function SeatRow({ index, seat, seats, spoken, role, me, canRemove, onChange, onRemove }: Props) {
  const t = useText();
  const { seatSettings } = spoken.face.forms;
  const automata = seatSettings?.automaton !== undefined;
  const fields = seatSettings?.[seat.kind === 'automaton' ? 'automaton' : 'player'] ?? {};
  const kinds: readonly NewSeat['kind'][] = [
    ...(index === 0 || seat.kind === 'me' ? (['me'] as const) : (['friend', 'screen'] as const)),
    'bot',
    ...(automata ? (['automaton'] as const) : []),
  ];
  return (
    <li className="st">
      <SeatShape seat={index} />
      <div className="sk">
        <b>
          {titleOf(seat, index, t)}
          {/* Where it is not chosen below, it goes with the seat. */}
          {role !== undefined && Object.keys(fields).length === 0 && ` · ${role}`}
        </b>
        <small>{t.newTable.kindHelp[seat.kind]}</small>
      </div>
      <div className="kinds" role="radiogroup" aria-label={t.newTable.whoPlays(index + 1)}>
        {kinds.map((kind) => (
          // biome-ignore lint/a11y/useSemanticElements: a button that looks like a tile; arrow keys are not needed for five of them.
          <button
            key={kind}
            type="button"
            role="radio"
            aria-checked={seat.kind === kind}
            onClick={() =>
              onChange({
                ...seatOf(kind, spoken.face.id),
                ...(keepsSettings(seat.kind, kind) && { settings: seat.settings }),
              })
            }
          >
            <Glyph id={ICONS[kind]} />
            <span>{t.newTable.kinds[kind]}</span>
          </button>
        ))}
      </div>
      {canRemove && (
        <button type="button" className="ib" aria-label={t.newTable.removeSeat(index + 1)} onClick={onRemove}>
          <Glyph id="close" className="s" />
        </button>
      )}
      {seat.kind === 'bot' && (
        <div className="au">
          <Segmented
            label={t.newTable.level}
            value={seat.level}
            choices={LEVELS.map((level) => ({ value: level as string, name: t.levels[level] }))}
            onChange={(level) => onChange({ ...seat, level })}
          />
        </div>
      )}
      {seat.kind === 'screen' && (
        <SeatName index={index} name={seat.name} onChange={(name) => onChange({ ...seat, name })} />
      )}
      {seat.kind === 'me' && me && <SeatName index={index} {...me} onChange={me.rename} />}
      <SeatSettings
        index={index}
        seats={seats}
        seat={seat}
        fields={fields}
        text={spoken.text}
        lookWith={(settings) => lookOf(spoken, { ...seat, settings }, index)}
        game={spoken.face.id}
        onChange={(settings) => onChange({ ...seat, settings })}
      />
    </li>
  );
}

type NameProps = Pick<MyName, 'name'> &
  Partial<MyName> & {
    readonly index: number;
    readonly onChange: (name: string) => void;
  };

function SeatName({ index, name, onChange, isNeeded = false, problem = null, field }: NameProps) {
  const t = useText();
  const problemId = useId();
  return (
    <div className="au">
      <input
        ref={field}
        className="field"
        aria-invalid={problem !== null}
        aria-describedby={problemId}
        aria-label={t.newTable.nameOf(index + 1)}
        placeholder={isNeeded ? t.you.name : t.seat.playerN(index + 1)}
        required={isNeeded}
        maxLength={30}
        value={name}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem && (
        <p id={problemId} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Somebody who sits down in another's place keeps what was chosen, unless it is an automaton's. */
function keepsSettings(before: NewSeat['kind'], after: NewSeat['kind']): boolean {
  return (before === 'automaton') === (after === 'automaton');
}

const ICONS: { readonly [K in NewSeat['kind']]: string } = {
  me: 'person',
  friend: 'link',
  screen: 'screen',
  bot: 'bot',
  automaton: 'automaton',
};

function seatOf(kind: NewSeat['kind'], game: string): NewSeat {
  if (kind === 'bot') return bot(firstLevel(game));
  if (kind === 'screen') return { kind, name: '', settings: {} };
  return { kind, settings: {} };
}

function titleOf(seat: NewSeat, index: number, t: Text): string {
  if (seat.kind === 'me') return t.seat.you;
  if (seat.kind === 'screen') return seat.name || t.seat.playerN(index + 1);
  return t.newTable.kindTitle[seat.kind];
}
