/** Who sits where on a new table; tables that people often want are one touch away. */
import { Glyph, SeatShapesContext } from '@tavola/games/board/glyph.tsx';
import type { GameEntry } from '@tavola/games/shelf.ts';
import type { SpokenFace } from '@tavola/kernel/face/face.ts';
import type { NewSeat } from '../api/types.ts';
import { coloursOf, shapesOf } from '../shelf/looks.ts';
import { useText } from '../text/catalogue.ts';
import { lookOf } from './look-of.ts';
import { type MyName, SeatRow } from './seat-row.tsx';
import { arranged, bot, firstLevel } from './usual-seats.ts';

type Props = {
  readonly entry: GameEntry;
  readonly spoken: SpokenFace;
  readonly seats: readonly NewSeat[];
  readonly onChange: (seats: readonly NewSeat[]) => void;
  /** What the others call the person who opens the table; null where nobody else plays. */
  readonly me: MyName | null;
};

export function Seats({ entry, spoken, seats, onChange, me }: Props) {
  const t = useText();
  const { min, max } = entry.seats;
  const advice = adviceFor(spoken, seats);
  const looks = seats.map((seat, i) => lookOf(spoken, seat, i));
  return (
    <section>
      <div className="sh">
        <h2>{t.newTable.seats}</h2>
        {entry.arrangements?.map((it) => (
          <button key={it.id} type="button" className="btn sm" onClick={() => onChange(arranged(entry, it))}>
            <Glyph id="automaton" className="s" />
            {it.name[spoken.language]}
          </button>
        ))}
        {seats.length < max && (
          <button type="button" className="btn sm" onClick={() => onChange([...seats, bot(firstLevel(entry.id))])}>
            <Glyph id="plus" className="s" />
            {t.newTable.addSeat}
          </button>
        )}
      </div>
      <SeatShapesContext value={shapesOf(entry.id, looks)}>
        <ol className="seats" style={coloursOf(looks)}>
          {seats.map((seat, i) => (
            <SeatRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the order.
              key={i}
              index={i}
              seat={seat}
              seats={seats.length}
              spoken={spoken}
              role={looks[i]?.name}
              me={me}
              canRemove={i > 0 && seats.length > min}
              onChange={(next) => {
                // I sit on one seat only.
                const left = (old: NewSeat) =>
                  next.kind === 'me' && old.kind === 'me' ? bot(firstLevel(entry.id)) : old;
                onChange(seats.map((old, j) => (i === j ? next : left(old))));
              }}
              onRemove={() => onChange(seats.filter((_, j) => j !== i))}
            />
          ))}
        </ol>
      </SeatShapesContext>
      {advice !== null && (
        <p className="advice" role="status">
          <Glyph id="why" className="s" />
          {advice}
        </p>
      )}
    </section>
  );
}

/** What the game has to say about these seats before anybody sits there. */
function adviceFor({ face, language, text }: SpokenFace, seats: readonly NewSeat[]): string | null {
  const setups = seats.map(({ kind, settings }) => {
    return { kind: kind === 'automaton' ? ('automaton' as const) : ('player' as const), settings };
  });
  return face.forms.advice?.(setups, { language, me: 'spectator', who: String, words: text.words }) ?? null;
}
