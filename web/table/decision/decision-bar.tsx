/** The loudest thing on the screen: what is asked, what is selected, and the buttons for what has no place on the board. */
import type { BoardOption } from '@tavola/games/board/contract.ts';
import { Glyph, SeatShape, seatClass } from '@tavola/games/board/glyph.tsx';
import { moveText } from '@tavola/kernel/face/face.ts';
import { sentence } from '@tavola/kernel/face/text.ts';
import type { Move } from '@tavola/kernel/rules/ask.ts';
import { isChanceMove } from '@tavola/kernel/rules/decision.ts';
import { useNewcomer } from '../../browser/newcomer.ts';
import { Link } from '../../browser/router.tsx';
import { problemText, useText } from '../../text/catalogue.ts';
import { HintButton, HintPanel } from '../hint/hint.tsx';
import { PreviewLine } from '../hint/preview.tsx';
import { useHint } from '../hint/use-hint.ts';
import { turnOf } from '../model/match.ts';
import { useAsked, useDrawn, useGame, useHost, useMatch, usePlaying } from '../model/parts.tsx';
import { StakesPanel } from './stakes.tsx';
import { StepsBar } from './steps-bar.tsx';
import { StopButton, WindowWish } from './window-wish.tsx';

/** At most this many buttons stand in the bar; more get a tray of their own. */
const IN_BAR = 3;
/** A narrowed list of at most this many is also offered as buttons. */
const NARROW = 8;

/** As high with many words or buttons as with few, so that the board never moves: the rest hangs over it. */
export function DecisionBar() {
  return (
    <div className="bar-box">
      <Bar />
    </div>
  );
}

