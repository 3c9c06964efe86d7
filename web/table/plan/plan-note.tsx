/** Your own turn with a plan: that the table plays it, or how far it got and why it stopped. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { MOST_STEPS } from '@tavola/kernel/host/gesture.ts';
import { useState } from 'react';
import { codeOf } from '../../api/errors.ts';
import type { Planned } from '../../api/types.ts';
import { problemText, useText } from '../../text/catalogue.ts';
import { seen, turnOf } from '../model/match.ts';
import { useDrawn, useGame, useHost, useMatch, usePlaying } from '../model/parts.tsx';
import { stopText } from './stop-text.ts';

/** After these the next step cannot be picked. */
const HOPELESS: readonly Planned['stopped'][] = ['question', 'not-listed', 'window'];

export function PlanNote() {
  const { match, viewer } = useMatch();
  const { face } = useGame();
  const { props } = useDrawn();
  const plan = match.planned.find(({ seat }) => seat === viewer);
  if (!plan || turnOf(face, props) !== viewer) return null;
  if (plan.stopped !== null) return <Stopped key={plan.played} plan={plan} reason={plan.stopped} />;
  return plan.played < plan.steps ? <Playing plan={plan} /> : null;
}

function Playing({ plan }: { readonly plan: Planned }) {
  const t = useText();
  const { plans } = useHost().host;
  return (
    <div className="banner plan-note">
      <Glyph id="footsteps" />
      <span role="status">{t.plan.playing(plan.played, plan.steps)}</span>
      <button type="button" className="btn sm" onClick={() => plans?.drop(plan.seat).catch(() => {})}>
        {t.plan.halt}
      </button>
    </div>
  );
}

type StoppedProps = { readonly plan: Planned; readonly reason: NonNullable<Planned['stopped']> };

function Stopped({ plan, reason }: StoppedProps) {
  const t = useText();
  const { host } = useHost();
  const { frame } = usePlaying();
  const { face, say } = useGame();
  const { props } = useDrawn();
  const asked = seen(frame, plan.seat)?.decision?.number ?? null;
  const [isRead, setRead] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (isRead) return null;
  /** The rest as one gesture: it goes on as long as the rules ask what was planned. */
  const play = async () => {
    const kept = await host.plans?.kept(plan.seat);
    const [first, ...rest] = kept?.steps.slice(kept.next) ?? [];
    if (first && asked !== null)
      await host.pick(
        plan.seat,
        asked,
        first.option,
        rest.slice(0, MOST_STEPS).map(({ ask, option }) => ({ ask, option })),
      );
    setRead(true);
  };
  const canPlay = asked !== null && !HOPELESS.includes(reason);
  return (
    <div className="banner plan-note">
      <div role="status">
        <b>{t.plan.stopped(plan.played)}</b>
        <span>{problem ? problemText(t, problem) : stopText(t, reason, plan.where, props.view, { face, say })}</span>
      </div>
      {canPlay && (
        <button type="button" className="btn sm" onClick={() => play().catch((error) => setProblem(codeOf(error)))}>
          <Glyph id="footsteps" className="s" />
          {t.plan.playRest}
        </button>
      )}
      <button type="button" className="btn sm primary" onClick={() => setRead(true)}>
        {t.plan.decide}
      </button>
    </div>
  );
}
