/** “What changed since your turn”: in the place of shelf and bar, with nothing dimmed. A line lights where it happened. */
import { Glyph, SeatShape, seatClass } from '@tavola/games/board/glyph.tsx';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { useEffect } from 'react';
import { gameEntry } from '../../shelf/game-list.ts';
import { useText } from '../../text/catalogue.ts';
import { useLighting } from '../log/lit.tsx';
import { useDrawn, useGame, useMatch } from '../model/parts.tsx';
import type { DrawnLine } from './lines.ts';
import { useRecap } from './use-recap.tsx';
import './recap.css';

type Props = { readonly lines: readonly DrawnLine[]; readonly onLog: (() => void) | undefined };

export function RecapSheet({ lines, onLog }: Props) {
  const t = useText();
  const { close, review } = useRecap();
  const { light } = useLighting();
  const [first] = lines;
  useEffect(() => {
    if (first && first.weight >= 2) light(first.places);
  }, [first, light]);
  return (
    <section className="recap" aria-label={t.recap.title}>
      <header>
        <h2 role="status">{t.recap.title}</h2>
        {review && (
          <button type="button" className="btn sm quiet" onClick={review}>
            <Glyph id="replay" className="s" />
            {t.recap.review}
          </button>
        )}
      </header>
      <ol>
        {lines.map((line) => (
          <Line key={`${line.actor} ${line.text}`} line={line} />
        ))}
      </ol>
      <div className="recap-acts">
        {onLog && (
          <button type="button" className="btn to-log" onClick={onLog}>
            <Glyph id="log" className="s" />
            {t.table.log}
          </button>
        )}
        <button type="button" className="btn primary" onClick={close}>
          {t.recap.start}
        </button>
      </div>
    </section>
  );
}

function Line({ line }: { readonly line: DrawnLine }) {
  const { match } = useMatch();
  const { places, light } = useLighting();
  const sheet = gameEntry(match.game)?.glyphs;
  const { actor, text, note, weight, alarm, ofGame } = line;
  const isLit = places.length > 0 && places.join() === line.places.join();
  const kind = alarm ? 'alarm' : weight === 3 ? 'hurt' : '';
  return (
    <li className={`${kind} ${actor === null ? '' : seatClass(actor)}`}>
      <button type="button" aria-pressed={isLit} onClick={() => light(isLit ? null : line.places)}>
        <span className="pic" aria-hidden="true">
          {actor === null ? <Glyph id="table" /> : <Figure seat={actor} />}
          <i>{ofGame && sheet ? <Glyph sheet={sheet} id={line.glyph} /> : <Glyph id={line.glyph} />}</i>
        </span>
        <span className="tx">
          <b>{text}</b>
          {note && <small>{note}</small>}
        </span>
        <PlaceSign line={line} />
      </button>
    </li>
  );
}

/** The figure that the game gives a seat, where it has one. */
function Figure({ seat }: { readonly seat: Seat }) {
  const { match } = useMatch();
  const { face, say } = useGame();
  const { props } = useDrawn();
  const sitting = match.seats[seat];
  const sheet = gameEntry(match.game)?.glyphs;
  if (!sitting || !sheet) return <SeatShape seat={seat} />;
  const { kind, settings } = sitting;
  const setup = { kind: kind === 'automaton' ? 'automaton' : 'player', settings } as const;
  const figure = face.looks?.seat?.(setup, seat, props.view, say).figure;
  return figure ? <Glyph sheet={sheet} id={figure} /> : <SeatShape seat={seat} />;
}

/** The number or letters by which people call a place: 8, E3. */
function PlaceSign({ line }: { readonly line: DrawnLine }) {
  const { face, say } = useGame();
  const { props } = useDrawn();
  const [place] = line.places;
  const name = place === undefined ? undefined : face.things?.describe?.(place, props.view, say)?.name;
  const sign = /(?:^|\s)([A-Z]?\d+)$/.exec(name ?? '')?.[1];
  return sign === undefined || place?.startsWith('seat:') ? null : (
    <span className="place-sign" aria-hidden="true">
      {sign}
    </span>
  );
}
