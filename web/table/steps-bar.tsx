/** What happens step by step: the newest sentence, and how to go on, pause, go back or skip. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { sentence } from '@tavola/kernel/text.ts';
import { useEffect, useState } from 'react';
import { codeOf } from '../host/errors.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { markSeen, wasAway } from './last-seen.ts';
import { looksBack, useTable } from './model.ts';
import { missedMoments } from './moments.ts';
import type { Steps } from './playback.ts';

export function StepsBar({ steps }: { readonly steps: Steps }) {
  const t = useText();
  const { skip, props, text, say } = useTable();
  const newest = props.happened.at(-1);
  return (
    <div className="decision waiting steps">
      <div className="ask" role="status">
        <b>{newest ? sentence(text.events, newest, say) : t.table.happening}</b>
        <span>{t.steps.place(steps.at + 1, steps.count)}</span>
      </div>
      <div className="acts">
        <button
          type="button"
          className="ib"
          aria-label={t.steps.back}
          aria-disabled={steps.at === 0}
          onClick={steps.back}
        >
          <Glyph id="step-back" />
        </button>
        <button
          type="button"
          className="ib"
          aria-label={steps.paused ? t.steps.play : t.steps.pause}
          onClick={steps.paused ? steps.resume : steps.pause}
        >
          <Glyph id={steps.paused ? 'play' : 'pause'} />
        </button>
        <button type="button" className="btn primary" onClick={steps.next}>
          {t.steps.next}
        </button>
        <button type="button" className="btn quiet" onClick={skip}>
          {t.table.skip}
        </button>
      </div>
    </div>
  );
}

/** After a long absence: what happened since one's last turn, if one wants to see it. */
export function MissedOffer() {
  const t = useText();
  const model = useTable();
  const { host, match, frame, viewer, replay, behind, connection } = model;
  const [offered, setOffered] = useState(
    () => connection !== 'local' && viewer !== 'spectator' && looksBack(model) && wasAway(match.id, frame.count),
  );
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (!document.hidden) markSeen(match.id, frame.count);
  }, [match.id, frame.count]);
  if (!offered || behind) return null;
  const play = async () => {
    try {
      const beats = await host.missed(viewer);
      setOffered(false);
      replay(missedMoments(frame, viewer, beats));
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return (
    <div className="banner" role="status">
      <span>{problem ? problemText(t, problem) : t.steps.away}</span>
      {!problem && (
        <button type="button" className="btn sm" onClick={play}>
          {t.steps.show}
        </button>
      )}
      <button type="button" className="ib" aria-label={t.close} onClick={() => setOffered(false)}>
        <Glyph id="close" />
      </button>
    </div>
  );
}
