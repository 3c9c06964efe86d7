/** How a finished game turned: every seat's chances from turn to turn, the turning points, and what a search preferred there. */
import type { Analysis, TurningPoint } from '@tavola/bots/hint/analysis.ts';
import { type Strength, strengths } from '@tavola/bots/hint/strength.ts';
import { Glyph, SeatShape, seatClass } from '@tavola/games/board/glyph.tsx';
import { moveText } from '@tavola/kernel/face/face.ts';
import { useEffect, useRef, useState } from 'react';
import { codeOf } from '../api/errors.ts';
import { useLocation } from '../browser/router.tsx';
import { WhyList } from '../table/hint/hint.tsx';
import { percent, signed, whyLines } from '../table/hint/hint-words.ts';
import { useGame, useMatch } from '../table/model/parts.tsx';
import { moveNames, stepAfter } from '../table/result/move-names.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import type { ReplayProps } from './replay-screen.tsx';
import { keptAnalysis, makeAnalysis } from './source/analysis.ts';

const [WIDTH, HEIGHT] = [1000, 120];
const DASHES = ['', '9 5', '2 5', '9 4 2 4', '14 4', '4 4'];

/** Plays on from a step, on this seat, against bots. */
export type Playing = { readonly onPlayFrom: (step: number, seat: number) => void };

/** A button until somebody asks; then how far it is; then the curve. */
export function AnalysisView(props: ReplayProps & Playing) {
  const { match } = props.replay;
  const t = useText();
  const kept = useLoaded(`analysis ${match.id}`, () => keptAnalysis(match.id));
  const [made, setMade] = useState<Analysis | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const analysis = made ?? kept.value ?? null;
  const make = async (strength: Strength) => {
    const control = new AbortController();
    running.current = control;
    setProblem(null);
    setShare(0);
    try {
      const found = await makeAnalysis(match.id, strength, setShare, control.signal);
      if (found) setMade(found);
    } catch (error) {
      setProblem(codeOf(error));
    }
    setShare(null);
  };
  // Somebody who asked for the analysis has pressed once, which is enough.
  const { searchParams } = useLocation();
  const isAsked = searchParams.has('analysis');
  const isMissing = kept.value === null && made === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once, when it is known that there is none.
  useEffect(() => {
    if (isAsked && isMissing && running.current === null) void make('light');
  }, [isAsked, isMissing]);
  const harder = analysis ? strengths[strengths.indexOf(analysis.strength) + 1] : 'light';
  return (
    <section className="analysis" aria-label={t.analysis.title}>
      <header>
        <h3>{t.analysis.title}</h3>
        {analysis && share === null && (
          <span className="chip">{t.analysis.done(t.hint.strengths[analysis.strength])}</span>
        )}
        {share === null && harder && (
          <button type="button" className="btn sm" onClick={() => make(harder)}>
            <Glyph id="lab" className="s" />
            {analysis ? t.analysis.harder : t.result.analyse}
          </button>
        )}
        {share !== null && (
          <>
            <progress value={share} aria-label={t.analysis.making} />
            <button type="button" className="btn sm" onClick={() => running.current?.abort()}>
              {t.analysis.stop}
            </button>
          </>
        )}
      </header>
      {problem && <p role="alert">{problemText(t, problem)}</p>}
      {analysis && <Found {...props} analysis={analysis} />}
    </section>
  );
}

type FoundProps = ReplayProps & Playing & { readonly analysis: Analysis };
type ChosenProps = { readonly chosen: number | null; readonly show: (point: TurningPoint, i: number) => void };

function Found(props: FoundProps) {
  const { analysis, replay, to } = props;
  const t = useText();
  const { say } = useGame();
  const [chosen, setChosen] = useState<number | null>(null);
  const stepBefore = ({ at }: { readonly at: number }) =>
    Math.max(
      0,
      replay.steps.findLastIndex((it) => it.at <= at),
    );
  const show = (point: TurningPoint, i: number) => {
    setChosen(i);
    to({ at: stepBefore(point) });
  };
  const { searchParams } = useLocation();
  const opens = searchParams.has('analysis') && !searchParams.has('at');
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens at the greatest turn once, and then the person goes where they like.
  useEffect(() => {
    const greatest = analysis.turning.reduce(
      (best, { swing }, i, all) => (Math.abs(swing) > Math.abs(all[best]?.swing ?? 0) ? i : best),
      0,
    );
    const point = analysis.turning[greatest];
    if (opens && point) show(point, greatest);
  }, [analysis]);
  const shown = chosen === null ? null : (analysis.turning[chosen] ?? null);
  return (
    <>
      <Curve {...props} chosen={chosen} show={show} />
      <p className="lg">
        {replay.match.seats.map(({ seat }) => (
          <span key={seat} className={seatClass(seat)}>
            <SeatShape seat={seat} />
            {say.who(seat)}
          </span>
        ))}
      </p>
      <p className="hint">{t.analysis.means}</p>
      <TurningPoints {...props} chosen={chosen} show={show} />
      {shown && <Turning {...props} point={shown} step={stepBefore(shown)} />}
      <ChanceTable analysis={analysis} />
    </>
  );
}

