/** What each seat got for what. */
import { SeatShape } from '@tavola/games/board/glyph.tsx';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { useText } from '../../text/catalogue.ts';
import { useDrawn, useGame, useMatch } from '../model/parts.tsx';

export function ScoreTable() {
  const t = useText();
  const { match } = useMatch();
  const { face, say } = useGame();
  const { props } = useDrawn();
  const sheet = face.scores?.sheet?.(props.view, say);
  // What the kernel ranks by need not mean anything to people: a game with a sheet says for itself what its total is.
  const total = sheet ? sheet.total : match.outcome?.scores;
  if (!sheet && !total) return null;
  const rows = sheet?.rows ?? [];
  const isElsewhere = (seat: Seat) =>
    rows.some(({ values }) => typeof values[seat] === 'string' && values[seat] !== '');
  // The winner comes first, so that the column is seen on a phone.
  const winners = match.outcome?.winners ?? [];
  const seats = match.seats
    .map(({ seat }) => seat)
    .toSorted((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)));
  return (
    <table className="scores">
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col">
              <SeatShape seat={seat} /> {say.who(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ tieBreak }) => !tieBreak)
          .map(({ name, values }) => (
            <Row key={name} name={name} values={seats.map((seat) => values[seat] ?? '')} />
          ))}
        {/* A single row is its own sum. */}
        {total && rows.length !== 1 && (
          <Row
            name={t.result.total}
            values={seats.map((seat) => (isElsewhere(seat) ? '–' : (total[seat] ?? '')))}
            total
          />
        )}
        {/* What only breaks ties stands below the sum. */}
        {rows
          .filter(({ tieBreak }) => tieBreak)
          .map(({ name, values }) => (
            <Row key={name} name={name} values={seats.map((seat) => values[seat] ?? '')} />
          ))}
      </tbody>
    </table>
  );
}

type RowProps = { readonly name: string; readonly values: readonly (number | string)[]; readonly total?: boolean };

function Row({ name, values, total = false }: RowProps) {
  return (
    <tr className={total ? 'total' : ''}>
      <th scope="row">{name}</th>
      {values.map((value, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is a seat.
        <td key={column}>{value}</td>
      ))}
    </tr>
  );
}
