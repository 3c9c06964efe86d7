/** After a long absence: what happened since your last turn, if you want to see it. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useEffect, useState } from 'react';
import { codeOf } from '../../api/errors.ts';
import { problemText, useText } from '../../text/catalogue.ts';
import { looksBack } from '../model/match.ts';
import { missedMoments } from '../model/moments.ts';
import { useGame, useHost, useMatch, usePlaying } from '../model/parts.tsx';
import { useRecap } from '../recap/use-recap.tsx';
import { markSeen, wasAway } from './last-seen.ts';

export function MissedOffer() {
  const t = useText();
  const { host, connection } = useHost();
  const { match, viewer } = useMatch();
  const { face } = useGame();
  const { frame, replay, behind } = usePlaying();
  const [offered, setOffered] = useState(
    () => connection !== 'local' && viewer !== 'spectator' && looksBack(match, face) && wasAway(match.id, frame.count),
  );
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (!document.hidden) markSeen(match.id, frame.count);
  }, [match.id, frame.count]);
  const { kept } = host;
  const { lines } = useRecap();
  if (!kept || !offered || behind || lines) return null;
  const play = async () => {
    try {
      const beats = await kept.missed(viewer);
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
