/** Beside the board: whose turn it is, what is told large, who sits where, and the way back to one's seat. */
import { Glyph, SeatShape, seatClass } from '@tavola/games/board/glyph.tsx';
import { sentence } from '@tavola/kernel/face/text.ts';
import { isPerson } from '@tavola/kernel/host/sitter.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { useDeviceWords } from '../matches/devices/words.ts';
import { givenName } from '../people/name.ts';
import { useAddress } from '../people/person.ts';
import { DecisionBar } from '../table/decision/decision-bar.tsx';
import { seatOf } from '../table/model/clauses.ts';
import { turnOf } from '../table/model/match.ts';
import { useDrawn, useGame, useLog, useMatch, usePlaying } from '../table/model/parts.tsx';
import { useText } from '../text/catalogue.ts';
import { Qr } from '../ui/qr.tsx';

type Props = {
  /** The seat whose open hand is asked now. */
  readonly openSeat: Seat | null;
  readonly isPaused: boolean;
  readonly onPause: () => void;
  /** OK says yes to a claim. */
  readonly confirms: boolean;
};

export function TvSide({ openSeat, isPaused, onPause, confirms }: Props) {
  const { board } = useGame();
  const { props } = useDrawn();
  const Moment = board?.Moment;
  const Stack = board?.Stack;
  const isStacked = Stack && (board.stacked?.(props.view) ?? true);
  return (
    <aside className="tv-side">
      <Turn />
      <div className="tv-middle">
        <ClaimCard confirms={confirms} />
        {openSeat !== null && <OpenHand seat={openSeat} />}
        {openSeat === null && (
          <div className="tv-moment" role="status">
            {Moment && <Moment {...props} />}
            {isStacked && <Stack {...props} />}
          </div>
        )}
        {openSeat === null && <Lately />}
      </div>
      <Seats />
      <Foot isPaused={isPaused} onPause={onPause} />
    </aside>
  );
}

/** The turn in the colour of its seat. In a window nobody is named: who is asked would tell what hands hold. */
function Turn() {
  const t = useText();
  const w = useDeviceWords();
  const { match } = useMatch();
  const { face, say } = useGame();
  const { props } = useDrawn();
  const { frame, behind } = usePlaying();
  const { pending, outcome } = frame;
  if (outcome) {
    const winners = outcome.winners.map((seat) => givenName(match, seat, t));
    return (
      <header className={`tv-turn ${outcome.winners[0] === undefined ? '' : seatClass(outcome.winners[0])}`}>
        {outcome.winners[0] !== undefined && <SeatShape seat={outcome.winners[0]} />}
        <div>
          <p>{w.over}</p>
          <h1>{winners.length > 0 ? w.won(new Intl.ListFormat(say.language).format(winners)) : w.noWinner}</h1>
        </div>
      </header>
    );
  }
  const turn = turnOf(face, props);
  const phases = face.turns?.phases?.(props.view, say);
  const phase = phases?.steps.find(({ id }) => id === phases.now)?.name;
  const isWindow = turn !== null && (pending.length > 1 || (pending[0] !== undefined && pending[0] !== turn));
  const who = turn === null ? null : givenName(match, turn, t);
  const doing = behind ? null : isWindow ? w.awaiting : who && pending.length > 0 ? w.isChoosing(who) : null;
  return (
    <header className={`tv-turn ${turn === null ? '' : seatClass(turn)}`}>
      {turn !== null && <SeatShape seat={turn} />}
      <div>
        <p>{[phase, doing].filter(Boolean).join(' · ') || w.setUp}</p>
        <h1>{who === null ? (phase ?? w.setUp) : w.turnOf(who)}</h1>
      </div>
      {phases && (
        <ol aria-hidden="true">
          {phases.steps.map(({ id }) => (
            <li key={id} className={id === phases.now ? 'on' : ''} />
          ))}
        </ol>
      )}
    </header>
  );
}