function Curve({ analysis: { points, turning }, replay, chosen, show }: FoundProps & ChosenProps) {
  const t = useText();
  const last = points.at(-1)?.at || 1;
  const x = (at: number) => (at / last) * WIDTH;
  const y = (chance: number) => HEIGHT - 6 - chance * (HEIGHT - 12);
  const chanceAt = ({ at, seat }: TurningPoint) => points.findLast((it) => it.at <= at)?.chances[seat] ?? 0;
  return (
    <div className="plot">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {[0, 0.5, 1].map((line) => (
          <path key={line} className="grid" d={`M0 ${y(line)}H${WIDTH}`} vectorEffect="non-scaling-stroke" />
        ))}
        {replay.match.seats.map(({ seat }) => (
          <path
            key={seat}
            className={seatClass(seat)}
            d={points.map(({ at, chances }, i) => `${i === 0 ? 'M' : 'L'}${x(at)} ${y(chances[seat] ?? 0)}`).join('')}
            strokeDasharray={DASHES[seat % DASHES.length]}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {turning.map((point, i) => (
        <button
          key={point.at}
          type="button"
          className={`tp ${seatClass(point.seat)}`}
          aria-pressed={i === chosen}
          aria-label={t.analysis.turn(i + 1)}
          style={{ left: `${x(point.at) / 10}%`, top: `${(100 * y(chanceAt(point))) / HEIGHT}%` }}
          onClick={() => show(point, i)}
        >
          {i + 1}
        </button>
      ))}
    </div>
  );
}

/** On the curve they may lie over each other. */
function TurningPoints({ analysis, replay, chosen, show }: FoundProps & ChosenProps) {
  const t = useText();
  const game = useGame();
  const { say, face, text } = game;
  const names = useLoaded(`names ${analysis.strength} ${say.language}`, () =>
    moveNames(
      replay,
      analysis.turning.map(({ at }) => stepAfter(replay, at)),
      game,
    ),
  );
  return (
    <ol className="turnings" aria-label={t.analysis.turns}>
      {analysis.turning.map((point, i) => (
        <li key={point.at}>
          <button
            type="button"
            className={`btn sm ${seatClass(point.seat)}`}
            aria-pressed={i === chosen}
            onClick={() => show(point, i)}
          >
            <b>{i + 1}</b>
            <SeatShape seat={point.seat} />
            <span>{names.value?.[i] ?? moveText({ face, text }, point.played.move, say)}</span>
            <em>
              {say.who(point.seat)} {signed(percent(point.swing))}
            </em>
          </button>
        </li>
      ))}
    </ol>
  );
}

function Turning({ point, step, onPlayFrom }: Playing & { readonly point: TurningPoint; readonly step: number }) {
  const t = useText();
  const game = useGame();
  const { face, text, say } = game;
  const { seat, swing, played, preferred } = point;
  const chance = (chances: readonly number[]) => (chances.length === 0 ? '' : ` · ${percent(chances[seat])}%`);
  return (
    <div className={`turning ${seatClass(seat)}`} role="status">
      <p>
        <SeatShape seat={seat} /> <b>{say.who(seat)}</b> {signed(percent(swing))}
      </p>
      <dl>
        <dt>{t.analysis.played}</dt>
        <dd>
          {moveText({ face, text }, played.move, say)}
          {chance(played.chances)}
        </dd>
        <dt>{t.analysis.preferred}</dt>
        <dd>
          {preferred ? `${moveText({ face, text }, preferred.move, say)}${chance(preferred.chances)}` : t.analysis.same}
        </dd>
      </dl>
      {preferred && <WhyList lines={whyLines(preferred.reasons, seat, game, t.hint)} />}
      <button type="button" className="btn primary sm" onClick={() => onPlayFrom(step, seat)}>
        <Glyph id="fork" className="s" />
        {t.replay.playFromHere}
      </button>
    </div>
  );
}

/** The curve for people who read numbers, or hear them. */
function ChanceTable({ analysis: { points } }: { readonly analysis: Analysis }) {
  const t = useText();
  const { match } = useMatch();
  const { say } = useGame();
  return (
    <details className="chance-table">
      <summary>{t.analysis.table}</summary>
      <table className="scores">
        <thead>
          <tr>
            <th scope="col">{t.analysis.pick}</th>
            {match.seats.map(({ seat }) => (
              <th key={seat} scope="col">
                {say.who(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ at, chances }) => (
            <tr key={at}>
              <th scope="row">{at}</th>
              {match.seats.map(({ seat }) => (
                <td key={seat}>{percent(chances[seat])}%</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