function Bar() {
  const { connection } = useHost();
  const { match } = useMatch();
  const { text, face, say, board, primer } = useGame();
  const { props } = useDrawn();
  const { asked, sensible } = useAsked();
  const t = useText();
  const hinted = useHint();
  const isNew = useNewcomer(match.game);
  const { choice } = asked;
  if (!choice) return <Waiting />;
  const { selected, open } = choice;
  const optionText = (option: BoardOption) => moveText({ face, text }, option.move, say);
  const unplaced = open.filter(({ move }) => isChanceMove(move) || !board?.placed(move, props.view));
  const stakesOf = (move: Move | null) =>
    props.viewer === 'spectator'
      ? null
      : (face.picks?.stakes?.(choice.ask, move, props.view, props.viewer, say) ?? null);
  const stakes = stakesOf(selected?.move ?? null);
  const isChallenge = stakesOf(null) !== null;
  const single = choice.options.length === 1;
  const buttons = single || (asked.narrowed && open.length <= NARROW) ? open : unplaced;
  const inBar = selected || buttons.length > IN_BAR ? [] : buttons;
  const inTray = selected || buttons.length <= IN_BAR || !board ? [] : buttons;
  const hint = () => {
    if (asked.problem) return problemText(t, asked.problem);
    if (asked.sending) return connection === 'offline' ? t.problems.OFFLINE : t.table.sending;
    if (selected)
      return (face.picks?.grave?.(selected.move, choice.ask) ? t.table.sure : t.table.preview)(optionText(selected));
    if (single) return t.table.onlyOne;
    if (open.some(({ id }) => sensible?.has(id) === false)) return t.table.guided(open.length);
    return open.length > unplaced.length ? t.table.touch(open.length) : t.table.choose(open.length);
  };
  return (
    <>
      <div className="decision" aria-busy={asked.sending}>
        <div className="ask" role="status">
          <b>{sentence(text.asks, choice.ask, say)}</b>
          <span>
            <WhoseTurn />
            {hint()} {isNew && !selected && <em className="goal-line">{primer?.goalLine}</em>}
          </span>
          <WindowWish />
        </div>
        {!selected && <HintButton hinted={hinted} />}
        <div className="acts">
          {asked.narrowed && (
            <button type="button" className="btn quiet" onClick={choice.back}>
              <Glyph id="undo" className="s" />
              {t.table.back}
            </button>
          )}
          {selected && (
            <button type="button" className="btn primary confirm" data-option={selected.id} onClick={choice.confirm}>
              <Glyph id="check" className="s" />
              {optionText(selected)}
            </button>
          )}
          {inBar.map((option) => (
            <OptionButton key={option.id} option={option} primary={single} />
          ))}
        </div>
      </div>
      {stakes && !hinted.hint && <StakesPanel stakes={stakes} />}
      {selected && !isChallenge && !hinted.hint && <PreviewLine />}
      <HintPanel hinted={hinted} />
      {inTray.length > 0 && !hinted.busy && !hinted.hint && (
        <ul className="tray" aria-label={t.table.options}>
          {inTray.map((option) => (
            <li key={option.id}>
              <OptionButton option={option} primary={false} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export function OptionButton({ option, primary }: { readonly option: BoardOption; readonly primary: boolean }) {
  const { text, face, say } = useGame();
  const { asked } = useAsked();
  const { choice } = asked;
  const selected = choice?.selected?.id === option.id;
  return (
    <button
      type="button"
      className={`btn option ${primary ? 'primary' : ''}`}
      data-option={option.id}
      aria-pressed={selected}
      onClick={() => choice?.narrow([option.id])}
    >
      {moveText({ face, text }, option.move, say)}
    </button>
  );
}

/** Stands before what is asked when it is somebody else's turn. */
function WhoseTurn() {
  const t = useText();
  const { viewer } = useMatch();
  const { face, say } = useGame();
  const { props } = useDrawn();
  const turn = turnOf(face, props);
  if (turn === null || turn === viewer) return null;
  return (
    <span className="whose">
      <SeatShape seat={turn} />
      {t.table.turnOf(say.who(turn))}
    </span>
  );
}

function Waiting() {
  const { match, viewer } = useMatch();
  const { face, say } = useGame();
  const { props } = useDrawn();
  const { frame, behind, steps, skip } = usePlaying();
  const t = useText();
  const [seat] = frame.pending;
  if (match.status === 'abandoned') {
    return <Ended />;
  }
  if (steps) return <StepsBar steps={steps} />;
  if (behind || seat === undefined) {
    return (
      <div className="decision waiting">
        <Said title={t.table.happening} text={t.table.skipHint} />
        <div className="acts">
          <button type="button" className="btn quiet" onClick={skip}>
            {t.table.skip}
          </button>
        </div>
      </div>
    );
  }
  if (seat === viewer) {
    return <div className="decision waiting">{<Said title={t.table.passing} text={t.table.passingHint} />}</div>;
  }
  const turn = turnOf(face, props);
  // In a window everybody reads the same: who is asked, and who is not, would tell what hands hold.
  const isWindow = turn !== null && (frame.pending.length > 1 || seat !== turn);
  const others = frame.pending.length > 1;
  const shown = turn ?? seat;
  const away = match.seats[seat]?.kind === 'person' && match.seats[seat]?.present === false;
  const title = () => {
    if (isWindow) return turn === viewer ? t.table.yourTurn : t.table.turnOf(say.who(turn));
    return others ? t.table.severalThink(frame.pending.map(say.who)) : t.table.thinks(say.who(seat));
  };
  return (
    <div className={`decision waiting ${seatClass(shown)}`}>
      <div className="ask" role="status">
        <b>
          <SeatShape seat={shown} /> {title()}
        </b>
        <span>{isWindow ? t.table.awaiting : away ? t.table.away : t.table.wait}</span>
      </div>
      <div className="acts">
        <StopButton />
      </div>
    </div>
  );
}

/** Ended without a winner: what one can do now. */
function Ended() {
  const t = useText();
  const { match } = useMatch();
  return (
    <div className="decision waiting ended">
      <Said title={t.problems.ABANDONED} text={t.leaving.kept} />
      <div className="acts">
        <Link className="btn" href={`/match/${match.id}/replay`}>
          <Glyph id="replay" className="s" />
          {t.result.replay}
        </Link>
        <Link className="btn primary" href="/">
          {t.notFound.action}
        </Link>
      </div>
    </div>
  );
}

function Said({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="ask" role="status">
      <b>{title}</b>
      <span>{text}</span>
    </div>
  );
}
