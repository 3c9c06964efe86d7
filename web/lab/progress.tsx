/** How far a run is, how fast it goes, who wins so far; a button to pause it and one to stop it. */
import { leader } from '@tavola/bots/lab/compare.ts';
import { groupings, type Result, rowsBy } from '@tavola/bots/lab/result.ts';
import { Glyph, seatClass } from '@tavola/games/board/glyph.tsx';
import type { ReactNode } from 'react';
import { useNaming } from './naming.ts';
import { type RunControls, type Running, STRIPES } from './use-run.ts';
import { type LabWords, useLabWords } from './words.ts';

export function RunCard({ running, controls }: { readonly running: Running; readonly controls: RunControls }) {
  const t = useLabWords();
  const naming = useNaming();
  const { run, result, pace, state, stripes } = running;
  const { games, finished } = result.tally;
  const left = pace > 0 ? Math.ceil((run.games - games) / pace) : 0;
  return (
    <Head
      title={naming.number(games)}
      rest={t.of(naming.number(run.games))}
      result={result}
      facts={[
        [t.pace, t.perSecond(naming.number(pace, pace < 10 ? 1 : 0))],
        [t.left, durationOf(left, t)],
        [t.clean, t.cleanOf(naming.number(finished), naming.number(games))],
      ]}
      actions={
        <>
          <button type="button" className="btn" onClick={state === 'paused' ? controls.goOn : controls.pause}>
            <Glyph id={state === 'paused' ? 'play' : 'pause'} className="s" />
            {state === 'paused' ? t.goOn : t.pause}
          </button>
          <button type="button" className="ib" aria-label={t.stop} title={t.stop} onClick={controls.stop}>
            <Glyph id="close" className="s" />
          </button>
        </>
      }
    >
      <div
        className="lab-stripes"
        role="progressbar"
        aria-label={t.progress}
        aria-valuemin={0}
        aria-valuemax={run.games}
        aria-valuenow={games}
      >
        {Array.from({ length: STRIPES }, (_, i) => {
          const seat = stripes[i];
          const lane = seat === undefined || seat < 0 ? '' : seatClass(seat);
          return (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: a stripe is its place.
              key={i}
              className={lane}
              style={{ '--lane': (Math.max(0, seat ?? 0) % 6) / Math.max(1, run.seats.length) } as React.CSSProperties}
            />
          );
        })}
      </div>
    </Head>
  );
}

type HeadProps = {
  readonly title: string;
  readonly rest: string;
  readonly result: Result;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly actions: ReactNode;
  readonly children?: ReactNode;
};

/** The figure above all plots: how many games, and who is ahead. */
export function Head({ title, rest, result, facts, actions, children }: HeadProps) {
  return (
    <section className="lab-run">
      <div className="rh">
        <div className="rn">
          <b>{title}</b>
          <span>{rest}</span>
        </div>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="ra">{actions}</div>
      </div>
      {children}
      <Lead result={result} />
    </section>
  );
}

function Lead({ result }: { readonly result: Result }) {
  const t = useLabWords();
  const naming = useNaming();
  const [grouping] = groupings(result);
  const ahead = grouping && leader(rowsBy(result, grouping));
  if (!grouping || !ahead || result.tally.finished === 0) return null;
  const { first, second, lead } = ahead;
  const points = (rate: number) => `${rate < 0 ? '−' : ''}${naming.number(Math.abs(100 * rate), 1)}`;
  return (
    <p className="find">
      <Glyph id="why" className="s" />
      <span>
        {t.lead2(naming.name(grouping, first.kind), naming.name(grouping, second.kind))}{' '}
        {t.points(points(lead.rate), points(lead.from), points(lead.to))}{' '}
        <b>{lead.from > 0 ? t.noChance : t.maybeChance}</b>
      </span>
    </p>
  );
}

function durationOf(seconds: number, t: LabWords): string {
  return seconds < 60 ? t.seconds(seconds) : t.minutes(Math.floor(seconds / 60), seconds % 60);
}
