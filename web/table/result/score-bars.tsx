/** The score drawn: a bar for each seat, in parts where the game says what they were for. The table beside it says the same in numbers. */
import { SeatShape, seatClass } from '@tavola/games/board/glyph.tsx';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { useDrawn, useGame, useMatch } from '../model/parts.tsx';

export function ScoreBars() {
  const { match } = useMatch();
  const { face, say } = useGame();
  const { props } = useDrawn();
  const sheet = face.scores?.sheet?.(props.view, say);
  const total = sheet ? sheet.total : match.outcome?.scores;
  const winners = match.outcome?.winners ?? [];
  // Where nothing is counted, the winner has gone the whole way, even if another seemed nearer before.
  const near = total ?? face.scores?.progress?.(props.view).map((way, seat) => (winners.includes(seat) ? 1 : way));
  if (!near || near.length === 0) return null;
  // Where nothing is counted and nobody else came near, bars would say nothing.
  if (!total && near.every((way, seat) => way === 0 || winners.includes(seat))) return null;
  const most = Math.max(...near, total ? 1 : 0.01);
  const rows = total
    ? (sheet?.rows.filter(({ values, tieBreak }) => !tieBreak && values.every((it) => typeof it === 'number')) ?? [])
    : [];
  // Somebody who left the points behind, as with a dominance card, has no bar: it stands there what they played for.
  const elsewhere = (seat: Seat) =>
    sheet?.rows.map(({ values }) => values[seat]).find((value) => typeof value === 'string' && value !== '');
  const partsOf = (seat: Seat) =>
    rows.map(({ name, values }) => ({ name, n: Number(values[seat]) })).filter(({ n }) => n > 0);
  const seats = match.seats.toSorted(
    (a, b) =>
      Number(winners.includes(b.seat)) - Number(winners.includes(a.seat)) || (near[b.seat] ?? 0) - (near[a.seat] ?? 0),
  );
  return (
    <ol className="score-bars" aria-hidden="true">
      {seats.map(({ seat }) => (
        <li key={seat} className={seatClass(seat)}>
          <span className="who">
            <SeatShape seat={seat} />
            {say.who(seat)}
          </span>
          {elsewhere(seat) ?? <Bar share={Math.max(0, near[seat] ?? 0) / most} parts={partsOf(seat)} />}
          {total && <b>{elsewhere(seat) === undefined ? total[seat] : '–'}</b>}
        </li>
      ))}
    </ol>
  );
}

type BarProps = {
  /** 1 is the longest bar. */
  readonly share: number;
  readonly parts: readonly { readonly name: string; readonly n: number }[];
};

function Bar({ share, parts }: BarProps) {
  return (
    <span className="track">
      <span style={{ width: `${100 * share}%` }}>
        {parts.map(({ name, n }) => (
          <i key={name} style={{ flex: n }} title={`${name}: ${n}`}>
            {n}
          </i>
        ))}
        {parts.length === 0 && <i style={{ flex: 1 }} />}
      </span>
    </span>
  );
}