function ClaimCard({ confirms }: { readonly confirms: boolean }) {
  const t = useText();
  const w = useDeviceWords();
  const { match } = useMatch();
  const { claim } = match;
  if (!claim) return null;
  const seat = givenName(match, claim.seat, t);
  const who = claim.name || w.someone;
  return (
    <section className={`tv-claim ${seatClass(claim.seat)}`} role="alert">
      <SeatShape seat={claim.seat} />
      <div>
        <b>{claim.refused ? w.claimRefused(who, seat) : w.claimAsk(who, seat)}</b>
        {!claim.refused && <p>{confirms ? w.claimOk : w.claimOthers}</p>}
      </div>
    </section>
  );
}

/** Somebody without a phone plays here: the remote moves among what may be touched, and OK takes it. */
function OpenHand({ seat }: { readonly seat: Seat }) {
  const t = useText();
  const w = useDeviceWords();
  const { match } = useMatch();
  const { board } = useGame();
  const { props } = useDrawn();
  const Hand = board?.Hand;
  const Reserve = board?.Reserve;
  return (
    <section className={`tv-open ${seatClass(seat)}`} aria-label={w.openHandOf(givenName(match, seat, t))}>
      <p className="tv-open-of">
        <SeatShape seat={seat} /> {w.openHandOf(givenName(match, seat, t))} · {w.remoteHint}
      </p>
      <DecisionBar />
      {Hand && <Hand {...props} />}
      {Reserve && <Reserve {...props} />}
    </section>
  );
}

const LINES = 6;

/** The newest lines of the public log. */
function Lately() {
  const w = useDeviceWords();
  const { text, say } = useGame();
  const { told } = useLog();
  const lines = told.slice(-LINES).toReversed();
  if (lines.length === 0) return null;
  return (
    <section className="tv-lately" aria-label={w.lately}>
      <h2>{w.lately}</h2>
      <ul>
        {lines.map(({ event }, i) => {
          const seat = seatOf(event);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: events have no id; their order is their identity.
            <li key={told.length - i}>
              {seat === null ? <span className="seat" /> : <SeatShape seat={seat} />}
              <span>{sentence(text.events, event, say)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Seats() {
  const t = useText();
  const w = useDeviceWords();
  const { match } = useMatch();
  const { board, face } = useGame();
  const { props } = useDrawn();
  const turn = turnOf(face, props);
  const SeatPanel = board?.SeatPanel;
  return (
    <ol className={`tv-players ${match.seats.length > 4 ? 'many' : ''}`}>
      {match.seats.map((it) => (
        <li key={it.seat} className={`${seatClass(it.seat)} ${it.seat === turn ? 'turn' : ''}`}>
          <SeatShape seat={it.seat} />
          <div>
            <b>
              {givenName(match, it.seat, t)}
              {isPerson(it) && (
                <Glyph
                  id="phone"
                  className={`s ${it.present ? 'here' : 'gone'}`}
                  label={it.present ? w.phoneHere : w.phoneGone}
                />
              )}
              {it.kind === 'bot' && <Glyph id="bot" className="s" />}
              {it.kind === 'automaton' && <Glyph id="automaton" className="s" />}
            </b>
            {SeatPanel && (
              <div className="numbers">
                <SeatPanel {...props} seat={it.seat} compact />
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Foot({ isPaused, onPause }: Pick<Props, 'isPaused' | 'onPause'>) {
  const w = useDeviceWords();
  const { match } = useMatch();
  const watch = match.invitations.find(({ seat }) => seat === null);
  const address = useAddress(watch?.path ?? `/match/${match.id}`);
  return (
    <footer className="tv-foot">
      <Qr text={address} label={w.qrOf(address)} />
      <p>
        <b>{w.comeBack}</b>
        <span>{w.comeBackText}</span>
      </p>
      <p className="keys">
        {/* Not reached by the arrows: OK does it wherever the focus is. */}
        <button type="button" tabIndex={-1} onClick={onPause}>
          <kbd>{w.okKey}</kbd> {isPaused ? w.resume : w.pause}
        </button>
        <span>
          <kbd>+</kbd> <kbd>−</kbd> {w.zoom}
        </span>
        {isPaused && <b role="status">{w.paused}</b>}
      </p>
    </footer>
  );
}
