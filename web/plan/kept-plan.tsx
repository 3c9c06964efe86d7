/** A plan that is kept: its moves, when it stops, and the ways to change or delete it. */
import { useState } from 'react';
import { codeOf } from '../api/errors.ts';
import type { KeptPlan, Match } from '../api/types.ts';
import { go, Link } from '../browser/router.tsx';
import type { Plans } from '../host/host.ts';
import type { OpenGame } from '../shelf/game-list.ts';
import { sayOf } from '../table/model/match.ts';
import { PlanSteps } from '../table/plan/plan-steps.tsx';
import { stopText } from '../table/plan/stop-text.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { MenuBar } from '../ui/top-bar.tsx';

type Props = {
  readonly match: Match;
  readonly open: OpenGame;
  readonly seat: number;
  readonly plan: KeptPlan;
  readonly plans: Plans;
  readonly onAgain: () => void;
};

export function KeptPlanView({ match, open, seat, plan, plans, onAgain }: Props) {
  const t = useText();
  const [problem, setProblem] = useState<string | null>(null);
  const home = `/match/${match.id}`;
  const words = { ...open, say: sayOf(match, seat, open, t) };
  const drop = () =>
    plans.drop(seat).then(
      () => go(home),
      (error) => setProblem(codeOf(error)),
    );
  return (
    <>
      <MenuBar />
      <main className="page narrow keep-plan">
        <h1>{t.plan.steps}</h1>
        <p>
          {plan.stopped
            ? `${t.plan.stopped(plan.next)}: ${stopText(t, plan.stopped, plan.where, plan.start, words)}`
            : t.plan.kept}
        </p>
        <PlanSteps deeds={{ seat, start: plan.start, steps: plan.steps }} end={null} words={words} played={plan.next} />
        {plan.stops.length > 0 && (
          <>
            <h2 className="label">{t.plan.stopIf}</h2>
            <ul className="plan-stops">
              {plan.stops.map((stop) => (
                <li key={stop}>{t.plan.stops[stop][0]}</li>
              ))}
            </ul>
          </>
        )}
        <p className="fine">{t.plan.always}</p>
        {problem && <p role="alert">{problemText(t, problem)}</p>}
        <div className="acts">
          <button type="button" className="btn" onClick={drop}>
            {t.plan.throwAway}
          </button>
          <button type="button" className="btn" onClick={onAgain}>
            {t.plan.again}
          </button>
          <Link className="btn primary" href={home}>
            {t.table.table}
          </Link>
        </div>
      </main>
    </>
  );
}
