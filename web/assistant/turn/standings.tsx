/** What the end of an evening shows: everybody's place with what they scored for, and the curve with the moment from which the winner led. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { useMemo } from 'react';
import { DASHES } from '../../ui/dashes.ts';
import { useEvening } from '../model/context.ts';
import { type Race, raceOf, standings } from '../model/race.ts';
import { useEveningWords } from '../model/words.ts';
import { colours, figureOf, GameGlyph } from '../parts/line-view.tsx';

export function Standings() {
  const words = useEveningWords();
  const model = useEvening();
  const { say } = model;
  return (
    <>
      <ol className="evening-standings">
        {standings(model).map(({ seat, place, points, ways }) => (
          <li key={seat} style={colours(model, seat)}>
            <b className="place">{words.rank(place)}</b>
            <SeatFigure seat={seat} />
            <p>
              <strong>{say.who(seat)}</strong>
              <small>{ways.join(' · ')}</small>
            </p>
            {points !== null && <b className="points">{points}</b>}
          </li>
        ))}
      </ol>
      <Curve />
    </>
  );
}

function SeatFigure({ seat }: { readonly seat: Seat }) {
  const figure = figureOf(useEvening(), seat);
  return <i className="evening-figure">{figure ? <GameGlyph id={figure} /> : <Glyph id="person" />}</i>;
}

const [WIDTH, HEIGHT] = [1000, 300];
/** At most this many rounds are written below. */
const LABELS = 6;

function Curve() {
  const words = useEveningWords();
  const model = useEvening();
  const race = useMemo(() => raceOf(model), [model]);
  if (race === null) return null;
  const { values, isPoints, turning } = race;
  const top = Math.max(...values.flat(), isPoints ? 1 : 0.01);
  const left = (i: number) => i / (values.length - 1);
  const up = (value: number) => 1 - value / top;
  const last = values.at(-1) ?? [];
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  return (
    <figure className="evening-race">
      <figcaption>{words.howItWent}</figcaption>
      <div className="race-plot" aria-hidden="true">
        {isPoints && [0, top / 2, top].map((value) => <Level key={value} value={value} up={up(value)} />)}
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {last.map((_, seat) => (
            <polyline
              // biome-ignore lint/suspicious/noArrayIndexKey: a curve is a seat.
              key={seat}
              points={values.map((at, i) => `${left(i) * WIDTH},${up(at[seat] ?? 0) * HEIGHT}`).join(' ')}
              style={colours(model, seat)}
              strokeDasharray={DASHES[seat % DASHES.length]}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        {last.map((value, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: so is the figure at its end.
          <span key={seat} className="race-end" style={{ ...colours(model, seat), top: percent(up(value)) }}>
            <SeatFigure seat={seat} />
          </span>
        ))}
        {turning && <b className="race-mark" style={{ left: percent(left(turning.at)) }} />}
        {roundsBelow(race).map(({ at, name }) => (
          <small key={at} style={{ left: percent(left(at)) }}>
            {name}
          </small>
        ))}
      </div>
      {turning && <Turning race={race} at={turning.at} event={turning.event} />}
    </figure>
  );
}

function Level({ value, up }: { readonly value: number; readonly up: number }) {
  return (
    <span className="race-level" style={{ top: `${(100 * up).toFixed(1)}%` }}>
      {Math.round(value)}
    </span>
  );
}

function Turning({ race, at, event }: { readonly race: Race; readonly at: number; readonly event: string | null }) {
  const words = useEveningWords();
  const { evening, say } = useEvening();
  const [winner = 0] = evening.app.table.outcome?.winners ?? [];
  const round = race.rounds[at];
  return (
    <p className="race-turning">{[round, words.ledFromHere(say.who(winner)), event].filter(Boolean).join(' · ')}</p>
  );
}

/** The first moment of each round, by its number, and not more of them than a phone has room for. */
function roundsBelow({ rounds }: Race): readonly { readonly at: number; readonly name: string }[] {
  const first = rounds.flatMap((round, at) => {
    const name = round?.match(/\d+/)?.[0];
    return name === undefined || round === rounds[at - 1] ? [] : [{ at, name }];
  });
  const every = Math.ceil(first.length / LABELS);
  return first.filter((_, i) => i % every === 0);
}
