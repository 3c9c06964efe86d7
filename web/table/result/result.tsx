/** The end is a moment: who won and by how much, the score drawn, the moves that decided it, and what to do next. */
import type { TableProps } from '@tavola/games/board/contract.ts';
import { Glyph, SeatShape, seatClass } from '@tavola/games/board/glyph.tsx';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import { useState } from 'react';
import { codeOf } from '../../api/errors.ts';
import { go, Link } from '../../browser/router.tsx';
import type { KeptMatch } from '../../host/host.ts';
import { ShareDialog } from '../../matches/share.tsx';
import { saveLog } from '../../replay/source/log-file.ts';
import { problemText, useText } from '../../text/catalogue.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Cited } from '../log/cited.tsx';
import { endSentence } from '../model/ending.ts';
import { type GamePart, useDrawn, useGame, useHost, useMatch } from '../model/parts.tsx';
import { DecisiveMoves } from './decisive-moves.tsx';
import { ScoreBars } from './score-bars.tsx';
import { ScoreTable } from './score-table.tsx';

export function Result() {
  const t = useText();
  const { kept } = useHost().host;
  const { match, viewer } = useMatch();
  const game = useGame();
  const { face, text } = game;
  const { props } = useDrawn();
  const [problem, setProblem] = useState<string | null>(null);
  const { outcome } = match;
  if (!outcome) return null;
  const margin = marginOf(game, props, outcome);
  const ending = face.scores?.ending?.(outcome, props.view, game.say) ?? null;
  const [winner] = outcome.winners;
  return (
    <div className={`decision result ${winner === undefined ? '' : seatClass(winner)}`}>
      <div className="end">
        <b className="end-title" role="status">
          {outcome.winners.map((seat) => (
            <SeatShape key={seat} seat={seat} />
          ))}{' '}
          {endSentence(t.result, game, { outcome, view: props.view, seats: match.seats.length, viewer })}
        </b>
        <span className="end-note">
          {problem && problemText(t, problem)}
          {!problem && !ending && (text.reasons[outcome.reason] ?? '')}
          {!problem && !ending && margin && ` ${t.result.margin(margin[0], margin[1])}`}
        </span>
        {ending && <Cited clauses={[ending.clause]} />}
        {match.practice === 'used' && <p className="practice-note">{t.practice.help}</p>}
        <ScoreBars />
        {kept && <DecisiveMoves />}
        {(face.scores?.sheet !== undefined || outcome.scores !== undefined) && (
          <details className="score-lines">
            <summary>{t.result.lines}</summary>
            <div>
              <ScoreTable />
            </div>
          </details>
        )}
      </div>
      {/* A lesson keeps nothing, and its coach says how to go on. */}
      {kept && <NextSteps kept={kept} outcome={outcome} onProblem={setProblem} />}
    </div>
  );
}

type NextProps = {
  readonly kept: KeptMatch;
  readonly outcome: Outcome;
  readonly onProblem: (code: string) => void;
};

/** Once more, look back, or go on; the rest is behind “⋯”. */
function NextSteps({ kept, outcome, onProblem }: NextProps) {
  const t = useText();
  const { connection } = useHost();
  const { match, viewer } = useMatch();
  const [sharing, setSharing] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const attempt = (work: () => Promise<unknown>) => work().catch((error) => onProblem(codeOf(error)));
  const again = () => attempt(async () => go(await kept.rematch()));
  return (
    <>
      <div className="acts">
        {viewer !== 'spectator' && (
          <button type="button" className="btn primary" onClick={again}>
            <Glyph id="repeat" className="s" />
            {t.result.again}
          </button>
        )}
        <Link className="btn" href={`/match/${match.id}/replay?analysis=1`}>
          <Glyph id="lab" className="s" />
          {t.result.analyse}
        </Link>
        {outcome.legacy ? (
          <Link className="btn" href={`/chronicle/${match.id}`}>
            <Glyph id="log" className="s" />
            {t.result.chronicle}
          </Link>
        ) : (
          <ReplayLink match={match.id} />
        )}
        <button
          type="button"
          className="btn square"
          aria-label={t.result.more}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Glyph id="more" className="s" />
        </button>
      </div>
      {isOpen && (
        <Dialog kind="sheet" title={t.result.more} onClose={() => setOpen(false)}>
          <ul className="tray">
            {outcome.legacy && (
              <li>
                <ReplayLink match={match.id} />
              </li>
            )}
            {connection !== 'local' && (
              <li>
                <button type="button" className="btn" onClick={() => setSharing(true)}>
                  <Glyph id="share" className="s" />
                  {t.replay.share}
                </button>
              </li>
            )}
            <li>
              <button type="button" className="btn" onClick={() => attempt(() => saveLog(match.id))}>
                <Glyph id="download" className="s" />
                {t.result.log}
              </button>
            </li>
          </ul>
        </Dialog>
      )}
      {sharing && <ShareDialog match={match} from="replay" onClose={() => setSharing(false)} />}
    </>
  );
}

function ReplayLink({ match }: { readonly match: string }) {
  const t = useText();
  return (
    <Link className="btn" href={`/match/${match}/replay`}>
      <Glyph id="replay" className="s" />
      {t.result.replay}
    </Link>
  );
}

/** The winner's points and the best of the others', where the game counts points that people know. */
function marginOf({ face, say }: GamePart, { view }: TableProps, outcome: Outcome): readonly [number, number] | null {
  const sheet = face.scores?.sheet?.(view, say);
  const total = sheet ? sheet.total : outcome.scores;
  const [winner, ...others] = outcome.winners;
  if (!total || winner === undefined || others.length > 0 || total.length < 2) return null;
  // Somebody who left the points behind, as with a dominance card, did not win by them.
  const isElsewhere = sheet?.rows.some(({ values }) => typeof values[winner] === 'string' && values[winner] !== '');
  if (isElsewhere) return null;
  const best = total[winner] ?? 0;
  const second = Math.max(...total.filter((_, seat) => seat !== winner));
  return best > second ? [best, second] : null;
}
