/** While others play: the way to the rehearsal of your next turn, or to the plan that is kept for it. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { Link } from '../../browser/router.tsx';
import { useText } from '../../text/catalogue.ts';
import { useHost, useMatch } from '../model/parts.tsx';

export function PlanLink() {
  const t = useText();
  const { host } = useHost();
  const { match, viewer } = useMatch();
  if (!host.plans || !match.plans || viewer === 'spectator' || match.status !== 'playing') return null;
  const plan = match.planned.find(({ seat }) => seat === viewer);
  return (
    <Link className={`btn plan-link ${plan ? 'ready' : 'quiet'}`} href={`/match/${match.id}/plan/${viewer}`}>
      <Glyph id="footsteps" className="s" />
      <span>{plan ? t.plan.ready(plan.steps) : t.plan.prepare}</span>
    </Link>
  );
}
