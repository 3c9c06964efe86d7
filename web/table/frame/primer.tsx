/** "In one minute": the goal, a turn, the symbols. Opens by itself before a first game, and behind "?" afterwards. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useEffect, useState } from 'react';
import { hasRead, markPlayed, markRead } from '../../browser/newcomer.ts';
import { Link } from '../../browser/router.tsx';
import { gameEntry } from '../../shelf/game-list.ts';
import { useText } from '../../text/catalogue.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useGame, useHost, useMatch } from '../model/parts.tsx';

export function PrimerButton() {
  const t = useText();
  // A lesson explains itself, and finishing one does not count as a game played.
  const isLesson = useHost().host.kept === undefined;
  const { match, viewer } = useMatch();
  const { primer } = useGame();
  const { game, outcome } = match;
  const [open, setOpen] = useState(() => viewer !== 'spectator' && !isLesson && outcome === null && !hasRead(game));
  useEffect(() => {
    if (outcome && viewer !== 'spectator' && !isLesson) markPlayed(game);
  }, [outcome, viewer, game, isLesson]);
  if (!primer) return null;
  const close = () => {
    markRead(game);
    setOpen(false);
  };
  return (
    <>
      <button type="button" className="ib" aria-label={t.learn.inOneMinute} onClick={() => setOpen(true)}>
        <Glyph id="why" />
      </button>
      {open && <PrimerSheet onClose={close} />}
    </>
  );
}

function PrimerSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const { match } = useMatch();
  const { primer } = useGame();
  const entry = gameEntry(match.game);
  if (!primer || !entry) return null;
  const sheet = entry.glyphs ?? '';
  return (
    <Dialog title={t.learn.inOneMinute} onClose={onClose}>
      <div className="primer">
        <section className="goal">
          <Glyph sheet={sheet} id={primer.goalGlyph} className="l" />
          <p>
            <span className="label">{t.learn.goal}</span>
            <b>{primer.goal}</b>
          </p>
        </section>
        <h3 className="label">{primer.turnTitle}</h3>
        <ol className="turn">
          {primer.turn.map(({ name, text, glyphs }) => (
            <li key={name}>
              <span className="pic" aria-hidden="true">
                {glyphs.map((id) => (
                  <Glyph key={id} sheet={sheet} id={id} className="l" />
                ))}
              </span>
              <b>{name}</b>
              <small>{text}</small>
            </li>
          ))}
        </ol>
        <h3 className="label">{t.learn.symbols}</h3>
        <ul className="symbols">
          {primer.symbols.map(({ glyph, name, text }) => (
            <li key={name}>
              <Glyph sheet={sheet} id={glyph} />
              <span>
                <b>{name}</b> <small>{text}</small>
              </span>
            </li>
          ))}
        </ul>
        <div className="acts">
          {entry.lessons && (
            <Link className="btn quiet" href={`/learn/${match.game}`}>
              {t.learn.title}
            </Link>
          )}
          <button type="button" className="btn primary" onClick={onClose}>
            {t.learn.toTheTable}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
