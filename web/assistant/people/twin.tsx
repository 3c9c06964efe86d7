/** The map in a table: a row for each place, a column for each people. What lies there is a button; the keys of the map work here, too. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { useEvening } from '../model/context.ts';
import { countOf, type Piece, piecesOf, placesOfMap } from '../model/pieces.ts';
import { useTellingWords } from '../model/telling-words.ts';
import { colours, GameGlyph } from '../parts/line-view.tsx';
import { Figure } from './tile.tsx';

type Props = { readonly summary: (place: string) => string };

export function Twin({ summary }: Props) {
  const words = useTellingWords();
  const model = useEvening();
  const { evening, open, say, show, telling } = model;
  const places = placesOfMap(model);
  const seats = evening.app.table.agreement.seats
    .map((_, seat) => ({ seat, pieces: piecesOf(model, seat) }))
    .filter(({ pieces }) => pieces.length > 0);
  if (places.length === 0 || seats.length === 0) return null;
  return (
    <section className="evening-twin">
      {telling.isOn && <p className="twin-keys">{words.keys}</p>}
      <table>
        <caption className="sr">{words.table}</caption>
        <thead>
          <tr>
            <th scope="col">{words.where}</th>
            {seats.map(({ seat }) => (
              <th key={seat} scope="col" style={colours(model, seat)}>
                <Figure seat={seat} />
                <span>{say.who(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <tr key={place}>
              <th scope="row">
                <button type="button" data-at={place} onClick={() => show(place)}>
                  <b>{open.text.real?.place(place, say) ?? place}</b>
                  <small className="sr">{summary(place)}</small>
                </button>
              </th>
              {seats.map(({ seat, pieces }) => (
                <Cell key={seat} seat={seat} pieces={pieces} place={place} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type CellProps = { readonly seat: Seat; readonly pieces: readonly Piece[]; readonly place: string };

function Cell({ seat, pieces, place }: CellProps) {
  const model = useEvening();
  const { telling } = model;
  const standing = pieces
    .map((piece) => ({ piece, count: countOf(model, piece, place) }))
    .filter(({ count }) => count > 0);
  return (
    <td style={colours(model, seat)}>
      {standing.map(({ piece, count }) => (
        <button
          key={piece.id}
          type="button"
          data-at={place}
          data-holds={piece.id}
          aria-label={`${piece.name} ${count}`}
          onClick={() => telling.touch(place, piece.id)}
        >
          <GameGlyph id={piece.glyph} className="s" />
          <b>{count}</b>
        </button>
      ))}
    </td>
  );
}
