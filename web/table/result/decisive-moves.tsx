/** Up to three moves that decided the game: from the analysis where it was made, else from the largest steps towards winning. */
import { Glyph, SeatShape, seatClass } from '@tavola/games/board/glyph.tsx';
import { moveText } from '@tavola/kernel/face/face.ts';
import { sentence } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { useState } from 'react';
import { Link } from '../../browser/router.tsx';
import { useSettings } from '../../browser/settings.ts';
import { isLocal } from '../../host/store.ts';
import { keptAnalysis } from '../../replay/source/analysis.ts';
import { loadReplay } from '../../replay/source/load.ts';
import { useText } from '../../text/catalogue.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { percent, signed } from '../hint/hint-words.ts';
import { type GamePart, useGame, useMatch } from '../model/parts.tsx';
import { decisiveSteps } from './decisive.ts';

type DecisiveMove = { readonly step: number; readonly seat: Seat; readonly change: number; readonly text: string };

export function DecisiveMoves() {
  const t = useText();
  const { language } = useSettings();
  const { match } = useMatch();
  const game = useGame();
  const { say } = game;
  // A table of the server has no rules here: they are fetched only for somebody who wants to know.
  const [isWanted, setWanted] = useState(isLocal(match.id));
  const key = `decisive ${match.id} ${match.revision} ${isWanted}`;
  const { value, problem, again } = useLoaded(key, () => decisiveMoves(match.id, game, language, isWanted));
  if (value === 'unknown' || (isWanted && !value))
    return (
      <button
        type="button"
        className="btn"
        aria-busy={isWanted && !problem}
        onClick={() => (isWanted ? again() : setWanted(true))}
      >
        <Glyph id="target" className="s" />
        {t.result.decisive}
      </button>
    );
  if (!value) return null;
  if (value.length === 0) return isLocal(match.id) ? null : <p className="hint">{t.result.noneDecisive}</p>;
  return (
    <section className="decisive">
      <h3 className="label">{t.result.decisive}</h3>
      <ol>
        {value.map(({ step, seat, change, text }) => (
          <li key={step} className={seatClass(seat)}>
            <Link href={`/match/${match.id}/replay?at=${step}`}>
              <SeatShape seat={seat} />
              <span>{text}</span>
              <em>
                {say.who(seat)} {signed(percent(change))}
              </em>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

async function decisiveMoves(
  match: string,
  { face, text, say }: GamePart,
  language: Parameters<typeof loadReplay>[1],
  isWanted: boolean,
): Promise<readonly DecisiveMove[] | 'unknown'> {
  const analysis = await keptAnalysis(match);
  if (!analysis && !isWanted) return 'unknown';
  const { replay } = await loadReplay(match, language);
  if (analysis) {
    return analysis.turning.map(({ at, seat, swing, played }) => ({
      step: replay.steps.findIndex((it) => it.at > at),
      seat,
      change: swing,
      text: moveText({ face, text }, played.move, say),
    }));
  }
  const views = replay.publicViews();
  const progress = face.scores?.progress;
  if (!views || !progress) return [];
  const { told } = await replay.moment(replay.steps.length - 1, 'spectator');
  const steps = decisiveSteps(
    views.map((view) => progress(view)),
    replay.steps.map(({ seat }) => seat),
  );
  return steps.flatMap(({ step, seat, change }) => {
    const [before, after] = [replay.steps[step - 1]?.at ?? 0, replay.steps[step]?.at ?? 0];
    const heard = told.find(({ at, event }) => at > before && at <= after && !face.log?.heading?.(event, say));
    return heard ? [{ step, seat, change, text: sentence(text.events, heard.event, say) }] : [];
  });
}
