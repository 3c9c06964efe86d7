/** The lab's bench of one game: the form, the run that is being played, and the results so far. */

import type { Result } from '@tavola/bots/lab/result.ts';
import { type Run, RunError, repeatable, type Untimed } from '@tavola/bots/lab/run.ts';
import { type Promised, readQuery } from '@tavola/bots/lab/written.ts';
import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { SpokenFace } from '@tavola/kernel/face/face.ts';
import type { GameLab } from '@tavola/kernel/face/lab.ts';
import { saidIn } from '@tavola/kernel/face/languages.ts';
import { TableError } from '@tavola/kernel/rules/errors.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { go } from '../browser/router.tsx';
import { problemText, useText } from '../text/catalogue.ts';
import { addressOf } from './address.ts';
import type { NamedResult } from './compare.tsx';
import { Form } from './form.tsx';
import { useNaming } from './naming.ts';
import { planOf, type RunPlan, runOf } from './plan.ts';
import { RunCard } from './progress.tsx';
import { Report } from './report.tsx';
import { Results } from './results.tsx';
import { ShownResult } from './shown-result.tsx';
import { type RunControls, type Running, useRun } from './use-run.ts';
import { type LabWords, useLabWords } from './words.ts';

type Props = {
  readonly game: AnyGame;
  readonly spoken: SpokenFace;
  readonly kept: GameLab;
  readonly query: URLSearchParams;
  /** The choice of the game. */
  readonly games: ReactNode;
};
const NO_PROMISE: Promised = { rules: null, fingerprint: null };

