/** "In one minute": the goal, a turn, the symbols. Opens by itself before a first game, and behind "?" afterwards. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useEffect, useEffectEvent } from 'react';
import { hasRead, markPlayed, markRead } from '../../browser/newcomer.ts';
import { Link } from '../../browser/router.tsx';
import { gameEntry } from '../../shelf/game-list.ts';
import { useText } from '../../text/catalogue.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useGame, useHost, useMatch } from '../model/parts.tsx';

/** Opens it before a first game, and keeps that a game was played. A lesson explains itself, and finishing one does not count. */
export function usePrimer(onOpen: () => void): void {
  const isLesson = useHost().host.kept === undefined;
  const { match, viewer } = useMatch();
  const { primer } = useGame();
  const { game, outcome } = match;
  const plays = viewer !== 'spectator' && !isLesson;
  useEffect(() => {
    if (outcome && plays) markPlayed(game);
  }, [outcome, plays, game]);
  const opens = useEffectEvent(() => {
    if (primer && plays && outcome === null && !hasRead(game)) onOpen();
  });
  useEffect(() => opens(), []);
}

export function PrimerSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const { match } = useMatch();
  const { primer } = useGame();
  const entry = gameEntry(match.game);
  if (!primer || !entry) return null;
  const sheet = entry.glyphs ?? '';
  const close = () => {
    markRead(match.game);
    onClose();
  };
  return (
    <Dialog title={t.learn.inOneMinute} onClose={close}>
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
          <button type="button" className="btn primary" onClick={close}>
            {t.learn.toTheTable}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
