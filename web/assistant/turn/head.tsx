/** Whose turn it is: figure and name in its colour, the phase, and the card of the turn, an empty place until it is turned. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { CSSProperties } from 'react';
import { isOutsideTurn, useEvening } from '../model/context.ts';
import { type Screen, seatOnScreen } from '../model/screen-lines.ts';
import { useEveningWords } from '../model/words.ts';
import { colours, figureOf, GameGlyph } from '../parts/line-view.tsx';
import { Points } from '../people/points.tsx';
import { PartChips } from './parts.tsx';

export function Head({ screen }: { readonly screen: Screen }) {
  const words = useEveningWords();
  const model = useEvening();
  const { evening, open, say } = model;
  const { table } = evening.app;
  if (screen.isEnded) return <Ended />;
  if (screen.parts.length > 0) return <PartChips screen={screen} />;
  const seat = seatOnScreen(model, screen);
  if (seat === null) {
    return (
      <header className="evening-head">
        <Glyph id="table" className="evening-figure" />
        <p>
          <strong>{words.setUp}</strong>
        </p>
      </header>
    );
  }
  const view = table.view('spectator');
  const figure = figureOf(model, seat);
  const order = view === null || screen.isOver ? undefined : open.face.real?.order?.(view, seat, say);
  const isPerson = table.agreement.seats[seat]?.kind === 'outside';
  return (
    <header className="evening-head" style={colours(model, seat) as CSSProperties}>
      <i className="evening-figure">{figure ? <GameGlyph id={figure} /> : <Glyph id="person" />}</i>
      <p>
        <strong>{say.who(seat)}</strong>
        {isPerson && isOutsideTurn(evening) ? <small>{words.tellOnly}</small> : !screen.isOver && <Phase />}
      </p>
      {isPerson && isOutsideTurn(evening) && <Points seat={seat} />}
      {order === null && (
        <span className="evening-order none" role="img" aria-label={words.noOrder}>
          ?
        </span>
      )}
      {order && (
        <span className="evening-order" role="img" aria-label={order.name}>
          <GameGlyph id={order.glyph} />
          {order.item && (
            <i>
              <GameGlyph id={order.item} />
            </i>
          )}
        </span>
      )}
    </header>
  );
}

/** Who won, and by how much. */
function Ended() {
  const words = useEveningWords();
  const model = useEvening();
  const { evening, open, say } = model;
  const { outcome } = evening.app.table;
  const view = evening.app.table.view('spectator');
  const winners = outcome?.winners ?? [];
  const [first = null] = winners;
  const figure = figureOf(model, first);
  const by = outcome && view !== null ? open.face.scores?.ending?.(outcome, view, say)?.by : undefined;
  return (
    <header className="evening-head ended" style={colours(model, first)}>
      <i className="evening-figure">{figure ? <GameGlyph id={figure} /> : <Glyph id="table" />}</i>
      <div>
        <h1>{winners.length > 0 ? words.won(winners.map(say.who)) : words.over}</h1>
        <small>{by ?? (outcome && open.text.reasons[outcome.reason])}</small>
      </div>
    </header>
  );
}

function Phase() {
  const { evening, open, say } = useEvening();
  const view = evening.app.table.view('spectator');
  const phases = view === null ? undefined : open.face.turns?.phases?.(view, say);
  if (!phases) return null;
  return (
    <small className="evening-phases">
      {phases.steps.map(({ id, name }) => (
        <span key={id} className={id === phases.now ? 'on' : ''}>
          {name}
        </span>
      ))}
    </small>
  );
}
