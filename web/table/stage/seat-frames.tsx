/** The players: shape, name, turn, clock, presence; and what the game shows of each. */

import type { SeatPanelProps, TableProps } from '@tavola/games/board/contract.ts';
import { Glyph, SeatShape, seatClass } from '@tavola/games/board/glyph.tsx';
import type { Nearing } from '@tavola/kernel/face/news.ts';
import { isMachine } from '@tavola/kernel/host/sitter.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type ComponentType, memo, useState } from 'react';
import type { MatchSeat } from '../../api/types.ts';
import { givenName } from '../../people/name.ts';
import { useText } from '../../text/catalogue.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { turnOf } from '../model/match.ts';
import { useNearing } from '../model/nearing.ts';
import { useAsked, useDrawn, useGame, useMatch } from '../model/parts.tsx';
import { Clock } from './clock.tsx';

export function SeatFrames({ compact }: { readonly compact: boolean }) {
  const { match } = useMatch();
  const { props } = useDrawn();
  const near = useNearing();
  const order = seatsFrom(props.bottom, match.seats.length, compact);
  return (
    <ol className={compact ? 'chips' : 'frames'}>
      {order.map((seat) => {
        const it = match.seats[seat];
        const may = near.find((one) => one.seat === seat);
        return it ? <SeatFrame key={seat} it={it} compact={compact} near={may} /> : null;
      })}
    </ol>
  );
}

/** The others in turn order, the reader's own seat last; chips begin with the reader. */
function seatsFrom(bottom: Seat, count: number, readerFirst: boolean): readonly Seat[] {
  const others = Array.from({ length: count - 1 }, (_, i) => (bottom + 1 + i) % count);
  return readerFirst ? [bottom, ...others] : [...others, bottom];
}

type SeatProps = { readonly it: MatchSeat; readonly compact: boolean; readonly near: Nearing | undefined };

function SeatFrame({ it, compact, near }: SeatProps) {
  const t = useText();
  const { match, viewer, sitBehind } = useMatch();
  const { face, board, say } = useGame();
  const { props } = useDrawn();
  const { asked } = useAsked();
  const { seat } = it;
  const [open, setOpen] = useState(false);
  const hasTurn = turnOf(face, props) === seat;
  // Only the reader's own: being asked tells the others what hands hold.
  const isAsked = seat === viewer && asked.choice !== null;
  const SeatPanel = board?.SeatPanel;
  const isNamedReader = viewer === seat && !compact && it.name !== '';
  const name = isNamedReader ? t.seat.youNamed(givenName(match, seat, t)) : say.who(seat);
  return (
    <li
      className={`pl ${seatClass(seat)} ${hasTurn ? 'turn' : ''} ${isAsked ? 'asked' : ''} ${compact ? 'chip-pl' : ''} ${near ? 'near' : ''}`}
      data-seat={seat}
    >
      <div className="nm">
        <SeatShape seat={seat} />
        {viewer === 'spectator' && !compact ? (
          <button
            type="button"
            className="called"
            onClick={() => sitBehind(seat)}
            title={t.table.sitBehind(say.who(seat))}
          >
            {name}
          </button>
        ) : board?.SeatBoard ? (
          <button
            type="button"
            className="called"
            title={t.explain.openBoard(say.who(seat))}
            onClick={() => setOpen(true)}
          >
            {name}
          </button>
        ) : (
          <span className="called">{name}</span>
        )}
        {!compact && <SeatTag it={it} />}
        {near && <span className="sr">{near.note}</span>}
        {hasTurn && <span className="sr">{t.table.hasTurn}</span>}
        {isAsked && <span className="sr">{t.table.isAsked}</span>}
      </div>
      {open && <SeatSheet it={it} name={name} onClose={() => setOpen(false)} />}
      {SeatPanel && <Numbers of={SeatPanel} props={props} seat={seat} compact={compact} />}
    </li>
  );
}

type SheetProps = { readonly it: MatchSeat; readonly name: string; readonly onClose: () => void };

/** A player's own board with its powers and every public number. */
function SeatSheet({ it: { seat }, name, onClose }: SheetProps) {
  const { board, face, say } = useGame();
  const { props } = useDrawn();
  const about = face.things?.describe?.(`seat:${seat}`, props.view, say);
  const Whole = board?.SeatBoard;
  return (
    <Dialog kind="sheet" title={name} onClose={onClose}>
      <div className="seat-sheet">
        {about && (
          <p>
            <b>{about.name}</b> {about.text}
          </p>
        )}
        {Whole && <Numbers of={Whole} props={props} seat={seat} compact={false} />}
      </div>
    </Dialog>
  );
}

type NumbersProps = {
  readonly of: ComponentType<SeatPanelProps>;
  readonly props: TableProps;
  readonly seat: Seat;
  readonly compact: boolean;
};

/** Drawn again only when something of the table changed. */
const Numbers = memo(function Numbers({ of: SeatPanel, props, seat, compact }: NumbersProps) {
  return <SeatPanel {...props} seat={seat} compact={compact} />;
});

function SeatTag({ it }: { readonly it: MatchSeat }) {
  const t = useText();
  const bot = isMachine(it) || it.away !== null;
  const level = it.away ?? it.level;
  return (
    <span className="tag">
      <Clock seat={it} />
      {bot && <Glyph id={it.kind === 'automaton' ? 'automaton' : 'bot'} className="xs" />}
      {it.kind === 'automaton' && t.seat.automaton}
      {bot && level && t.seat.bot((t.levels as { readonly [level: string]: string })[level] ?? level)}
      {it.kind === 'person' && !it.present && it.away === null && t.seat.awayTag}
    </span>
  );
}
