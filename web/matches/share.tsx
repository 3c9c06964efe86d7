/** A link that works for anyone who opens it: the person who made the table chooses who may look, and whether it opens the table or the replay. */
import { useState } from 'react';
import { codeOf } from '../api/errors.ts';
import { post, request } from '../api/request.ts';
import type { Match } from '../api/types.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Segmented } from '../ui/parts.tsx';
import { CopyLink } from './copy-link.tsx';

type What = 'watch' | 'replay';
type Props = {
  readonly match: Match;
  readonly from: What;
  /** There is nothing to look back at yet: the link opens the table. */
  readonly tableOnly?: boolean;
  readonly onClose: () => void;
};

export function ShareDialog({ match: before, from, tableOnly = false, onClose }: Props) {
  const t = useText();
  const [match, setMatch] = useState(before);
  const [what, setWhat] = useState<What>(from);
  const [problem, setProblem] = useState<string | null>(null);
  const isOver = match.status !== 'playing' && match.status !== 'waiting';
  const change = (work: () => Promise<Match>) => work().then(setMatch, (error) => setProblem(codeOf(error)));
  const renew = () => post<Match>(`/matches/${match.id}/invitations`, { seat: null });
  const admit = (spectators: Match['spectators']) =>
    change(async () => {
      const changed = await request<Match>('PATCH', `/matches/${match.id}`, { spectators });
      return spectators === 'link' && watchLink(changed) === null ? renew() : changed;
    });
  const opened = isOver ? 'replay' : what;
  const path = pathOf(match, opened);
  return (
    <Dialog title={t.share.title} onClose={onClose}>
      <div className="share">
        {problem && <p role="alert">{problemText(t, problem)}</p>}
        {match.yours && (
          <>
            <h3 className="label">{t.share.who}</h3>
            <Segmented
              label={t.share.who}
              value={match.spectators}
              choices={(['none', 'link', 'public'] as const).map((value) => ({
                value,
                name: t.share.whoValues[value],
              }))}
              onChange={admit}
            />
          </>
        )}
        {path !== null && !isOver && !tableOnly && (
          <>
            <h3 className="label">{t.share.what}</h3>
            <Segmented
              label={t.share.what}
              value={what}
              choices={(['watch', 'replay'] as const).map((value) => ({ value, name: t.share.whatValues[value] }))}
              onChange={setWhat}
            />
          </>
        )}
        {path === null ? (
          <p>{match.yours ? t.share.nobody : t.share.notYours}</p>
        ) : (
          <>
            <CopyLink key={path} path={path} label={opened === 'watch' ? t.waiting.copyWatch : t.share.copyReplay} />
            <p className="hint">{isOver ? t.share.allOpen : t.share.secret}</p>
          </>
        )}
        {match.yours && match.spectators === 'link' && (
          <button type="button" className="btn sm quiet" onClick={() => change(renew)}>
            {t.share.renew}
          </button>
        )}
      </div>
    </Dialog>
  );
}

/** Null when there is no link that would work for others. */
function pathOf(match: Match, what: What): string | null {
  if (match.spectators === 'public') return what === 'watch' ? `/match/${match.id}` : `/match/${match.id}/replay`;
  const link = match.spectators === 'link' ? watchLink(match) : null;
  return link && (what === 'watch' ? link : `${link}?replay`);
}

function watchLink({ invitations }: Match): string | null {
  return invitations.find(({ seat }) => seat === null)?.path ?? null;
}
