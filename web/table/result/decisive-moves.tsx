/** When the game was decided, and up to three moves that decided it: from the analysis where it was made, else from the largest steps towards winning. */
import { Glyph, SeatShape, seatClass } from '@tavola/games/board/glyph.tsx';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { useEffect, useState } from 'react';
import { Link } from '../../browser/router.tsx';
import { useSettings } from '../../browser/settings.ts';
import { isLocal } from '../../host/store.ts';
import { keptAnalysis } from '../../replay/source/analysis.ts';
import { loadReplay } from '../../replay/source/load.ts';
import { useText } from '../../text/catalogue.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { percent, signed } from '../hint/hint-words.ts';
import { type GamePart, useGame, useMatch } from '../model/parts.tsx';
import { decidedAt, decisiveSteps, lastLead } from './decisive.ts';
import { moveNames, stepAfter } from './move-names.ts';

const SEEN_MS = 1000;

type DecisiveMove = { readonly step: number; readonly seat: Seat; readonly change: number; readonly text: string };
type Decision = {
  /** Null where the lead never was with one alone. */
  readonly decided: { readonly step: number; readonly round: string | null } | null;
  readonly moves: readonly DecisiveMove[];
};

export function DecisiveMoves() {
  const t = useText();
  const { language } = useSettings();
  const { match } = useMatch();
  const game = useGame();
  const { say } = game;
  // A table of the server has no rules here: they come, and the game is run through, once its end has been drawn.
  const [isWanted, setWanted] = useState(isLocal(match.id));
  useEffect(() => {
    const later = setTimeout(() => setWanted(true), SEEN_MS);
    return () => clearTimeout(later);
  }, []);
  const key = `decisive ${match.id} ${match.revision} ${isWanted}`;
  const winners = match.outcome?.winners ?? [];
  const { value, problem, again } = useLoaded(key, () => decisionOf(match.id, winners, game, language, isWanted));
  if (problem)
    return (
      <button type="button" className="btn" onClick={again}>
        <Glyph id="target" className="s" />
        {t.result.decisive}
      </button>
    );
  if (!value || value === 'unknown') return null;
  const { decided, moves } = value;
  if (!decided && moves.length === 0) return isLocal(match.id) ? null : <p className="hint">{t.result.noneDecisive}</p>;
  return (
    <section className="decisive">
      {decided && (
        <p className="decided">
          {t.result.decided(decided.round)}{' '}
          <Link href={`/match/${match.id}/replay?at=${decided.step}`}>{t.result.seeMoment}</Link>
        </p>
      )}
      {moves.length > 0 && (
        <>
          <h3 className="label">{t.result.decisive}</h3>
          <ol>
            {moves.map(({ step, seat, change, text }) => (
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
        </>
      )}
    </section>
  );
}

async function decisionOf(
  match: string,
  winners: readonly Seat[],
  game: GamePart,
  language: Parameters<typeof loadReplay>[1],
  isWanted: boolean,
): Promise<Decision | 'unknown'> {
  const analysis = await keptAnalysis(match);
  if (!analysis && !isWanted) return 'unknown';
  const { replay } = await loadReplay(match, language);
  const views = replay.publicViews();
  const progress = game.face.scores?.progress;
  const ways = views && progress ? views.map((view) => progress(view)) : [];
  const steps = analysis
    ? analysis.turning.map(({ at, seat, swing }) => ({ step: stepAfter(replay, at), seat, change: swing }))
    : decisiveSteps(
        ways,
        replay.steps.map(({ seat }) => seat),
      );
  const names = await moveNames(
    replay,
    steps.map(({ step }) => step),
    game,
  );
  const moves = steps.flatMap((move, i): DecisiveMove[] => {
    const text = names[i] ?? null;
    return text === null ? [] : [{ ...move, text }];
  });
  const [winner, ...others] = winners;
  if (winner === undefined || others.length > 0) return { decided: null, moves };
  const at = analysis ? decidedAt(analysis.points, winner) : null;
  const step = at === null ? lastLead(ways, winner) : stepAfter(replay, at - 1);
  const view = step === null ? undefined : views?.[step];
  const round = view === undefined ? null : (game.face.turns?.phases?.(view, game.say).round ?? null);
  return { decided: step === null || step <= 0 ? null : { step, round }, moves };
}
