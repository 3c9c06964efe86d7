/** The question in one line. What else there is to say of it stands beside it at a desk, and behind the “?” on a phone. */
import type { Choice } from '@tavola/games/board/contract.ts';
import { Glyph, SeatShape } from '@tavola/games/board/glyph.tsx';
import { isChanceMove } from '@tavola/kernel/rules/decision.ts';
import { type ReactNode, useState } from 'react';
import { useNewcomer } from '../../browser/newcomer.ts';
import { useText } from '../../text/catalogue.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { Coaching } from '../model/coaching.ts';
import { turnOf } from '../model/match.ts';
import { useAsked, useDrawn, useGame, useMatch } from '../model/parts.tsx';
import { WindowWish } from './window-wish.tsx';

type LineProps = {
  readonly title: string;
  /** Beside the line where there is room. */
  readonly about: ReactNode;
  /** Behind the “?”. */
  readonly more: ReactNode;
  readonly className?: string;
};

function Line({ title, about, more, className = '' }: LineProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={`ask ${className}`}>
      <b role="status">{title}</b>
      <span className="about">{about}</span>
      <button
        type="button"
        className="ib about-button"
        aria-label={t.table.aboutQuestion}
        onClick={() => setOpen(true)}
      >
        <Glyph id="why" className="s" />
      </button>
      {isOpen && (
        <Dialog kind="sheet" title={title} onClose={() => setOpen(false)}>
          <div className="about-sheet">{more}</div>
        </Dialog>
      )}
    </div>
  );
}

type Props = {
  readonly title: string;
  /** The question at full length, where the title is shorter. */
  readonly whole: string;
  readonly choice: Choice;
};

export function AskLine({ title, whole, choice }: Props) {
  const isCut = whole !== title;
  const about = (
    <>
      {isCut && <span className="whole">{/[.?!…]$/.test(whole) ? whole : `${whole}.`} </span>}
      <About choice={choice} />
    </>
  );
  const more = (
    <>
      {isCut && <p className="whole">{whole}</p>}
      <About choice={choice} />
    </>
  );
  return <Line title={title} about={about} more={more} />;
}

type CoachProps = { readonly coaching: Coaching; readonly whole: string | null; readonly choice: Choice | null };

/** In a lesson the coach's sentence is the line; what the game asks stands where there is room, and behind the “?”. */
export function CoachLine({ coaching, whole, choice }: CoachProps) {
  const about = choice && (
    <>
      {whole} <About choice={choice} />
    </>
  );
  const more = (
    <>
      {coaching.why && <p>{coaching.why}</p>}
      {about && <p className="asked">{about}</p>}
    </>
  );
  return <Line className="coached" title={coaching.say} about={about} more={more} />;
}

/** Whose turn it is, how many options there are, what glows, the goal in a first game, and when to be asked in windows. */
function About({ choice }: { readonly choice: Choice }) {
  const t = useText();
  const { match } = useMatch();
  const { board, primer } = useGame();
  const { props } = useDrawn();
  const { asked, sensible } = useAsked();
  const isNew = useNewcomer(match.game);
  const { open, options, selected } = choice;
  const unplaced = open.filter(({ move }) => isChanceMove(move) || !board?.placed(move, props.view));
  const howMany = () => {
    if (asked.sending) return t.table.sending;
    if (selected) return t.table.once;
    if (options.length === 1) return t.table.onlyOne;
    if (open.some(({ id }) => sensible?.has(id) === false)) return t.table.guided(open.length);
    return open.length > unplaced.length ? t.table.touch(open.length) : t.table.choose(open.length);
  };
  return (
    <>
      <WhoseTurn />
      {howMany()} {isNew && !selected && <em className="goal-line">{primer?.goalLine}</em>}
      <WindowWish />
    </>
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
