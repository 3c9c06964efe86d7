/** Share, keep and upload a match. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useState } from 'react';
import { codeOf } from '../host/errors.ts';
import { isLocal } from '../host/store.ts';
import { ensurePerson } from '../person.ts';
import { go } from '../router.tsx';
import { problemText, useText } from '../text/catalogue.ts';
import { Dialog } from '../ui/dialog.tsx';
import { saveLog, upload } from './log-file.ts';

export function LogActions({ id, over }: { readonly id: string; readonly over: boolean }) {
  const t = useText();
  const [problem, setProblem] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const attempt = (work: () => Promise<unknown>) => work().catch((error) => setProblem(codeOf(error)));
  const share = () =>
    attempt(async () => {
      await navigator.clipboard.writeText(location.href);
      setCopied(true);
    });
  const send = () =>
    attempt(async () => {
      await ensurePerson();
      go(`/match/${await upload(id)}/replay`);
    });
  return (
    <>
      {isLocal(id) && over && (
        <button type="button" className="btn sm" aria-label={t.replay.upload} onClick={send}>
          <Glyph id="upload" className="s" />
          <span className="opt">{t.replay.upload}</span>
        </button>
      )}
      {!isLocal(id) && (
        <button
          type="button"
          className="btn sm"
          aria-label={copied ? t.waiting.copied : t.replay.share}
          onClick={share}
        >
          <Glyph id={copied ? 'check' : 'share'} className="s" />
          <span className="opt">{copied ? t.waiting.copied : t.replay.share}</span>
        </button>
      )}
      <button type="button" className="ib" aria-label={t.replay.download} onClick={() => attempt(() => saveLog(id))}>
        <Glyph id="download" />
      </button>
      {problem && (
        <Dialog title={t.replay.title} onClose={() => setProblem(null)}>
          <p role="alert">{problemText(t, problem)}</p>
        </Dialog>
      )}
    </>
  );
}