export function Bench({ game, spoken, kept, query, games }: Props) {
  const t = useLabWords();
  const shell = useText();
  const naming = useNaming();
  const [linked] = useState(() => linkedRun(query, game));
  const [plan, setPlan] = useState<RunPlan>(() => planOf(linked?.run ?? firstRun(game, kept)));
  const [own, setOwn] = useState<readonly Result[]>([]);
  const [shown, setShown] = useState<string | null>(linked ? null : (kept.runs[0]?.id ?? null));
  const [promised, setPromised] = useState<Promised>(linked?.promised ?? NO_PROMISE);
  const [problem, setProblem] = useState<string | null>(linked?.run === null ? t.problems.RUN_UNREADABLE : null);
  const [untimed, setUntimed] = useState<readonly Untimed[]>([]);
  const [told, setTold] = useState('');
  const results = useResults(kept, own, spoken);
  const { running, controls } = useRun(
    (result) => {
      setShown(`own-${own.length}`);
      setOwn([...own, result]);
      setTold(t.ended(naming.number(result.tally.games)));
      go(addressOf(result), { replace: true });
    },
    () => setProblem(t.failed),
  );

  const start = (wished: () => Run, promise: Promised) => {
    try {
      const { run, untimed: changed } = repeatable(game, wished());
      setUntimed(changed);
      setProblem(null);
      setPromised(promise);
      setTold(t.began);
      controls.start(game, run);
    } catch (error) {
      setProblem(sentence(error, t, (code) => problemText(shell, code), spoken));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is followed once.
  useEffect(() => {
    if (linked?.run) start(() => linked.run as Run, linked.promised);
  }, []);

  const current = results.find(({ id }) => id === shown) ?? null;
  const show = (id: string) => {
    const found = results.find((it) => it.id === id);
    if (!found) return;
    setShown(id);
    setPlan(planOf(found.result.run));
    setPromised(NO_PROMISE);
  };
  return (
    <div className="lab-bench">
      <aside className="lab-form">
        <h1>{t.title}</h1>
        <p className="hint">{t.lead}</p>
        <div className="fld">
          <span className="label">{t.game}</span>
          {games}
        </div>
        <Choice results={results} shown={shown} onShow={show} />
        <Setup plan={plan} onChange={setPlan} />
        <Notes problem={problem} untimed={untimed} />
        <StartButton onStart={() => start(() => runOf(game, plan), NO_PROMISE)} />
      </aside>
      <div className="lab-main">
        <p className="sr" role="status">
          {told}
        </p>
        {running && <Playing running={running} controls={controls} />}
        {!running && current && <ShownResult key={current.id} shown={current} all={results} promised={promised} />}
        {!running && kept.questions.length > 0 && <Report lab={kept} onShow={show} />}
      </div>
    </div>
  );
}

/** The runs that come with the game, and those that were played here. */
function useResults(kept: GameLab, own: readonly Result[], { language }: SpokenFace): readonly NamedResult[] {
  const t = useLabWords();
  const naming = useNaming();
  const played = own.map((result, i) => ({
    id: `own-${i}`,
    name: t.runNumber(i + 1, naming.number(result.tally.games)),
    result,
  }));
  return [
    ...kept.runs.map(({ id, name, result }) => ({ id, name: saidIn(name, language), result: result as Result })),
    ...played,
  ];
}

type ChoiceProps = {
  readonly results: readonly NamedResult[];
  readonly shown: string | null;
  readonly onShow: (id: string) => void;
};

function Choice({ results, shown, onShow }: ChoiceProps) {
  const t = useLabWords();
  if (results.length === 0) return null;
  return (
    <div className="fld">
      <span className="label">{t.kept}</span>
      <select aria-label={t.kept} value={shown ?? ''} onChange={({ target }) => onShow(target.value)}>
        {shown === null && <option value="">{t.own}</option>}
        {results.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

function Playing({ running, controls }: { readonly running: Running; readonly controls: RunControls }) {
  return (
    <>
      <RunCard running={running} controls={controls} />
      <Results result={running.result} />
    </>
  );
}

function Setup(props: { readonly plan: RunPlan; readonly onChange: (plan: RunPlan) => void }) {
  const t = useLabWords();
  return (
    <details className="lab-setup" open={isWide()}>
      <summary>{t.setup}</summary>
      <Form {...props} />
    </details>
  );
}

function StartButton({ onStart }: { readonly onStart: () => void }) {
  const t = useLabWords();
  return (
    <>
      <button type="button" className="btn primary" onClick={onStart}>
        <Glyph id="play" className="s" />
        {t.start}
      </button>
      <p className="hint">
        {t.cores(navigator.hardwareConcurrency || 1)} {t.iterations}
      </p>
    </>
  );
}

/** Why a run did not begin, and which bots were changed so that it can be repeated. */
function Notes({ problem, untimed }: { readonly problem: string | null; readonly untimed: readonly Untimed[] }) {
  const t = useLabWords();
  return (
    <>
      {problem && <p role="alert">{problem}</p>}
      {untimed.map(({ from, to }) => (
        <p key={from} className="hint">
          {t.untimed(from, to)}
        </p>
      ))}
    </>
  );
}

type Linked = { readonly run: Run | null; readonly promised: Promised };

/** Null where the address names no run. */
function linkedRun(query: URLSearchParams, game: AnyGame): Linked | null {
  if (!query.has('seats')) return null;
  try {
    return readQuery(query, game);
  } catch {
    return { run: null, promised: NO_PROMISE };
  }
}

function firstRun(game: AnyGame, kept: GameLab): Run {
  const [first] = kept.runs;
  if (first) return (first.result as Result).run;
  const seats = new Array<'player'>(Math.max(2, game.seats.min)).fill('player');
  return { game: game.id, seats, options: game.amongBots ?? {}, bots: ['greedy'], rotate: true, games: 100, seed: 1 };
}

function sentence(error: unknown, t: LabWords, shell: (code: string) => string, { text }: SpokenFace): string {
  if (error instanceof RunError) return t.problems[error.code];
  if (!(error instanceof TableError)) return shell('UNKNOWN');
  return text.reasons[String(error.detail.reason)] ?? shell(error.code);
}

function isWide(): boolean {
  return matchMedia('(min-width: 900px)').matches;
}
