/** Your own turn with a plan: that the table plays it, or how far it got and why it stopped. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { Planned } from '../../api/types.ts';
import { useText } from '../../text/catalogue.ts';
import { turnOf } from '../model/match.ts';
import { useDrawn, useGame, useHost, useMatch } from '../model/parts.tsx';
import { PlanStop } from './plan-stop.tsx';

export function PlanNote() {
  const { match, viewer } = useMatch();
  const { face } = useGame();
  const { props } = useDrawn();
  const plan = match.planned.find(({ seat }) => seat === viewer);
  if (!plan || turnOf(face, props) !== viewer) return null;
  if (plan.stopped !== null) return <PlanStop key={plan.played} plan={plan} reason={plan.stopped} />;
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
