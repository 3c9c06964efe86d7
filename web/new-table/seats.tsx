/** Who sits where on a new table; tables that people often want are one touch away. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { GameEntry } from '@tavola/games/index.ts';
import type { SpokenFace } from '@tavola/kernel/face.ts';
import type { NewSeat } from '../host/types.ts';
import { useText } from '../text/catalogue.ts';
import { bot, seatOfKind } from './create.ts';
import { SeatRow } from './seat-row.tsx';

type Props = {
  readonly entry: GameEntry;
  readonly spoken: SpokenFace;
  readonly seats: readonly NewSeat[];
  readonly onChange: (seats: readonly NewSeat[]) => void;
};

export function Seats({ entry, spoken, seats, onChange }: Props) {
  const t = useText();
  const { min, max } = entry.seats;
  return (
    <section>
      <div className="sh">
        <h2>{t.newTable.seats}</h2>
        {entry.arrangements?.map(({ id, name, seats: kinds }) => (
          <button key={id} type="button" className="btn sm" onClick={() => onChange(kinds.map(seatOfKind))}>
            <Glyph id="automaton" className="s" />
            {name[spoken.language]}
          </button>
        ))}
        {seats.length < max && (
          <button type="button" className="btn sm" onClick={() => onChange([...seats, bot()])}>
            <Glyph id="plus" className="s" />
            {t.newTable.addSeat}
          </button>
        )}
      </div>
      <ol className="seats">
        {seats.map((seat, i) => (
          <SeatRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the order.
            key={i}
            index={i}
            seat={seat}
            seats={seats.length}
            spoken={spoken}
            canRemove={i > 0 && seats.length > min}
            onChange={(next) => onChange(seats.map((old, j) => (i === j ? next : old)))}
            onRemove={() => onChange(seats.filter((_, j) => j !== i))}
          />
        ))}
      </ol>
    </section>
  );
}
