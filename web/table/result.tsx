/** The end is a moment: who won and by how much, the score drawn, the moves that decided it, and what to do next. */
import { Glyph, SeatShape, seatClass } from '@tavola/games/board/glyph.tsx';
import { useState } from 'react';
import { codeOf } from '../host/errors.ts';
import { ShareDialog } from '../matches/share.tsx';
import { saveLog } from '../replay/log-file.ts';
import { go, Link } from '../router.tsx';
import { problemText, useText } from '../text/catalogue.ts';
import { DecisiveMoves } from './decisive-moves.tsx';
import { type TableModel, useTable } from './model.ts';
import { ScoreBars } from './score-bars.tsx';
import { ScoreTable } from './score-table.tsx';

export function Result() {
  const t = useText();
  const model = useTable();
  const { match, text, say, viewer, host, connection, aside } = model;
  const [problem, setProblem] = useState<string | null>(null);
  const [sharing, setSharing] = useState(false);
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
  const margin = marginOf(model);
  const [winner] = outcome.winners;
  return (
    <div className={`decision result ${winner === undefined ? '' : seatClass(winner)}`}>
      <div className="ask" role="status">
        <b>
          {outcome.winners.map((seat) => (
            <SeatShape key={seat} seat={seat} />
          ))}{' '}
          {title()}
        </b>
        <span>
          {problem ? problemText(t, problem) : (text.reasons[outcome.reason] ?? '')}
          {margin && !problem && ` ${t.result.margin(margin[0], margin[1])}`}
        </span>
        {match.practice === 'used' && <p className="practice-note">{t.practice.help}</p>}
        <ScoreBars />
        {aside === null && <DecisiveMoves />}
        {isCounted(model) && (
          <details className="score-lines">
            <summary>{t.result.lines}</summary>
            <div>
              <ScoreTable />
            </div>
          </details>
        )}
      </div>
      {/* A lesson keeps nothing, and its coach says how to go on. */}
      {aside === null && (
        <div className="acts">
          {viewer !== 'spectator' && (
            <button type="button" className="btn primary" onClick={again}>
              <Glyph id="repeat" className="s" />
              {t.result.again}
            </button>
          )}
          <Link className="btn" href={`/match/${match.id}/replay`}>
            <Glyph id="replay" className="s" />
            {t.result.replay}
          </Link>
          <Link className="btn" href={`/match/${match.id}/replay?analysis=1`}>
            <Glyph id="lab" className="s" />
            {t.result.analyse}
          </Link>
          {connection !== 'local' && (
            <button type="button" className="btn" onClick={() => setSharing(true)}>
              <Glyph id="share" className="s" />
              {t.replay.share}
            </button>
          )}
          {outcome.legacy && (
            <Link className="btn" href={`/chronicle/${match.id}`}>
              <Glyph id="log" className="s" />
              {t.result.chronicle}
            </Link>
          )}
          <button type="button" className="btn" onClick={() => attempt(() => saveLog(match.id))}>
            <Glyph id="download" className="s" />
            {t.result.log}
          </button>
        </div>
      )}
      {sharing && <ShareDialog match={match} from="replay" onClose={() => setSharing(false)} />}
    </div>
  );
}

/** Does the game count anything that can be listed? */
function isCounted({ face, match }: TableModel): boolean {
  return face.scoreSheet !== undefined || match.outcome?.scores !== undefined;
}

/** The winner's points and the best of the others', where the game counts points that people know. */
function marginOf({ face, props, say, match }: TableModel): readonly [number, number] | null {
  const { outcome } = match;
  const sheet = face.scoreSheet?.(props.view, say);
  const total = sheet ? sheet.total : outcome?.scores;
  const [winner, ...others] = outcome?.winners ?? [];
  if (!total || winner === undefined || others.length > 0 || total.length < 2) return null;
  // Who left the points behind, as by a dominance card, did not win by them.
  const isElsewhere = sheet?.rows.some(({ values }) => typeof values[winner] === 'string' && values[winner] !== '');
  if (isElsewhere) return null;
  const best = total[winner] ?? 0;
  const second = Math.max(...total.filter((_, seat) => seat !== winner));
  return best > second ? [best, second] : null;
}
