/** Share, keep and upload a match. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useState } from 'react';
import { codeOf } from '../api/errors.ts';
import type { Match } from '../api/types.ts';
import { go, useLocation } from '../browser/router.tsx';
import { isLocal } from '../host/store.ts';
import { ShareDialog } from '../matches/share.tsx';
import { ensurePerson } from '../people/person.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { Dialog } from '../ui/dialog.tsx';
import { saveLog, upload } from './source/log-file.ts';

export function LogActions({ match }: { readonly match: Match }) {
  const t = useText();
  const { id } = match;
  const { searchParams } = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const [sharing, setSharing] = useState(searchParams.has('share'));
  const attempt = (work: () => Promise<unknown>) => work().catch((error) => setProblem(codeOf(error)));
  const send = () =>
    attempt(async () => {
      await ensurePerson();
      go(`/match/${await upload(id)}/replay?share`);
    });
  return (
    <>
      {isLocal(id) && match.outcome !== null && (
        <button type="button" className="btn sm" aria-label={t.replay.upload} onClick={send}>
          <Glyph id="upload" className="s" />
          <span className="opt">{t.replay.upload}</span>
        </button>
      )}
      {!isLocal(id) && (
        <button type="button" className="btn sm" aria-label={t.replay.share} onClick={() => setSharing(true)}>
          <Glyph id="share" className="s" />
          <span className="opt">{t.replay.share}</span>
        </button>
      )}
      <button type="button" className="ib" aria-label={t.replay.download} onClick={() => attempt(() => saveLog(id))}>
        <Glyph id="download" />
      </button>
      {sharing && !isLocal(id) && <ShareDialog match={match} from="replay" onClose={() => setSharing(false)} />}
      {problem && (
        <Dialog title={t.replay.title} onClose={() => setProblem(null)}>
          <p role="alert">{problemText(t, problem)}</p>
        </Dialog>
      )}
    </>
  );
}
