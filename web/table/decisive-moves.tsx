/** Up to three moves that decided the game: from the analysis where it was made, else from the largest steps towards winning. */
import { Glyph, SeatShape, seatClass } from '@tavola/games/board/glyph.tsx';
import type { Seat } from '@tavola/kernel/ask.ts';
import { moveText } from '@tavola/kernel/face.ts';
import { sentence } from '@tavola/kernel/text.ts';
import { useState } from 'react';
import { isLocal } from '../host/store.ts';
import { keptAnalysis } from '../replay/analysis-source.ts';
import { loadReplay } from '../replay/load.ts';
import { Link } from '../router.tsx';
import { useSettings } from '../settings.ts';
import { useText } from '../text/catalogue.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { decisiveSteps } from './decisive.ts';
import { percent, signed } from './hint-words.ts';
import { type TableModel, useTable } from './model.ts';

type Move = { readonly step: number; readonly seat: Seat; readonly change: number; readonly text: string };

export function DecisiveMoves() {
  const t = useText();
  const model = useTable();
  const { language } = useSettings();
  const { match, say } = model;
  // A table of the server has no rules here: they are fetched only for who wants to know.
  const [isWanted, setWanted] = useState(isLocal(match.id));
  const key = `decisive ${match.id} ${match.revision} ${isWanted}`;
  const { value, problem, again } = useLoaded(key, () => decisiveMoves(model, language, isWanted));
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
  { match, face, text, say }: TableModel,
  language: Parameters<typeof loadReplay>[1],
  isWanted: boolean,
): Promise<readonly Move[] | 'unknown'> {
  const analysis = await keptAnalysis(match.id);
  if (!analysis && !isWanted) return 'unknown';
  const { replay } = await loadReplay(match.id, language);
  if (analysis) {
    return analysis.turning.map(({ at, seat, swing, played }) => ({
      step: replay.steps.findIndex((it) => it.at > at),
      seat,
      change: swing,
      text: moveText({ face, text }, played.move, say),
    }));
  }
  const views = replay.publicViews();
  const { progress } = face;
  if (!views || !progress) return [];
  const { told } = await replay.moment(replay.steps.length - 1, 'spectator');
  const steps = decisiveSteps(
    views.map((view) => progress(view)),
    replay.steps.map(({ seat }) => seat),
  );
  return steps.flatMap(({ step, seat, change }) => {
    const [before, after] = [replay.steps[step - 1]?.at ?? 0, replay.steps[step]?.at ?? 0];
    const heard = told.find(({ at, event }) => at > before && at <= after && !face.heading?.(event, say));
    return heard ? [{ step, seat, change, text: sentence(text.events, heard.event, say) }] : [];
  });
}
