/** How near each seat was to winning, step by step: colour, dash and shape per seat. */
import { SeatShape } from '@tavola/games/board/glyph.tsx';
import { useMemo } from 'react';
import { useGame } from '../table/model/parts.tsx';
import { useText } from '../text/catalogue.ts';
import { DASHES } from '../ui/dashes.ts';
import type { ReplayProps } from './replay-screen.tsx';

const [WIDTH, HEIGHT] = [1000, 60];

export function ProgressCurve({ replay, open }: ReplayProps) {
  const t = useText();
  const { say } = useGame();
  const paths = useMemo(() => {
    const views = replay.publicViews();
    const progress = open.face.scores?.progress;
    if (!views || !progress || views.length < 2) return null;
    const values = views.map((view) => progress(view));
    const x = (i: number) => ((i / (values.length - 1)) * WIDTH).toFixed(1);
    const y = (value: number) => (HEIGHT - 4 - value * (HEIGHT - 8)).toFixed(1);
    return replay.match.seats.map(({ seat }) =>
      values.map((at, i) => `${i === 0 ? 'M0' : `H${x(i)}`}${i === 0 ? ' ' : 'V'}${y(at[seat] ?? 0)}`).join(''),
    );
  }, [replay, open]);
  if (!paths) return null;
  return (
    <figure className="race">
      <figcaption>
        <span className="label">{t.replay.race}</span>
        <span className="lg">
          {replay.match.seats.map(({ seat }) => (
            <span key={seat}>
              <SeatShape seat={seat} />
              {say.who(seat)}
            </span>
          ))}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {paths.map((d, seat) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a curve is a seat.
            key={seat}
            d={d}
            stroke={`var(--p${(seat % 6) + 1})`}
            strokeDasharray={DASHES[seat % DASHES.length]}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
    </figure>
  );
}
