/** Preparing your next turn: the real table in a rehearsal, the moves so far, and what is kept for the table to play. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useEffect, useRef, useState } from 'react';
import { codeOf } from '../api/errors.ts';
import { get } from '../api/request.ts';
import type { KeptPlan, Match, TriedPlan } from '../api/types.ts';
import { go, Link, type Params } from '../browser/router.tsx';
import { tempoOf, useSettings } from '../browser/settings.ts';
import type { Plans } from '../host/host.ts';
import { plansAt } from '../host/server-capabilities.ts';
import { type OpenGame, openGame } from '../shelf/game-list.ts';
import { sayOf } from '../table/model/match.ts';
import { usePlayback } from '../table/model/playback.ts';
import { PlanSteps } from '../table/plan/plan-steps.tsx';
import { TableScreen } from '../table/table-screen.tsx';
import { problemText, useText } from '../text/catalogue.ts';
import { Loading, Note } from '../ui/parts.tsx';
import { MenuBar } from '../ui/top-bar.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { KeepPlan } from './keep-plan.tsx';
import { KeptPlanView } from './kept-plan.tsx';
import { RehearsalHost } from './rehearsal-host.ts';

type Opened = {
  readonly match: Match;
  readonly open: OpenGame;
  readonly kept: KeptPlan | null;
  readonly tried: TriedPlan | null;
};

export function PlanPage({ params }: { readonly params: Params }) {
  const t = useText();
  const { language } = useSettings();
  const { id = '' } = params;
  const seat = Number(params.seat);
  const path = `/matches/${encodeURIComponent(id)}`;
  const [plans] = useState(() => plansAt(path));
  const [isNew, setNew] = useState(false);
  const loaded = useLoaded(`plan ${id} ${seat} ${language} ${isNew}`, async (): Promise<Opened> => {
    const [match, kept] = await Promise.all([get<Match>(path), plans.kept(seat)]);
    const tried = kept && !isNew ? null : await plans.rehearse(seat, []);
    return { match, open: await openGame(match.game, language), kept, tried };
  });
  const { value, problem } = loaded;
  const home = `/match/${id}`;
  if (!value || value.match.id !== id)
    return (
      <>
        <MenuBar />
        <main className="page">
          {problem ? (
            <Note
              icon={problem === 'OFFLINE' ? 'offline' : 'footsteps'}
              title={problemText(t, problem)}
              action={
                <Link className="btn primary" href={home}>
                  {t.plan.leave}
                </Link>
              }
            />
          ) : (
            <Loading>{t.loadingTable}</Loading>
          )}
        </main>
      </>
    );
  const { match, open, kept, tried } = value;
  if (kept && !tried)
    return (
      <KeptPlanView match={match} open={open} seat={seat} plan={kept} plans={plans} onAgain={() => setNew(true)} />
    );
  return tried && <Rehearsal match={match} open={open} seat={seat} plans={plans} tried={tried} />;
}

type Props = {
  readonly match: Match;
  readonly open: OpenGame;
  readonly seat: number;
  readonly plans: Plans;
  readonly tried: TriedPlan;
};

function Rehearsal({ match, open, seat, plans, tried }: Props) {
  const t = useText();
  const settings = useSettings();
  const [host] = useState(() => new RehearsalHost(match, seat, plans, tried));
  const playback = usePlayback(host, tempoOf(settings));
  const { shown, snapshot } = playback;
  const [isKeeping, setKeeping] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const newest = useRef<HTMLDivElement>(null);
  const count = host.tried.steps.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each move.
  useEffect(() => {
    newest.current?.scrollTo({ top: newest.current.scrollHeight });
  }, [count]);
  useEffect(() => () => host.close(), [host]);
  if (!shown || !snapshot.match) return null;
  const { start, steps, end } = host.tried;
  const words = { ...open, say: sayOf(match, seat, open, t) };
  const deeds = { seat, start, steps };
  const list = <PlanSteps deeds={deeds} end={end} words={words} />;
  return (
    <div className="rehearsal">
      <div className="rehearsal-bar">
        <Glyph id="footsteps" />
        <p>
          <b>{t.plan.title}</b> <span>{t.plan.notReal}</span>
        </p>
        <Link className="ib" href={`/match/${match.id}`} aria-label={t.plan.leave}>
          <Glyph id="close" />
        </Link>
      </div>
      <TableScreen
        host={host}
        match={snapshot.match}
        playback={{ ...playback, shown }}
        open={open}
        aside={
          <aside className="side plan-side" aria-label={t.plan.steps}>
            <h2>{t.plan.steps}</h2>
            {list}
          </aside>
        }
      />
      <section className="rehearsal-foot" aria-label={t.plan.steps}>
        <div className="plan-list" ref={newest}>
          {list}
        </div>
        <p className="plan-said" role="status">
          {problem ? problemText(t, problem) : end ? t.plan.ends[end] : t.plan.once}
        </p>
        <div className="acts">
          <button
            type="button"
            className="btn quiet"
            disabled={steps.length === 0}
            onClick={() => host.back().catch((error) => setProblem(codeOf(error)))}
          >
            <Glyph id="undo" className="s" />
            {t.plan.back}
          </button>
          <button type="button" className="btn primary" disabled={steps.length === 0} onClick={() => setKeeping(true)}>
            {t.plan.keep(steps.length)}
          </button>
        </div>
      </section>
      {isKeeping && (
        <KeepPlan
          deeds={deeds}
          end={end}
          words={words}
          onClose={() => setKeeping(false)}
          onKeep={async (stops) => {
            await plans.keep(seat, host.steps, stops);
            go(`/match/${match.id}`);
          }}
        />
      )}
    </div>
  );
}
