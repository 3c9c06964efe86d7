/** The end: who won and why, the score line by line, and what to do next. */
import { Glyph, SeatShape } from '@tavola/games/board/glyph.tsx';
import { useState } from 'react';
import { codeOf } from '../host/errors.ts';
import { saveLog } from '../replay/log-file.ts';
import { go, Link } from '../router.tsx';
import { problemText, useText } from '../text/catalogue.ts';
import { useTable } from './model.ts';
import { ScoreTable } from './score-table.tsx';

export function Result() {
  const t = useText();
  const { match, text, say, viewer, host, aside } = useTable();
  const [problem, setProblem] = useState<string | null>(null);
  const { outcome } = match;
  if (!outcome) return null;
  const won = viewer !== 'spectator' && outcome.winners.includes(viewer);
  const everybody = outcome.winners.length === match.seats.length;
  const title = () => {
    const names = outcome.winners.toSorted((a, b) => Number(b === viewer) - Number(a === viewer)).map(say.who);
    if (names.length === 0) return t.result.nobody;
    if (everybody && match.seats.length > 1) return t.result.draw;
    if (won && outcome.winners.length === 1) return t.result.youWon;
    return t.result.winners(names);
  };
  const attempt = (work: () => Promise<unknown>) => work().catch((error) => setProblem(codeOf(error)));
  const again = () => attempt(async () => go(await host.rematch()));
  return (
    <div className="decision result">
      <div className="ask" role="status">
        <b>
          {outcome.winners.map((seat) => (
            <SeatShape key={seat} seat={seat} />
          ))}{' '}
          {title()}
        </b>
        <span>{problem ? problemText(t, problem) : (text.reasons[outcome.reason] ?? '')}</span>
        {match.practice === 'used' && <p className="practice-note">{t.practice.help}</p>}
        <ScoreTable />
      </div>
      {/* A lesson keeps nothing, and its coach says how to go on. */}
      {aside === null && (
        <div className="acts">
          {viewer !== 'spectator' && (
            <button type="button" className="btn primary" onClick={again}>
              {t.result.again}
            </button>
          )}
          <Link className="btn" href={`/match/${match.id}/replay`}>
            <Glyph id="replay" className="s" />
            {t.result.replay}
          </Link>
          <button type="button" className="btn" onClick={() => attempt(() => saveLog(match.id))}>
            <Glyph id="download" className="s" />
            {t.result.log}
          </button>
        </div>
      )}
    </div>
  );
}
