/** What each seat got for what. */
import { SeatShape } from '@tavola/games/board/glyph.tsx';
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
  return (
    <table className="scores">
      <thead>
        <tr>
          <td />
          {match.seats.map(({ seat }) => (
            <th key={seat} scope="col">
              <SeatShape seat={seat} /> {say.who(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet?.rows.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is a seat.
              <td key={seat}>{value}</td>
            ))}
          </tr>
        ))}
        {total && (
          <tr className="total">
            <th scope="row">{t.result.total}</th>
            {total.map((value, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is a seat.
              <td key={seat}>{value}</td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}
