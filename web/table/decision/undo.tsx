/** Taking a move back: at once where nothing was learned, otherwise when the others agree. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { moveText } from '@tavola/kernel/face/face.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { codeOf } from '../../api/errors.ts';
import type { PossibleUndo } from '../../api/types.ts';
import { useFirstPicks } from '../../browser/newcomer.ts';
import { givenName } from '../../people/name.ts';
import { problemText, useText } from '../../text/catalogue.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useAsked, useGame, useHost, useMatch } from '../model/parts.tsx';
import type { Asked, Made } from '../model/use-choice.ts';

export function UndoButton() {
  const t = useText();
  const { host } = useHost();
  const { viewer, match } = useMatch();
  const { say } = useGame();
  const { asked } = useAsked();
  const [needed, setNeeded] = useState<PossibleUndo | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const canStill = match.status === 'playing' || (match.status === 'over' && match.practice !== 'no');
  const { undo } = host;
  const isHere = undo !== undefined && viewer !== 'spectator' && canStill;
  const takeBack = () => {
    if (asked.narrowed) asked.choice?.back();
    else if (isHere) start();
  };
  const glow = useGlow();
  useBackKeys(asked, takeBack);
  const take = async (practice: boolean) => (viewer === 'spectator' ? undefined : undo?.take(viewer, practice));
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      // The table went on meanwhile: on what terms it can be taken back now has to be found out again.
      if (codeOf(error) === 'STALE_DECISION') await start();
      else setProblem(codeOf(error));
    }
  };
  const start = () =>
    attempt(async () => {
      if (!undo || viewer === 'spectator') return;
      setProblem(null);
      const possible = await undo.possible(viewer);
      if (!possible) setProblem('UNDO_NOTHING');
      else if (possible.asks.length === 0 && (!possible.practice || match.practice === 'used'))
        await take(possible.practice);
      else setNeeded(possible);
    });
  if (!isHere) return null;
  const ask = () => {
    setNeeded(null);
    attempt(() => take(needed?.practice ?? false));
  };
  return (
    <>
      <button
        type="button"
        className={`ib undo ${glow ? 'glows' : ''}`}
        aria-label={glow?.undoes ?? t.table.undo}
        onClick={takeBack}
      >
        {glow && (
          <span className="what" role="status">
            {glow.text}
          </span>
        )}
        <Glyph id="undo" />
      </button>
      {needed && (
        <Confirm
          title={needed.practice ? t.undo.practiceTitle : t.undo.askTitle}
          text={[
            needed.practice ? (match.outcome ? t.undo.afterEnd : t.undo.practiceText) : t.undo.askText,
            ...(needed.asks.length > 0 ? [t.undo.asks(needed.asks.map(say.who))] : []),
          ].join(' ')}
          yes={needed.asks.length > 0 ? t.undo.ask : t.undo.practise}
          no={t.undo.cancel}
          onYes={ask}
          onNo={() => setNeeded(null)}
        />
      )}
      {problem && (
        <Dialog title={t.table.undo} onClose={() => setProblem(null)}>
          <p role="alert">{problemText(t, problem)}</p>
        </Dialog>
      )}
    </>
  );
}

const GLOWS_MS = 4000;

/** For a moment after a pick that can be taken back the arrow says what it takes back, and once that a touch is now enough. */
function useGlow(): { readonly text: string; readonly undoes: string } | null {
  const t = useText();
  const { host } = useHost();
  const { match, viewer } = useMatch();
  const { face, text, say } = useGame();
  const { made } = useAsked().asked;
  const isCareful = useFirstPicks(match.game);
  const wasCareful = useRef(isCareful);
  const [glowing, setGlowing] = useState<{ readonly made: Made; readonly isLearned: boolean } | null>(null);
  useEffect(() => {
    if (made === null || viewer === 'spectator') return;
    let stale = false;
    const isLearned = wasCareful.current && !isCareful;
    wasCareful.current = isCareful;
    const hide = setTimeout(() => setGlowing(null), GLOWS_MS);
    const show = (possible: PossibleUndo | null) => {
      const isFree = possible !== null && possible.asks.length === 0 && !possible.practice;
      if (!stale) setGlowing(isFree ? { made, isLearned } : null);
    };
    host.undo?.possible(viewer).then(show, () => {});
    return () => {
      stale = true;
      clearTimeout(hide);
    };
  }, [host, made, viewer, isCareful]);
  if (glowing === null) return null;
  const deed = glowing.made.moves.map((move) => moveText({ face, text }, move, say));
  const undoes = t.table.undoes(deed.join(' → '));
  return { undoes, text: glowing.isLearned ? t.table.oneTouch : undoes };
}

/** Escape leaves what was touched so far; Ctrl+Z does too, and takes the last move back when nothing was touched. */
function useBackKeys({ narrowed, choice, whyNot }: Asked, takeBack: () => void): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const isBusy = document.querySelector('dialog[open]') !== null || whyNot !== null;
    const isTyping = (event.target as Element).matches?.('input, textarea, select');
    if (isBusy || isTyping || event.defaultPrevented) return;
    if (event.key === 'Escape' && narrowed) choice?.back();
    else if (event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) takeBack();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, []);
}

/** Somebody asks to take a move back: those concerned answer, the asker waits and may withdraw. */
export function ConsentDialog() {
  const t = useText();
  const { host } = useHost();
  const { match, viewer } = useMatch();
  const { say } = useGame();
  const { undo, mine } = match;
  if (!undo) return null;
  const answering = undo.missing.find((seat) => mine.includes(seat));
  const answer = (seat: number, agree: boolean) => host.undo?.consent?.(seat, agree).catch(() => {});
  if (answering !== undefined) {
    return (
      <Dialog title={t.undo.title(say.who(undo.seat))} onClose={() => answer(answering, false)}>
        <p>{mine.length > 1 ? t.undo.textFor(givenName(match, answering, t)) : t.undo.text}</p>
        <div className="acts">
          <button type="button" className="btn" onClick={() => answer(answering, false)}>
            {t.undo.refuse}
          </button>
          <button type="button" className="btn primary" onClick={() => answer(answering, true)}>
            {t.undo.agree}
          </button>
        </div>
      </Dialog>
    );
  }
  if (undo.seat !== viewer) return null;
  return (
    <div className="banner" role="status">
      <span>{t.undo.waiting(undo.missing.map(say.who))}</span>
      <button type="button" className="btn sm" onClick={() => answer(undo.seat, false)}>
        {t.undo.withdraw}
      </button>
    </div>
  );
}
