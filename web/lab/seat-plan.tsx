/** One seat of a run: which bot plays it, or an automaton, and what it chooses. */
import { Glyph, SeatShape } from '@tavola/games/board/glyph.tsx';
import type { SpokenFace } from '@tavola/kernel/face/face.ts';
import type { NewSeat } from '../api/types.ts';
import { lookOf } from '../new-table/look-of.ts';
import { SeatSettings } from '../new-table/seat-settings.tsx';
import type { PlannedSeat } from './plan.ts';
import { useLabWords } from './words.ts';

type Props = {
  readonly index: number;
  readonly seat: PlannedSeat;
  readonly seats: number;
  readonly spoken: SpokenFace;
  readonly bots: readonly { readonly value: string; readonly name: string }[];
  readonly onChange: (seat: PlannedSeat) => void;
  readonly onRemove: (() => void) | null;
};
const AUTOMATON = 'automaton';

export function SeatPlan({ index, seat, seats, spoken, bots, onChange, onRemove }: Props) {
  const t = useLabWords();
  const { seatSettings } = spoken.face.forms;
  const hasAutomata = seatSettings?.automaton !== undefined;
  const fields = seatSettings?.[seat.kind] ?? {};
  const sitting = {
    ...(seat.kind === AUTOMATON ? { kind: AUTOMATON } : { kind: 'bot', level: seat.bot }),
    settings: seat.settings,
  } as NewSeat;
  const take = (value: string) => {
    const kind = value === AUTOMATON ? AUTOMATON : 'player';
    onChange({ kind, bot: kind === AUTOMATON ? seat.bot : value, settings: kind === seat.kind ? seat.settings : {} });
  };
  return (
    <li>
      <div className="row">
        <SeatShape seat={index} />
        <b>{lookOf(spoken, sitting, index).name ?? t.seatN(index + 1)}</b>
        <select
          aria-label={t.botOf(index + 1)}
          value={seat.kind === AUTOMATON ? AUTOMATON : seat.bot}
          onChange={({ target }) => take(target.value)}
        >
          {bots.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
          {hasAutomata && <option value={AUTOMATON}>{t.automaton}</option>}
        </select>
        {onRemove && (
          <button type="button" className="ib" aria-label={t.removeSeat(index + 1)} onClick={onRemove}>
            <Glyph id="close" className="s" />
          </button>
        )}
      </div>
      {Object.keys(fields).length > 0 && (
        <details>
          <summary>{t.choices(index + 1)}</summary>
          <SeatSettings
            index={index}
            seats={seats}
            seat={sitting}
            fields={fields}
            text={spoken.text}
            lookWith={(settings) => lookOf(spoken, { ...sitting, settings }, index)}
            game={spoken.face.id}
            onChange={(settings) => onChange({ ...seat, settings })}
          />
        </details>
      )}
    </li>
  );
}
