/** A match whose picks today's rules do not allow: why it stopped, and for those who play it the way back to the last good move. */
import { useState } from 'react';
import { codeOf } from '../api/errors.ts';
import type { Match } from '../api/types.ts';
import { Link } from '../browser/router.tsx';
import { givenName } from '../people/name.ts';
import { saveLog } from '../replay/source/log-file.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { Note } from '../ui/parts.tsx';

type Props = {
  readonly match: Match;
  readonly stopped: NonNullable<Match['stopped']>;
  readonly repair: (agree: boolean) => Promise<void>;
};
const REPAIRABLE: readonly string[] = ['OLD_RULES', 'MATCH_BROKEN'];

export function Stopped({ match, stopped, repair }: Props) {
  const t = useText();
  const [problem, setProblem] = useState<string | null>(null);
  const { pick, count } = stopped.detail;
  const isMine = match.mine.length > 0 && match.status === 'playing' && REPAIRABLE.includes(stopped.code);
  const answer = (agree: boolean) => {
    setProblem(null);
    repair(agree).catch((error) => setProblem(codeOf(error)));
  };
  return (
    <Note
      icon="table"
      title={problemText(t, stopped.code)}
      action={
        <div className="acts">
          <Link className="btn" href="/">
            {t.notFound.action}
          </Link>
          {match.status === 'over' && (
            <button
              type="button"
              className="btn"
              onClick={() => saveLog(match.id).catch((error) => setProblem(codeOf(error)))}
            >
              {t.result.log}
            </button>
          )}
          {isMine && <Answers match={match} answer={answer} />}
        </div>
      }
    >
      {typeof pick === 'number' && typeof count === 'number' && t.stopped.where(pick, count)}{' '}
      {match.status === 'over' ? t.stopped.over : isMine && t.stopped.back}{' '}
      {isMine && match.undo?.repair && t.undo.waiting(match.undo.missing.map((seat) => givenName(match, seat, t)))}{' '}
      {problem !== null && problemText(t, problem)}
    </Note>
  );
}

/** Somebody proposed it: the others answer, and those who agreed may withdraw. */
function Answers({ match, answer }: { readonly match: Match; readonly answer: (agree: boolean) => void }) {
  const t = useText();
  const asked = match.undo?.repair ? match.undo : null;
  const isAnswering = asked === null || asked.missing.some((seat) => match.mine.includes(seat));
  return (
    <>
      {asked && (
        <button type="button" className="btn" onClick={() => answer(false)}>
          {isAnswering ? t.undo.refuse : t.undo.withdraw}
        </button>
      )}
      {isAnswering && (
        <button type="button" className="btn primary" onClick={() => answer(true)}>
          {asked ? t.stopped.agree : t.stopped.repair}
        </button>
      )}
    </>
  );
}
