/** The bar while this person is not asked: who thinks, what happens step by step, or that it is over. */
import { PATIENCE_MS } from '@tavola/bots/search/patience.ts';
import { Glyph, SeatShape, seatClass } from '@tavola/games/board/glyph.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from '../../browser/router.tsx';
import { useText } from '../../text/catalogue.ts';
import { turnOf } from '../model/match.ts';
import { useDrawn, useGame, useHost, useMatch, usePlaying } from '../model/parts.tsx';
import { PlanLink } from '../plan/plan-link.tsx';
import { lossText, StepsBar } from './steps-bar.tsx';
import { WaitingClock } from './waiting-clock.tsx';
import { StopButton } from './window-wish.tsx';

export function Waiting() {
  const t = useText();
  const { match, viewer } = useMatch();
  const { frame, behind, steps, loss, skip } = usePlaying();
  const [seat] = frame.pending;
  if (match.status === 'abandoned') return <Ended />;
  if (steps) return <StepsBar steps={steps} />;
  if (behind || seat === undefined || loss)
    return (
      <Said title={loss ? lossText(loss) : t.table.happening} text={t.table.skipHint} className={loss ? 'hurt' : ''}>
        <button type="button" className="btn quiet" onClick={skip}>
          {t.table.skip}
        </button>
      </Said>
    );
  if (seat === viewer) return <Said title={t.table.passing} text={t.table.passingHint} />;
  return <Others />;
}

/** Who is waited for, and at what. In a window everybody reads the same: who is asked, and who is not, would tell what hands hold. */
function Others() {
  const t = useText();
  const { match, viewer } = useMatch();
  const { face, say } = useGame();
  const { props } = useDrawn();
  const { pending } = usePlaying().frame;
  // Somebody who only watches has no turn to be told of.
  const wait = viewer === 'spectator' ? t.table.watching : t.table.wait;
  const turn = turnOf(face, props);
  const [seat = 0, ...others] = pending;
  const isWindow = turn !== null && (others.length > 0 || seat !== turn);
  if (isWindow)
    return (
      <Said title={t.table.awaiting} text={wait}>
        <StopButton />
      </Said>
    );
  const sitting = match.seats[seat];
  const away = sitting?.kind === 'person' && sitting.present === false;
  const phases = face.turns?.phases?.(props.view, say);
  const phase = phases?.steps.find(({ id }) => id === phases.now)?.name;
  const title = others.length > 0 ? t.table.severalThink(pending.map(say.who)) : t.table.thinks(say.who(seat), phase);
  const isBot = others.length === 0 && sitting?.kind === 'bot';
  return (
    <Said key={seat} seat={seat} title={title} text={away ? t.table.away : wait}>
      {others.length === 0 && <WaitingClock seat={seat} />}
      {isBot && <Thinking level={sitting.level} />}
      <StopButton />
      <PlanLink />
    </Said>
  );
}

const LATE_MS = 10_000;

/** After a while a line fills; much later the bots can be told to hurry. */
function Thinking({ level }: { readonly level: string | null }) {
  const t = useText();
  const { bots } = useHost().host;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  const limit = `${PATIENCE_MS[level as keyof typeof PATIENCE_MS] ?? LATE_MS}ms`;
  return (
    <>
      <i className="thinking-line" aria-hidden="true" style={{ animationDuration: limit }} />
      {isLate && bots && !bots.isHurried() && (
        <button type="button" className="btn quiet" onClick={() => bots.hurry().then(() => setLate(false))}>
          {t.table.hurry}
        </button>
      )}
    </>
  );
}

/** Ended without a winner: what can be done now. */
function Ended() {
  const t = useText();
  const { match } = useMatch();
  return (
    <Said title={t.problems.ABANDONED} text={t.leaving.kept} className="ended">
      <Link className="btn" href={`/match/${match.id}/replay`}>
        <Glyph id="replay" className="s" />
        {t.result.replay}
      </Link>
      <Link className="btn primary" href="/">
        {t.notFound.action}
      </Link>
    </Said>
  );
}

type SaidProps = {
  readonly title: string;
  readonly text: string;
  readonly seat?: number;
  readonly className?: string;
  readonly children?: ReactNode;
};

function Said({ title, text, seat, className = '', children }: SaidProps) {
  return (
    <div className={`decision waiting ${seat === undefined ? '' : seatClass(seat)} ${className}`}>
      <div className="ask" role="status">
        <b>
          {seat !== undefined && <SeatShape seat={seat} />} {title}
        </b>
        <span>{text}</span>
      </div>
      <div className="acts">{children}</div>
    </div>
  );
}
